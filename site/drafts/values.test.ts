import { describe, expect, it } from "vitest";
import { beginWith, keptAt, keptText, type StoredDraft, type Values } from "./values.ts";

it("papers that were ticked for one building are not ready for another, but the texts are kept", () => {
  const base = { address: "", "papers permit": "", "papers lift": "✓" };
  const mine = { address: "Flat 12", "papers permit": "✓", "papers lift": "✓" };
  const kept = { base, mine, sent: false, ticksOf: "tower A" };
  expect(keptAt("tower A", kept, base)).toEqual(kept);
  const there = { address: "", "papers permit": "" };
  expect(keptAt("tower B", kept, there)).toEqual({
    base: there,
    mine: { address: "Flat 12", "papers permit": "" },
    sent: false,
    ticksOf: "tower B",
  });
});

describe("if a colleague saved meanwhile", () => {
  const text = (work: string): Values => ({ work });
  /** Opens the form several times, once for each of the given stored values. */
  const opened = (kept: StoredDraft, ...stored: string[]) =>
    stored.reduce<StoredDraft>((before, now) => {
      const found = beginWith(before, text(now), {});
      return JSON.parse(keptText({ base: text(now), ...found, sent: false })) as StoredDraft;
    }, kept);
  const typed: StoredDraft = { base: text("old"), mine: text("mine"), sent: false };

  it("the own text stays beside theirs until something is typed there, however often the page is loaded", () => {
    expect(opened(typed, "theirs", "theirs")).toMatchObject({ mine: text("theirs"), beside: [text("mine")] });
    expect(opened(typed, "theirs", "newer")).toMatchObject({ mine: text("newer"), beside: [text("mine")] });
  });

  it("text that is typed into theirs is kept too", () => {
    const merged = { ...opened(typed, "theirs"), mine: text("both") };
    expect(opened(merged, "theirs")).toMatchObject({ mine: text("both"), beside: [text("mine")] });
    expect(opened(merged, "newer")).toMatchObject({ mine: text("newer"), beside: [text("both"), text("mine")] });
  });

  it("nothing is kept any more once the typed text is stored", () => {
    const merged = { ...opened(typed, "theirs"), mine: text("both"), sent: true };
    const found = beginWith(merged, text("both"), {});
    expect(keptText({ base: text("both"), ...found, sent: false })).toBe("");
  });
});
