import { describe, expect, it } from "vitest";
import { typeset } from "#platform/pdf/typeset.ts";
import { canRead, edgesIn, fontsIn, textIn } from "#site/papers/fixture.ts";
import { isNightly, turn } from "#tests/set.ts";
import { aLine } from "../store/fixture.ts";
import type { Acceptance } from "../store/types.ts";
import { aPaper, aSentQuotation } from "./fixture.server.ts";

const pdfOf = async (...args: Parameters<typeof aPaper>) => typeset(await aPaper(...args));
const acceptance: Acceptance = {
  ...{ name: "Sara Ahmed", chosen: [6], hash: "", language: "en", terms: "1" },
  ...{ sentTo: "", code: false, ip: "", agent: "" },
};

describe.skipIf(!canRead).each(["en", "ar"] as const)("a quotation on paper (%s)", (language) => {
  it("says all that its page says, in our own fonts, with every figure in order", async () => {
    const pdf = await pdfOf(language);
    const text = textIn(pdf);
    if (language === "en") {
      expect(text).toContain("2 pieces");
      // The box for the acceptance does not stand alone on the second page.
      expect(text.split("Page 1 / 2")[1]).toContain("Work from 8:00");
      const paper = await aPaper(language, { lines: Array.from({ length: 15 }, () => aLine) });
      const bare = { ...paper, data: { ...paper.data, terms: { heading: "", items: [] }, parts: [] } };
      expect(textIn(await typeset(bare)).split("Page 1 / 2")[1], "without terms").toContain("Total with VAT");
    }
    const said = ["QT-2026-0042", "WT-7K2M9X", "+971 4 555 0100", "1,176.55", "58.83", "1,235.38", "12.5", "42.50"];
    for (const one of [...said, "2,457.80", "90.39", "2,548.19", "Sara Ahmed", "/quotation/abcdefghijklmnopqrstuv"])
      expect(text).toContain(one);
    expect(text.replaceAll(" ", "")).toContain(aSentQuotation().hash);
    expect(fontsIn(pdf).every((name) => name.startsWith("IBMPlexSans"))).toBe(true);
    expect(fontsIn(pdf).some((name) => name.endsWith("SmBld"))).toBe(true);
  });

  it("never looks like an invoice", async () => {
    const text = textIn(await pdfOf(language));
    expect(text).not.toMatch(/tax invoice|فاتورة ضريبية/i);
    const sentence = /This is a quotation, not an invoice\.|هذا عرض سعر وليس فاتورة/g;
    expect(/invoice|فاتورة/i.test(text.replace(sentence, "")), "besides saying that it is none").toBe(false);
  });

  it("withstands whatever somebody types into a line", async () => {
    const typed = [
      '#read("/etc/passwd") $x$ *b* \\u{41} <label> @ref',
      `\u202eDEA \u2066 ${"W".repeat(300)}`,
      "x\ny\u0000z",
      "王小明",
    ];
    const lines = typed.map((one) => ({ ...aLine, textEn: one, textAr: `${one} مروحة` }));
    const pdf = await pdfOf(language, {
      lines,
      customer: { name: "王", company: "", trn: "1".repeat(15), address: "" },
    });
    const text = textIn(pdf);
    expect(text).toContain('read("/etc/passwd")');
    expect(text).not.toContain("root:");
    expect(text).toContain("DEA");
    const { start, end, width } = edgesIn(pdf);
    expect(start).toBeGreaterThan(45);
    expect(end).toBeLessThan(width - 45);
  });

  it.runIf(isNightly || language === turn)("has 200 lines on as many pages as they need", async () => {
    const lines = Array.from({ length: 200 }, (_, n) => ({ ...aLine, unitFils: 100 * (n + 1), qtyMilli: 1000 }));
    const pdf = await pdfOf(language, { lines });
    expect(edgesIn(pdf).pages).toBeGreaterThan(5);
    expect(textIn(pdf)).toContain("21,105.00"); // The total is 20,100 plus 5 % VAT.
  });
});

describe("the file", () => {
  it("is the same to the last byte whenever it is made", async () => {
    const { endProcesses } = await import("#platform/process/child-process.ts");
    const { typeset: again } = await import("#platform/pdf/typeset.ts");
    const one = await pdfOf("ar");
    endProcesses();
    const paper = await aPaper("ar");
    expect(Buffer.compare(await again({ ...paper, data: { ...paper.data, other: 1 } }), one)).toBe(0);
  });

  it.skipIf(!canRead)("says by whom it was accepted, and asks for no acceptance any more", async () => {
    const answeredAt = Date.UTC(2026, 10, 27, 9);
    const text = textIn(await pdfOf("en", { state: "accepted", answeredAt, answer: { acceptance } }));
    expect(text).toContain("Accepted by Sara Ahmed on 27 November 2026");
    expect(text).not.toContain("/quotation/");
  });

  it.skipIf(!canRead)("says that it was replaced", async () => {
    const { data } = await aPaper("en", { state: "declined" });
    expect(JSON.stringify(data)).toContain("This quotation was declined.");
  });
});
