import { type Language, languageCodes } from "@site/ground/language/languages.ts";
import { href } from "@site/ground/site-map/links.ts";
import type { StoredCalculation } from "@site/ground/stored-calculation.ts";
import type { AboutCalculations, BroughtCalculation, QuotedLine } from "#domain/leads/index.ts";
import { answerInWorker, hasWorkers } from "#platform/compute/compute.ts";
import { readPage } from "#site/content/content.server.ts";
import { handedOverCalculation } from "../kit/hand-over-query.ts";
import { entryOf } from "../registry.server.ts";
import { pricesSaid } from "./texts.server.ts";

/**
 * Returns the query of a calculation in an enquiry. Only the query is used, because everything else came from a visitor's browser and may be
 * false.
 */
function broughtQuery(stored: StoredCalculation | undefined): URLSearchParams | undefined {
  const { calculator, link } = stored ?? {};
  if (typeof calculator !== "string" || typeof link !== "string") return undefined;
  const at = link.indexOf("?");
  return new URLSearchParams({ calculation: `${calculator}?${at < 0 ? "" : link.slice(at + 1)}` });
}

/** Describes for the office a calculation that came with an enquiry; undefined if it is not one of ours. */
function broughtCalculation(stored: StoredCalculation | undefined, language: Language): BroughtCalculation | undefined {
  const { slug, asked: search } = handedOverCalculation(broughtQuery(stored) ?? new URLSearchParams());
  const entry = entryOf(slug);
  if (!entry) return undefined;
  const id = `/calculators/${entry.slug}` as const;
  const page = readPage("calculator", id, language);
  if (!page) return undefined;
  const { engine, lines = [] } = stored ?? {};
  return {
    name: page.name,
    path: `${href(id, language)}?${search}`,
    facts: lines.map(([label, value]) => [label, typeof value === "string" ? value : JSON.stringify(value)] as const),
    isOlder: engine !== entry.engine,
    hasLines: entry.quoted !== undefined,
  };
}

async function quotedWith(request: Request, stored: StoredCalculation | undefined): Promise<QuotedLine[] | undefined> {
  const query = broughtQuery(stored);
  if (!query) return undefined;
  const { slug, asked: search } = handedOverCalculation(query);
  const cost = entryOf(slug)?.cost?.(search);
  if (!cost || !hasWorkers()) return quotedBy(query);
  query.set("quoted", "");
  const answer = await answerInWorker(request, `/calculators/brought.json?${query}`, cost);
  return answer.ok ? ((await answer.json()) ?? undefined) : undefined;
}

export function quotedBy(query: URLSearchParams): QuotedLine[] | undefined {
  const { slug, asked: search } = handedOverCalculation(query);
  if (!languageCodes.every((code) => readPage("calculator", `/calculators/${slug}`, code))) return undefined;
  const lines = entryOf(slug)?.quoted?.(search);
  return lines && [...lines, ...pricesSaid(lines)];
}

/** The functions with which the office's pages of leads and quotations describe calculations. */
export const aboutCalculations: AboutCalculations = { brought: broughtCalculation, quoted: quotedWith };
