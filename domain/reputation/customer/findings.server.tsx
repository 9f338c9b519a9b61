import {
  type LeadPlace,
  type LeadService,
  placeNamed,
  serviceNamed,
  tradeOfService,
} from "@site/ground/company/scope.ts";
import { type Language, languageOf } from "@site/ground/language/languages.ts";
import { type District, districts } from "@site/ground/site-map/place-pages.ts";
import { isOneOf } from "@site/typed";
import { renderToStaticMarkup } from "react-dom/server";
import { db } from "#platform/db/db.ts";
import { currentTime } from "#platform/machine/time.ts";
import { fileOrAway } from "#site/content/away.server.ts";
import { translator } from "#site/i18n/t.ts";
import { publishedFindings } from "../store/findings.ts";
import { FindingsSection } from "./FindingsSection.tsx";
import { findingsHeader } from "./findings-header.ts";
import { pieceAnswer, recent, refusalFor } from "./recent.server.ts";
import { shownFinding } from "./shown.server.ts";

/** A page shows this many findings, the newest first. A visit that is older than this many days is not counted. */
const [onPage, countedDays] = [3, 731];

const published = recent(async (now) => publishedFindings(await db(), now - countedDays * 86_400_000));

/** Makes a finding that was just published or withdrawn appear or disappear in the next answer of this process. */
export const forgetFindings = published.forget;

/** The work of a page and its place, as the page's link to the booking names them. */
interface Page {
  service: LeadService | null;
  place: LeadPlace | null;
  area?: District | undefined;
}

function pageIn({ searchParams }: URL): Page {
  const area = searchParams.get("area") ?? "";
  return {
    service: serviceNamed(searchParams.get("service") ?? undefined),
    place: placeNamed(searchParams.get("place") ?? undefined),
    area: isOneOf(districts, area) ? area : undefined,
  };
}

type Published = Awaited<ReturnType<typeof publishedFindings>>[number];

/** The page of a whole trade shows the findings of all its services: that of air conditioning, those about ducts too. */
const belongsOn = (one: Published, { service, place, area }: Page): boolean =>
  service !== null &&
  one.place === place &&
  (area === undefined || one.area === area) &&
  (one.service === service || (one.service !== null && tradeOfService(one.service) === service));

const findingsFor = async (page: Page) => (await published.get(currentTime())).filter((one) => belongsOn(one, page));

/** The findings of a page as a piece of HTML. It is empty if there are none. */
export const findingsFile = (request: Request) =>
  fileOrAway(request, async () => {
    const refusal = refusalFor(request);
    if (refusal) return refusal;
    const url = new URL(request.url);
    const found = await findingsFor(pageIn(url));
    if (found.length === 0) return pieceAnswer("");
    return pieceAnswer(renderToStaticMarkup(<FindingsSection {...sectionOf(found, languageOf(url.pathname))} />));
  });

function sectionOf(found: readonly Published[], language: Language) {
  const t = translator(language, "reputation");
  const site = translator(language);
  return {
    findings: found.slice(0, onPage).map((one) => shownFinding(one, language)),
    words: {
      heading: t("finding.heading"),
      count: t("finding.count", { count: found.length }),
      arrow: site("proof.arrow"),
    },
  };
}

/**
 * Says in the answer about free times if there are findings for the same work and place, so that a page without any asks for nothing. The
 * times are answered even if the findings cannot be read.
 */
export async function withFindings(request: Request, times: Response): Promise<Response> {
  const { service, place } = pageIn(new URL(request.url));
  if (!times.ok || !place) return times;
  const found = await findingsFor({ service, place }).catch(() => []);
  if (found.length > 0) times.headers.set(findingsHeader, String(found.length));
  return times;
}
