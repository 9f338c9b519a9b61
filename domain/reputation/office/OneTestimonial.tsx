import { href } from "@site/ground/site-map/links.ts";
import { mayBecome, refusalReasons } from "@site/ground/states/testimonial.ts";
import { Form, Link } from "react-router";
import { useLanguage, useT } from "#site/i18n/t.ts";
import { Select } from "#site/ui/controls/Select.tsx";
import { Button, ButtonLink } from "#site/ui/primitives/Button.tsx";
import { isolate } from "../customer/shown-name.ts";
import { OneFinding } from "./OneFinding.tsx";
import type { OfficeRecordData } from "./record.server.ts";

type Props = { testimonial: OfficeRecordData["testimonials"][number]; mayChange: boolean };

/** One request with the customer's words, and the two decisions that the office has. */
export function OneTestimonial({ testimonial, mayChange }: Props) {
  const t = useT("reputation");
  const language = useLanguage();
  const {
    enquiry,
    finding,
    lead,
    reference,
    customer,
    state,
    words,
    name,
    reason,
    asked,
    visited,
    hasWords,
    whatsapp,
  } = testimonial;
  return (
    <article className="card">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
        <b>{t(asked ? `office.states.${state}` : "office.unasked")}</b>
        <Link to={href(`/admin/leads/${lead}`, language)} className="flex min-h-11 items-center text-brand underline">
          <bdi>{customer || reference}</bdi>
        </Link>
        <span className="text-soft">
          {asked ? t("office.when", { visited, asked }) : t("office.visited", { visited })}
        </span>
      </div>
      {hasWords && (
        <blockquote dir="auto" className="mt-3 whitespace-pre-line wrap-anywhere">
          {words}
        </blockquote>
      )}
      {hasWords && (
        <p className="mt-2 text-sm text-soft">
          {name ? t("customer.named", { name: isolate(name) }) : t("customer.unnamed")}
        </p>
      )}
      {reason && <p className="mt-2 text-sm font-semibold">{t(`office.reasons.${reason}`)}</p>}
      {whatsapp && <Ask testimonial={testimonial} whatsapp={whatsapp} />}
      {mayChange && <Decisions testimonial={testimonial} />}
      {finding && <OneFinding enquiry={enquiry} finding={finding} mayChange={mayChange} />}
    </article>
  );
}

/** Opens WhatsApp with the request, and records that the customer was asked, so that nobody asks again. */
function Ask({ testimonial, whatsapp }: Pick<Props, "testimonial"> & { whatsapp: string }) {
  const t = useT("reputation");
  return (
    <div className="mt-3 grid gap-3">
      <p className="text-sm text-soft">{t("office.askNote")}</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink look="outline" href={whatsapp} target="_blank" rel="noopener noreferrer">
          {t("office.whatsapp")}
        </ButtonLink>
        <Form method="post" preventScrollReset>
          <Seen testimonial={testimonial} />
          <Button type="submit" name="intent" value="asked" look="outline">
            {t("office.asked")}
          </Button>
        </Form>
      </div>
    </div>
  );
}

/** Names the testimonial and the version that the colleague has read. */
const Seen = ({ testimonial: { enquiry, version } }: Pick<Props, "testimonial">) => (
  <>
    <input type="hidden" name="enquiry" value={enquiry} />
    <input type="hidden" name="version" value={version} />
  </>
);

function Decisions({ testimonial }: Pick<Props, "testimonial">) {
  const t = useT("reputation");
  const { enquiry, state } = testimonial;
  return (
    <div className="flex flex-wrap items-end gap-4 pt-4 empty:hidden">
      {mayBecome(state, "published") && (
        <Form method="post" preventScrollReset>
          <Seen testimonial={testimonial} />
          <Button type="submit" name="intent" value="publish" look="brand">
            {t("office.publish")}
          </Button>
        </Form>
      )}
      {mayBecome(state, "refused") && (
        <Form method="post" preventScrollReset className="flex flex-wrap items-end gap-3">
          <Seen testimonial={testimonial} />
          <Select
            id={`reason-${enquiry}`}
            name="reason"
            label={t("office.reason")}
            empty={t("office.choose")}
            required
            options={refusalReasons.map((one) => [one, t(`office.reasons.${one}`)])}
          />
          <Button type="submit" name="intent" value="refuse" look="outline">
            {t("office.refuse")}
          </Button>
        </Form>
      )}
    </div>
  );
}
