// The content security policy of each document allows exactly its own inline scripts and styles, by hash.
import { createHash } from "node:crypto";

export type Hashes = { script: string[]; style: string[]; media?: true };

/**
 * Returns the hashes of the inline scripts and styles in a document, and in its source if that is sent too. `refused` names things in the
 * document that the policy would block. The build must find them, because a browser reports them only in its console.
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

/** Tells whether a script element contains code. A data block such as JSON-LD is never executed. */
function isInlineCode(attributes: string): boolean {
  if (/\ssrc=/i.test(attributes)) return false;
  const type = /\stype=["']?([^"'\s>]*)/i.exec(attributes)?.[1] ?? "";
  return /^(?:|module|importmap|(?:text|application)\/javascript)$/i.test(type);
}

function hash(content: string): string {
  return `sha256-${createHash("sha256").update(content.replace(/\r\n?/g, "\n")).digest("base64")}`;
}
