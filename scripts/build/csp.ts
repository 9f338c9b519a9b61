// After `react-router build`: writes the content security policy of each document, which allows exactly its own inline scripts and styles
// by hash.
import { createHash } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { isHydrated } from "./hydrated.ts";

const [folder = "build/client", output = "build/csp.json"] = process.argv.slice(2);

type Hashes = { script: string[]; style: string[] };

const documents: Record<string, Hashes> = {};
const refused: string[] = [];
/** Sonner inserts a style element when it loads; it is empty for a moment before its text is set. */
const awake: Hashes = { script: [], style: [hash(await sonnerStyle()), hash("")] };

for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !entry.name.endsWith(".html")) continue;
  const file = join(entry.parentPath, entry.name);
  documents[relative(folder, file)] = scan(await readFile(file, "utf8"), file);
}
if (refused.length > 0) {
  for (const where of refused.slice(0, 5))
    console.error(`An inline style or event attribute, which the policy refuses: ${where}`);
  process.exit(1);
}
await writeFile(output, JSON.stringify({ awake, documents }, null, 1));
const distinct = new Set(Object.values(documents).flatMap(({ script, style }) => [...script, ...style]));
console.log(`Allowed ${distinct.size} inline scripts and styles in ${Object.keys(documents).length} documents.`);

async function sonnerStyle(): Promise<string> {
  const source = await readFile("node_modules/sonner/dist/index.mjs", "utf8");
  const literal = /__insertCSS\(("(?:[^"\\]|\\.)*")\)/.exec(source)?.[1];
  if (!literal) throw new Error("sonner no longer inserts its style in the known way: see scripts/build/csp.ts");
  return JSON.parse(literal);
}

function scan(html: string, file: string): Hashes {
  const found = { script: new Set<string>(), style: new Set(isHydrated(html) ? awake.style : []) };
  const outside = html.replace(
    /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1\s*>/gi,
    (_, tag: string, attributes: string, content: string) => {
      const kind = tag.toLowerCase() === "style" ? "style" : "script";
      if (kind === "style" || isInlineCode(attributes)) found[kind].add(hash(content));
      return "";
    },
  );
  // Browsers would block these under our policy and report it only in the console.
  const attribute = outside.match(/<[a-z][^>]*\s(?:style|on[a-z]+)=["'][^>]*/i);
  if (attribute) refused.push(`${file}: ${attribute[0].slice(0, 120)}`);
  return { script: [...found.script], style: [...found.style] };
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
