// After `react-router build`: the content security policy knows the inline scripts and styles of documents by hash.
import { createHash } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

const [folder = "build/client", output = "build/csp.json"] = process.argv.slice(2);
/** They must be the same on every page: the policy goes with every answer, and each hash costs bytes in it. */
const most = 10;

const found = { script: new Map<string, string>(), style: new Map<string, string>() };
const attributes = new Set<string>();

for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !entry.name.endsWith(".html")) continue;
  const file = join(entry.parentPath, entry.name);
  scan(await readFile(file, "utf8"), file);
}
found.style.set(hash(await sonnerStyle()), "sonner");
// It is empty for a moment before its text is set.
found.style.set(hash(""), "sonner");
report();

/** The toasts' library puts one style element of its own into the page when it wakes. */
async function sonnerStyle(): Promise<string> {
  const source = await readFile("node_modules/sonner/dist/index.mjs", "utf8");
  const literal = /__insertCSS\(("(?:[^"\\]|\\.)*")\)/.exec(source)?.[1];
  if (!literal) throw new Error("sonner no longer inserts its style in the known way: see scripts/csp.ts");
  return JSON.parse(literal) as string;
}

function scan(html: string, file: string): void {
  const outside = html.replace(
    /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1\s*>/gi,
    (_, tag: string, attributes: string, content: string) => {
      const kind = tag.toLowerCase() as keyof typeof found;
      if (kind === "style" || isInlineCode(attributes)) found[kind].set(hash(content), file);
      return "";
    },
  );
  // Browsers refuse these under our policy and only say so in the console.
  const refused = outside.match(/<[a-z][^>]*\s(?:style|on[a-z]+)=["'][^>]*/i);
  if (refused) attributes.add(`${file}: ${refused[0].slice(0, 120)}`);
}

/** Data blocks (JSON-LD) never run. Speculation rules count as scripts where a policy lists hashes: Chromium wants theirs too. */
function isInlineCode(attributes: string): boolean {
  if (/\ssrc=/i.test(attributes)) return false;
  const type = /\stype=["']?([^"'\s>]*)/i.exec(attributes)?.[1] ?? "";
  return /^(?:|module|importmap|speculationrules|(?:text|application)\/javascript)$/i.test(type);
}

function hash(content: string): string {
  return `sha256-${createHash("sha256").update(content.replace(/\r\n?/g, "\n")).digest("base64")}`;
}

function report(): void {
  const hashes = { script: [...found.script.keys()].sort(), style: [...found.style.keys()].sort() };
  const count = hashes.script.length + hashes.style.length;
  const problems = [...attributes]
    .slice(0, 5)
    .map((where) => `An inline style or event attribute, which the policy refuses: ${where}`);
  if (count > most) {
    const places = [...found.script, ...found.style].map(([, file]) => file).slice(0, 12);
    problems.push(
      `${count} different inline scripts and styles, at most ${most} are allowed; they must not differ between pages: ${places.join(", ")}`,
    );
  }
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exit(1);
  return void writeFile(output, `${JSON.stringify(hashes, null, 2)}\n`).then(() =>
    console.log(`Allowed ${count} inline scripts and styles.`),
  );
}
