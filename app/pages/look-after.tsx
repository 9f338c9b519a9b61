import { languageOf } from "@site/ground/language/languages.ts";
import { planHandle } from "#app/documents.ts";
import { Island } from "#app/islands/Island.tsx";
import { LookAfterPage } from "#domain/calculators/look-after/LookAfterPage.tsx";
import { lookAfterPage } from "#domain/calculators/look-after/page.server.ts";
import { plainMeta } from "#site/content/meta.ts";
import { translator } from "#site/i18n/t.ts";
import type { Route } from "./+types/look-after.ts";

export const handle = planHandle;
export const loader = ({ url }: Route.LoaderArgs) => lookAfterPage(url);
export const meta = ({ location }: Route.MetaArgs) =>
  plainMeta(translator(languageOf(location.pathname), "plan")("care.title"));

export default function LookAfter({ loaderData: page }: Route.ComponentProps) {
  return <LookAfterPage page={page} form={<Island name="LookAfterForm" props={page.form} />} />;
}
