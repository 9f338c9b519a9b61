import { existsSync, readFileSync } from "node:fs";
import type { Language } from "@site/ground/language/languages.ts";
import { LRUCache } from "lru-cache";
import { budgets } from "#platform/http/budgets.ts";
import { shortMessage } from "#platform/outbox/attempt.ts";
import { maxAttempts } from "#platform/outbox/backoff.ts";
import { type Message, TryLater } from "#platform/outbox/types.ts";
import { canTypeset, type Paper, typeset } from "#platform/pdf/typeset.ts";
import { QueueFull, semaphore } from "#platform/process/limits.ts";
import { logError } from "#platform/process/log.ts";
import { companyTerms } from "#site/content/company-terms.server.ts";
import { company } from "#site/content/content.server.ts";
import { translator } from "#site/i18n/t.ts";
import { groupedPhone, senderIn } from "#site/letters/sender.server.ts";
import { figureText } from "./text.ts";

const markFiles = ["build/client/brand/mark.svg", "public/brand/mark.svg"];
const mark = () => readFileSync(markFiles.find((file) => existsSync(file)) ?? "", "utf8");

/** Returns the letterhead of a PDF and the text of its footer. */
export function letterhead(language: Language, title: string, footer: string) {
  const { name, tagline, phone, email, site } = senderIn(language);
  const licence = companyTerms(language).find((term) => term.name === "licence");
  return {
    language,
    title,
    footer,
    page: { of: translator(language, "paper")("sheet") },
    company: {
      mark: mark(),
      name,
      tagline: [tagline, company().locality[language]].join(" · "),
      contact: [
        figureText(groupedPhone(phone)),
        figureText(email),
        figureText(new URL(site).host),
        licence?.text ?? "",
      ].filter(Boolean),
    },
  };
}

/** The number of failed attempts to make the PDF of a mail, in about three quarters of an hour. After that the mail goes out without the PDF. */
const paperTries = 10;

/**
 * Makes the PDF for a mail. A failed attempt is repeated until the limit above; then the result has the error instead, and the mail goes out
 * without the PDF. If the queue is full, the mail waits as long as any mail is tried. If Typst has no build for this platform, the result is empty.
 */
export async function paperForMail(
  { attempts }: Pick<Message, "attempts">,
  paper: () => Paper,
  signal: AbortSignal,
): Promise<{ pdf?: Buffer; error?: unknown }> {
  if (!canTypeset) return {};
  try {
    return { pdf: Buffer.from(await typeset(paper(), signal)) };
  } catch (error) {
    // This attempt was aborted, and the next one may have begun. If this attempt continued, the mail would be sent twice.
    signal.throwIfAborted();
    if (attempts < (error instanceof QueueFull ? maxAttempts : paperTries))
      throw new TryLater(`The PDF could not be made yet: ${shortMessage(error)}`, soon);
    logError(error);
    return { error };
  }
}

const soon = 5_000;

const retryAfterSeconds = "10";

const mostAddresses = 10_000;
/** The queue of each client address. */
const inTurn = new LRUCache({ max: mostAddresses, memoMethod: (_: string) => semaphore(budgets.papersOfAddress) });

/** The headers of a file to save. Caches must not share it, and search engines must ignore it. */
export const fileHeaders = (type: string, filename: string): Record<string, string> => ({
  "content-type": type,
  "content-disposition": `attachment; filename="${filename}"`,
  "content-security-policy": "sandbox; default-src 'none'",
  "x-content-type-options": "nosniff",
  "x-robots-tag": "noindex, nofollow, noarchive",
  "cache-control": "private, no-store",
});

export async function pdfAnswer(paper: () => Paper, filename: string, request: Request): Promise<Response> {
  const { signal } = request;
  try {
    if (!canTypeset) return new Response(null, { status: 404 });
    const client = request.headers.get("x-client-address") ?? "unknown";
    const pdf = await inTurn.memo(client)(() => typeset(paper(), signal), signal);
    return new Response(pdf, { headers: fileHeaders("application/pdf", filename) });
  } catch (error) {
    if (!signal.aborted) logError(error);
    return new Response(null, { status: 503, headers: { "retry-after": retryAfterSeconds } });
  }
}
