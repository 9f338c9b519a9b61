import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "@site/testing/fast-check.ts";
import sharp from "sharp";
import { describe, expect, it, onTestFinished } from "vitest";
import { parse } from "yaml";
import { company } from "#site/content/company.server.ts";
import { aboutWith } from "./about.ts";
import { answers, hoursFrom, hoursText, lettersOf } from "./answers.ts";
import { askAll, problemOf, setAt, valueAt } from "./ask.ts";
import { contrast, toHex, toLch } from "./colour.ts";
import { favicon, logoComponent, markFile, markOf, readMark } from "./mark.ts";
import { paletteIn, paletteOf, tooFaint, withPalette } from "./palette.ts";
import { needOf, questions, words } from "./questions.ts";
import { companyFile } from "./write.ts";

const css = readFileSync("site/styles/tokens.css", "utf8");
const base = paletteIn(css);
const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, "0")}`);

describe("colours", () => {
  it("stay the same when converted to lightness, colourfulness and hue, and back", () => {
    fc.assert(fc.property(hex, (colour) => toHex(toLch(colour)) === colour));
  });

  it("have a contrast as WCAG defines it", () => {
    expect(contrast("#000000", "#ffffff")).toBeCloseTo(21);
    expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
  });

  it("give a legible palette, whichever two they are", () => {
    fc.assert(
      fc.property(hex, hex, (brand, accent) => {
        expect(tooFaint(paletteOf(base, { brand, accent }))).toEqual([]);
      }),
    );
  });

  it("give our own palette if they are our own two", () => {
    const same = paletteOf(base, { brand: "#17666b", accent: "#f2a33a" });
    expect(withPalette(css, base)).toBe(css);
    for (const [name, both] of Object.entries(base))
      for (const theme of [0, 1] as const)
        expect(contrast(both[theme], same[name]?.[theme] ?? ""), name).toBeLessThan(1.05);
  });

  it.each([
    ["#ffd84d", "#0b4f6c", "#0b4f6c", "#ffd84d"],
    ["#0b4f6c", "#ffd84d", "#0b4f6c", "#ffd84d"],
    ["#7a1f4b", "#2aa9c9", "#7a1f4b", "#2aa9c9"],
    ["#c8102e", "#00843d", "#c8102e", "#00843d"],
  ])("%s and %s are in the palette unchanged, the dark one for words", (brand, accent, words, buttons) => {
    const palette = paletteOf(base, { brand, accent });
    expect([palette.brand?.[0], palette.accent?.[0]]).toEqual([words, buttons]);
  });

  it("turn a yellow into bronze if it must be dark, a lime into green, and neither into olive; grey stays grey", () => {
    for (const brand of ["#ffd400", "#c9a227", "#ffff00", "#bfff00", "#a4c639"]) {
      const palette = paletteOf(base, { brand, accent: brand });
      for (const name of ["brand", "brand-deep", "ink", "navy"]) {
        const day = palette[name]?.[0] ?? "";
        const { l, h } = toLch(day);
        expect(l).toBeLessThan(0.6);
        expect(h < 85 || h > 130, `${brand} becomes ${day}`).toBe(true);
      }
    }
    const accent = paletteOf(base, { brand: "#17666b", accent: "#1a1a1a" }).accent?.[0] ?? "";
    expect(toLch(accent).c).toBeLessThan(0.01);
  });

  it("are reported if a text is too faint on its ground", () => {
    expect(tooFaint({ ...base, ink: ["#cccccc", "#e9f1f2"] })).toContain("ink on surface, light: 1.52");
  });
});

describe("working hours", () => {
  it.each([
    ["mon-fri 08:30-17:30", "monday friday"],
    ["sat-sun 10:00-14:00", "saturday sunday"],
    ["السبت-الأربعاء 7:30-16:00، الخميس 07:30-13:00", "saturday wednesday thursday"],
    ["thu 09:00-12:00; Mon 09:00-18:00", "thursday monday"],
    ["sat-thu 8:00-13:00 16:00-20:00, fri 16:00-20:00", "saturday thursday friday"],
    ["sun-sat 00:00-24:00", "sunday wednesday saturday"],
  ])("%s", (text, days) => {
    const hours = hoursFrom(text) ?? {};
    for (const day of days.split(" ")) expect(hours).toHaveProperty(day);
    expect(hoursFrom(hoursText(hours))).toEqual(hours);
  });

  it("of the default company are read back unchanged", () => {
    expect(hoursFrom(hoursText(company().hours))).toEqual(company().hours);
  });

  it("are shown as they were typed, over the end of the week and with their break", () => {
    for (const text of ["sat-thu 08:00-18:00, fri 09:00-12:00", "sun-thu 08:00-13:00 16:00-20:00"])
      expect(hoursText(hoursFrom(text) ?? {})).toBe(text);
    expect(hoursFrom("mon 08:00-13:00 16:00-20:00")?.monday?.break).toEqual({ from: "13:00", to: "16:00" });
  });

  it.each([
    "",
    "mon",
    "mon 08:00-13:00 12:00-20:00",
    "mon 9-5",
    "mon 25:00-26:00",
    "mon 08:00-17:99",
    "xyz 08:00-09:00",
    "mon-fri 17:00-08:00",
    "mon-fri 08:00-17:00 and saturday",
  ])("are not %j", (text) => {
    expect(hoursFrom(text)).toBeUndefined();
  });
});

describe("the mark", () => {
  const svg = readFileSync("tests/company/made-up/mark.svg", "utf8");

  it("becomes a component, a file and icons", async () => {
    const mark = readMark(`<?xml version="1.0"?><!-- drawn by hand -->${svg}`);
    expect(markFile(mark)).toBe(svg);
    expect(logoComponent(mark)).toContain('strokeWidth="2"');
    const icon = await favicon(svg);
    const { width, format } = await sharp(icon.subarray(22)).metadata();
    expect([icon.readUInt16LE(2), width, format]).toEqual([1, 32, "png"]);
  });

  const styled = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><defs><style>.c{fill:#0b4f6c}</style></defs><rect class="c" width="40" height="20"/><script>alert(1)</script></svg>`;
  const drawn = () => sharp({ create: { width: 40, height: 20, channels: 3, background: "#0b4f6c" } });

  it.each([
    ["png", () => drawn().png().toBuffer()],
    ["jpeg", () => drawn().jpeg().toBuffer()],
    ["webp", () => drawn().webp({ lossless: true }).toBuffer()],
    ["svg", async () => Buffer.from(styled)],
  ])("becomes a picture of a %s, with its colour and proportions", async (kind, bytes) => {
    const folder = mkdtempSync(join(tmpdir(), "windtower-logo-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const file = join(folder, `logo.${kind}`);
    writeFileSync(file, await bytes());
    const mark = await markOf(file);
    expect(logoComponent(mark)).toContain('src="/brand/mark.webp"');
    expect(markFile(mark)).not.toMatch(/script|style/);
    const { data, info } = await sharp(Buffer.from(markFile(mark)))
      .raw()
      .toBuffer({ resolveWithObject: true });
    const at = (x: number, y: number) => Array.from(data.subarray((y * info.width + x) * info.channels).subarray(0, 4));
    expect(at(128, 20)[3], "nothing above it").toBe(0);
    for (const [n, channel] of [11, 79, 108, 255].entries()) expect(at(128, 128)[n]).toBeCloseTo(channel, -1);
  });

  it("is refused if it is not a picture", async () => {
    await expect(markOf("package.json")).rejects.toThrow(/PNG, JPEG, WebP or SVG/);
    await expect(markOf("nowhere.png")).rejects.toThrow(/no file/);
  });

  const shape = (inner: string) => `<svg viewBox="0 0 32 32">${inner}</svg>`;
  it.each([
    shape("<script>alert(1)</script>"),
    shape('<path d="M0 0" onload="alert(1)"/>'),
    shape('<path d="M0 0" style="fill:red"/>'),
    shape('<image href="https://x.example/a.png"/>'),
    shape('<path fill="url(https://x.example)"/>'),
    shape('<path d="{alert(1)}"/>'),
    shape("<text>Ghaf</text>"),
    shape("<foreignObject></foreignObject>"),
    '<path d="M0 0"/>',
    "<svg><g/></svg>",
    "GIF89a",
  ])("does not take %s into the page", (hostile) => {
    expect(() => readMark(hostile)).toThrow(/logo/i);
  });
});

it.each([
  ["Ghaf", "GH"],
  ["Al Sahel Building Care", "ASBC"],
  ["Quick Tiling", "REQ"],
  ["Al Safa Services", "REQ"],
  ["3", "REQ"],
])("references of %s begin with %s", (name, letters) => {
  expect(lettersOf(name)).toBe(letters);
});

describe("answers", () => {
  const text = readFileSync("tests/company/made-up/answers.yaml", "utf8");

  it("of the made-up company are accepted, and each has a question", () => {
    const values = { ...answers.parse(parse(text)), logo: "tests/company/made-up/mark.svg" };
    for (const question of questions)
      expect(problemOf(question, valueAt(values, question.at), "en"), question.at).toBeUndefined();
  });

  it.each([
    ["phone", "04 555 0100"],
    ["locality", { en: "06 555 1234", ar: "الشارقة" }],
    ["tagline", { en: "Care for homes and shops on the east coast", ar: "صيانة البيوت والمحلات" }],
    ["colours.brand", "teal"],
    ["cities", ["atlantis"]],
    ["trades", ["alchemy"]],
    ["hours", "always"],
    ["without", ["/x", "javascript:alert(1)"]],
  ])("must not be %s: %j", (at, value) => {
    const values = parse(text);
    setAt(values, at, value);
    expect(answers.safeParse(values).success).toBe(false);
    const question = questions.find((each) => each.at === at);
    expect(question && problemOf(question, value, "ar")).toMatch(/\p{Script=Arabic}/u);
  });

  it.each(["en", "ar"] as const)("tell their story on the page about us (%s)", (language) => {
    const page = aboutWith(readFileSync(`content/${language}/about.yaml`, "utf8"), "We began in Sharjah.", language);
    expect(page).toContain("We began in Sharjah.");
    expect(page).not.toMatch(/Windtower|برج الرياح|2008/);
  });
});

describe("a conversation", () => {
  /** Answers each question. The keys are the beginnings of the Arabic questions. The first answers are wrong on purpose. */
  async function talk(lines: Record<string, string[]>) {
    const said: string[] = [];
    const questions: string[] = [];
    const question = (ask: string) => {
      questions.push(ask);
      const start = Object.keys(lines).find((each) => ask.startsWith(each));
      return Promise.resolve((start && lines[start]?.shift()) ?? "");
    };
    const known = answers.parse(parse(readFileSync("tests/company/made-up/answers.yaml", "utf8")));
    delete known.logo;
    const replies = await askAll({ question, say: (line) => said.push(line) }, known, "ar");
    return { told: replies, said: said.join("\n"), asked: questions };
  }

  it("takes digits of an Arabic keyboard, numbers with gaps and cities by name", async () => {
    const { told: replies } = await talk({
      الهاتف: ["٠٠٩٧١ ٤ ٣٢١ ٧٦٥٤"],
      سنة: ["٢٠١٩"],
      المدن: ["الفجيرة، رأس الخيمة"],
      أوقات: ["sat-thu ٠٧:٣٠-١٦:٠٠"],
    });
    expect(replies).toMatchObject({ phone: "+97143217654", claims: { established: 2019 } });
    expect(replies.cities).toEqual(["fujairah", "ras-al-khaimah"]);
    expect(hoursFrom(String(replies.hours))).toHaveProperty("thursday.open", "07:30");
  });

  it("goes back to the previous question, and keeps the answer that was given there", async () => {
    const {
      told: replies,
      asked: questions,
      said,
    } = await talk({ رقم: ["<", "+971 (0)50 123 4567"], الهاتف: ["06 555 1234", ""] });
    expect(said).toContain("  +97165551234");
    expect(replies).toMatchObject({ phone: "+97165551234", whatsapp: "+971501234567" });
    expect(questions.filter((ask) => ask.startsWith("الهاتف"))[1]).toContain("[+97165551234]");
  });

  it("judges a line as soon as it is typed", async () => {
    const long = "العناية بالبيوت والمحلات التجارية على الساحل";
    const { asked: questions } = await talk({ "سطر واحد تحت الاسم، بالعربية": [long, "عناية بالبيوت"] });
    const tagline = questions.filter((ask) => ask.startsWith("سطر واحد"));
    expect(tagline.map((ask) => ask.includes("بالعربية"))).toEqual([false, true, true]);
  });

  it.each([
    ["الأصباغ، البلاط, الدهان", ["painting", "tiling"]],
    ["كهرباء، اصباغ، A/C, tiles", ["electrical", "painting", "ac", "tiling"]],
    ["1, 4", ["ac", "plumbing"]],
    ["Chillers, VRF and commercial HVAC", ["commercial-hvac"]],
  ])("accepts trades by their usual names, or by their numbers: %s", async (line, trades) => {
    expect((await talk({ الأعمال: [line] })).told.trades).toEqual(trades);
  });

  it("accepts a trade without its article, and names the one that it does not know", async () => {
    const { told: replies, said } = await talk({ الأعمال: ["تكييف، سباكة، تنجيد", "تكييف، سباكة"] });
    expect(replies.trades).toEqual(["ac", "plumbing"]);
    expect(said).toContain(`${needOf("trades").ar}: تنجيد`);
  });

  it("says in the language of the conversation what is wrong, and asks again", async () => {
    const { told: replies, said } = await talk({
      "اسم الشركة كاملاً، بالإنجليزية": ["ساحل", "-", "Sahel"],
      الهاتف: ["222 4143", "٠٩ ٢٢٢ ٤١٤٣"],
      خلال: ["يومان", "48"],
      "ملف الشعار": ["nowhere.svg", ""],
    });
    expect(replies).toMatchObject({ name: { en: "Sahel" }, phone: "+97192224143", claims: { replyWithinHours: 48 } });
    for (const wrong of [words.alphabet.ar.en, words.missing.ar, needOf("phone").ar, needOf("logo").ar])
      expect(said).toContain(wrong);
    expect(said).not.toMatch(/invalid|expected|must be|undefined/i);
  });

  it("asks for an emergency number only if the company answers emergencies", async () => {
    const number = "هاتف الطوارئ";
    expect((await talk({})).asked.some((ask) => ask.startsWith(number))).toBe(false);
    const changed = await talk({ "متى تردون": ["24/7", "-"], [number]: ["04 555 0199", "<"], شهادة: ["<"] });
    expect(changed.asked.filter((ask) => ask.startsWith(number))).toHaveLength(2);
    expect(changed.told, "taken back").not.toHaveProperty("emergency");
    expect((await talk({ "متى تردون": ["24/7"] })).asked.some((ask) => ask.startsWith(number))).toBe(true);
  });
});

describe("company.yaml", () => {
  const values = answers.parse(parse(readFileSync("tests/company/made-up/answers.yaml", "utf8")));
  const first = companyFile(readFileSync("content/company.yaml", "utf8"), values);

  it("loses the promises of the example", () => {
    expect(parse(first)).toMatchObject({ sample: false, name: values.name });
    for (const key of ["emergency", "terms", "urgent"]) expect(parse(first)).not.toHaveProperty(key);
    expect(first, "no day is written as the same as another").not.toMatch(/[&*]a1\b/);
    expect(first).not.toMatch(/fictional/);
  });

  it("keeps what the company wrote since then when the answers change", () => {
    const written = `${first}\nterms: { licence: none }\nurgent: none\n`;
    expect(parse(companyFile(written, values))).toMatchObject({ terms: { licence: "none" }, urgent: "none" });
  });
});
