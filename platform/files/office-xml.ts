/** Decodes XML as XML readers do: as UTF-16 if it begins with a byte order mark of UTF-16, otherwise as UTF-8. */
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

/** An Office file must have no DOCTYPE, because its entities could rename or multiply the content. */
export const hasDoctype = (content: Buffer): boolean => inEveryEncoding.some((mark) => content.includes(mark));

/** The type of links that load nothing until a person clicks on them. */
const pressed = /\/hyperlink$/;
const pressable = /^(?:https?:\/\/|mailto:|tel:)/i;

/**
 * Tells whether a relationships file (.rels) names something outside the document that Word would load by itself, such as a template, a
 * picture or a frame. Ordinary links, such as a link to a profile page, do not count.
 */
export const loadsFromElsewhere = (xml: string): boolean =>
  relations(xml).some(
    ({ TargetMode = "", Type = "", Target = "" }) =>
      !/^internal$/i.test(TargetMode || "internal") && !(pressed.test(Type) && pressable.test(Target)),
  );

/**
 * Values cannot contain `<`, so the text can be split there. Commented-out elements are read as well; this can only lead to more refusals.
 */
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

/** Decodes character references: &#69;xternal is External. */
const withoutReferences = (value: string) =>
  value.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (all, hex?: string, decimal?: string, name?: string) => {
    if (name) return named[name] ?? all;
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
    return code <= 0x10ffff ? String.fromCodePoint(code) : "";
  });
