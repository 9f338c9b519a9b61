/**
 * The program that turns data into PDF, started by typeset.ts as a process of its own: a crash in native code ends this process and not
 * the site, and one that takes too long can be killed. Its environment is empty, so it knows no secret.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { NodeCompiler } from "@myriaddreamin/typst-ts-node-compiler";
import { takeOrders } from "#platform/process/child-program.ts";
import type { Order, TypesetResult } from "./typeset.ts";

const here = import.meta.dirname;
/** No such folder exists, so a template can read no file. */
const workspace = join(here, "nothing");
const folder = (name: string) =>
  readdirSync(join(here, name)).map((file) => ({ file, content: readFileSync(join(here, name, file)) }));

const fonts = folder("fonts").filter(({ file }) => file.endsWith(".ttf"));
const compiler = NodeCompiler.create({
  workspace,
  fontArgs: [{ fontBlobs: fonts.map(({ content }) => content) }],
});
for (const { file, content } of folder("templates")) compiler.addSource(join(workspace, file), content.toString());

function typeset({ template, data, at }: Order): Buffer {
  const order = { mainFilePath: join(workspace, `${template}.typ`), inputs: { data } };
  const pdf = (pdfStandard?: string) => compiler.pdf(order, { pdfStandard, creationTimestamp: Math.floor(at / 1000) });
  try {
    return pdf("ua-1");
  } catch {
    // A PDF is accessible by the standard only if every character has a glyph. A name in an unknown script would be shown as boxes.
    return pdf();
  } finally {
    compiler.evictCache(10);
  }
}

function answer(order: Order): TypesetResult {
  try {
    return { pdf: typeset(order) };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}

takeOrders(answer);
