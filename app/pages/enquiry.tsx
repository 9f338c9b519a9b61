import { languageOf } from "@site/ground/language/languages.ts";
import { href } from "@site/ground/site-map/links.ts";
import { data, redirect } from "react-router";
import { enquiryHandle, type UploadHandle } from "#app/documents.ts";
import { Contracts } from "#domain/contracts/customer/Contracts.tsx";
import { contractsFor } from "#domain/contracts/customer/customer.server.ts";
import { papersBelow } from "#domain/contracts/papers/answer.server.ts";
import { AddForm } from "#domain/leads/customer/enquiry/AddForm.tsx";
import { looksTooOften, receiveUpdate } from "#domain/leads/customer/enquiry/actions.server.ts";
import { Details } from "#domain/leads/customer/enquiry/Details.tsx";
import { EnquiryHead } from "#domain/leads/customer/enquiry/EnquiryHead.tsx";
import { LimitReached } from "#domain/leads/customer/enquiry/LimitReached.tsx";
import { Timeline } from "#domain/leads/customer/enquiry/Timeline.tsx";
import { enquiryByKey, viewOf } from "#domain/leads/customer/enquiry/view.server.ts";
import { WithdrawForm } from "#domain/leads/customer/enquiry/WithdrawForm.tsx";
import { quotationsFor } from "#domain/quotations/customer/links.server.ts";
import { QuotationLinks } from "#domain/quotations/customer/QuotationLinks.tsx";
import { TestimonialLink } from "#domain/reputation/customer/TestimonialLink.tsx";
import { testimonialLinkOf } from "#domain/reputation/customer/testimonial.server.ts";
import { visitOf } from "#domain/visits/customer/customer.server.ts";
import { VisitLink } from "#domain/visits/customer/VisitLink.tsx";
import { cancelWithdrawn } from "#domain/visits/customer/withdrawn.server.ts";
import { orAway } from "#site/content/away.server.ts";
import { plainMeta } from "#site/content/meta.ts";
import { isUnsent } from "#site/content/unsent-form.ts";
import { translator, useT } from "#site/i18n/t.ts";
import { AwayPage } from "#site/ui/layout/AwayPage.tsx";
import { PageLink } from "#site/ui/primitives/PageLink.tsx";
import type { Route } from "./+types/enquiry.ts";

export const handle = { ...enquiryHandle, upload: "photos" } satisfies UploadHandle;

/** The customer's private page. It is rendered for each request, never cached and never indexed. */
export const loader = ({ request, params: { key }, url }: Route.LoaderArgs) =>
  orAway(request, () => pageOf(request, key, url));

async function pageOf(request: Request, key: string, url: URL) {
  if (await looksTooOften(request)) return data({ view: undefined }, { status: 429 });
  const found = await enquiryByKey(key);
  if (!found) throw data(null, { status: 404 });
  const done = (["added", "withdrawn"] as const).find((what) => what === url.searchParams.get("done"));
  const quotations = await quotationsFor(found.enquiry.id);
  const language = languageOf(url.pathname);
  const contracts = await contractsFor(found.enquiry.id, language);
  return {
    view: viewOf(key, found, language),
    visit: await visitOf(found, language),
    quotations: quotations,
    contracts,
    papers: papersBelow(key, language),
    testimonial: await testimonialLinkOf(found.enquiry.id),
    done,
  };
}

export async function action({ request, params: { key }, url }: Route.ActionArgs) {
  const outcome = await receiveUpdate(request, async () => (await enquiryByKey(key))?.enquiry.id, cancelWithdrawn);
  if ("missing" in outcome) throw data(null, { status: 404 });
  if ("done" in outcome)
    return redirect(`${href(`/enquiry/${key}`, languageOf(url.pathname))}?done=${outcome.done}`, 303);
  const { status, ...state } = outcome;
  return data(state, { status });
}

export const headers = () => ({ "x-robots-tag": "noindex, nofollow, noarchive" });
export const meta = ({ location }: Route.MetaArgs) =>
  plainMeta(translator(languageOf(location.pathname), "enquiry")("title"));

export default function EnquiryPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT("enquiry");
  const words = useT();
  // If the loader has data, the page is shown, and its form reports a problem of the action.
  if (isUnsent(loaderData)) return <AwayPage unsent={isUnsent(actionData) ? actionData : loaderData} />;
  const { view } = loaderData;
  if (!view) return <LimitReached />;
  return (
    <>
      <EnquiryHead view={view} done={"done" in loaderData ? loaderData.done : undefined} />
      <div className="mx-auto grid max-w-xl items-start gap-12 px-5 py-14 lg:grid-cols-2">
        <div className="grid gap-12">
          {view.merged && <p className="text-lg">{t("merged")}</p>}
          {"visit" in loaderData && <VisitLink enquiryKey={view.key} visit={loaderData.visit} />}
          {"testimonial" in loaderData && (
            <TestimonialLink enquiryKey={view.key} testimonial={loaderData.testimonial} />
          )}
          {"contracts" in loaderData && (
            <Contracts
              contracts={loaderData.contracts}
              visit={loaderData.visit.ahead?.when}
              papers={loaderData.papers}
            />
          )}
          {"quotations" in loaderData && <QuotationLinks quotations={loaderData.quotations} />}
          <Timeline entries={view.entries} />
          <Details view={view} />
        </div>
        <div>
          <AddForm view={view} state={actionData} />
          {view.mayWithdraw && <WithdrawForm />}
          <p className="mt-6 text-sm text-soft">{t("private")}</p>
          <PageLink to="/quotation" className="flex min-h-11 w-fit items-center font-semibold text-brand underline">
            {words("form.again")}
          </PageLink>
        </div>
      </div>
    </>
  );
}
