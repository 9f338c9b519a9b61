/**
 * The program that turns data into PDF. typeset.ts starts it as a separate process, so that a crash in native code does not end the site,
 * and a run that takes too long can be killed. Its environment is empty, so it knows no secrets.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { NodeCompiler } from "@myriaddreamin/typst-ts-node-compiler";
import { takeOrders } from "#platform/process/child-program.ts";
import { firstPage } from "./first-page.ts";
import type { Order, TypesetResult } from "./typeset.ts";

const here = import.meta.dirname;
/** This folder does not exist, so a template cannot read any file. */
const workspace = join(here, "nothing");
const folder = (name: string) =>
  readdirSync(join(here, name)).map((file) => ({ file, content: readFileSync(join(here, name, file)) }));

const fonts = folder("fonts").filter(({ file }) => file.endsWith(".ttf"));
const compiler = NodeCompiler.create({
  workspace,
  fontArgs: [{ fontBlobs: fonts.map(({ content }) => content) }],
});
for (const { file, content } of folder("templates")) compiler.addSource(join(workspace, file), content.toString());

const sourcesOf = ({ template, data }: Order) => ({
  mainFilePath: join(workspace, `${template}.typ`),
  inputs: { data },
});

function typeset(order: Order): Buffer {
  const creationTimestamp = Math.floor(order.at / 1000);
  const pdf = (pdfStandard?: string) => compiler.pdf(sourcesOf(order), { pdfStandard, creationTimestamp });
  try {
    return pdf("ua-1");
  } catch {
    // A PDF is accessible by the standard only if every character has a glyph. If a name is in a script without a glyph in our fonts, the
    // PDF is made without that standard, and the name appears as boxes.
    return pdf();
  }
}

async function answer(order: Order): Promise<TypesetResult> {
  try {
    return { file: order.as === "picture" ? await firstPage(compiler.plainSvg(sourcesOf(order))) : typeset(order) };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  } finally {
    compiler.evictCache(10);
  }
}

takeOrders(answer);
