// The content security policy of each document allows exactly its own inline scripts and styles, by hash.
import { createHash } from "node:crypto";

export type Hashes = { script: string[]; style: string[]; media?: true };

/**
 * The hashes of a document, and of its source if that is sent too, and everything in it that the policy would refuse, because browsers report that
 * only in the console.
 */
export function scan(html: string, source = ""): { hashes: Hashes; refused?: string } {
  const found = { script: new Set<string>(), style: new Set<string>() };
  const outsideCode = (text: string) =>
    text.replace(
      /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1\s*>/gi,
      (_, tag: string, attributes: string, content: string) => {
        const kind = tag.toLowerCase() === "style" ? "style" : "script";
        if (kind === "style" || isInlineCode(attributes)) found[kind].add(hash(content));
        return "";
      },
    );
  const outside = outsideCode(html);
  outsideCode(source);
  const attribute = outside.match(/<[a-z][^>]*\s(?:style|on[a-z]+)=["'][^>]*/i);
  const media = /<video\b/i.test(outside) ? ({ media: true } as const) : {};
  return {
    hashes: { script: [...found.script], style: [...found.style], ...media },
    refused: attribute?.[0].slice(0, 120),
  };
}

/** Data blocks (JSON-LD) are never executed. */
function isInlineCode(attributes: string): boolean {
  if (/\ssrc=/i.test(attributes)) return false;
  const type = /\stype=["']?([^"'\s>]*)/i.exec(attributes)?.[1] ?? "";
  return /^(?:|module|importmap|(?:text|application)\/javascript)$/i.test(type);
}

function hash(content: string): string {
  return `sha256-${createHash("sha256").update(content.replace(/\r\n?/g, "\n")).digest("base64")}`;
}
