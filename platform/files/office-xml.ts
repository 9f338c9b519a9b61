/** Decodes as XML readers do: UTF-8, or UTF-16 with its mark. */
export function xmlText(content: Buffer): string {
  const utf16 =
    content[0] === 0xff && content[1] === 0xfe
      ? "utf-16le"
      : content[0] === 0xfe && content[1] === 0xff
        ? "utf-16be"
        : "utf-8";
  return new TextDecoder(utf16).decode(content);
}

const doctypes = (["utf8", "utf16le"] as const).map((encoding) => Buffer.from("<!DOCTYPE", encoding));
const inEveryEncoding = [...doctypes, ...doctypes.slice(1).map((mark) => Buffer.from(mark).swap16())];

/** Office files may have no DOCTYPE, because its entities could rename or multiply the content. */
export const hasDoctype = (content: Buffer): boolean => inEveryEncoding.some((mark) => content.includes(mark));

/** Links that a person must press. */
const pressed = /\/hyperlink$/;
const pressable = /^(?:https?:\/\/|mailto:|tel:)/i;

/**
 * Tells whether a list of relations names something outside the file: a template, picture or frame that Word would fetch by itself. Ordinary links,
 * such as those to a profile, do not count.
 */
export const loadsFromElsewhere = (xml: string): boolean =>
  relations(xml).some(
    ({ TargetMode = "", Type = "", Target = "" }) =>
      !/^internal$/i.test(TargetMode || "internal") && !(pressed.test(Type) && pressable.test(Target)),
  );

/** Values cannot contain `<`, so it separates the elements; comments are read too, which can only refuse more. */
function relations(xml: string): Record<string, string>[] {
  const elements = xml.split("<").filter((element) => /^(?:[\w.-]+:)?Relationship\s/.test(element));
  return elements.map((element) =>
    Object.fromEntries(
      [...element.matchAll(/(?<![\w:.-])([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)].map(
        ([, name = "", double, single]) => [name, withoutReferences(double ?? single ?? "").trim()] as const,
      ),
    ),
  );
}

const named: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

/** &#69;xternal is External. */
const withoutReferences = (value: string) =>
  value.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (all, hex?: string, decimal?: string, name?: string) => {
    if (name) return named[name] ?? all;
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
    return code <= 0x10ffff ? String.fromCodePoint(code) : "";
  });
