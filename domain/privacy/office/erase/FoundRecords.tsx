import { Fragment, type ReactNode } from "react";
import { calendarDay } from "#domain/leads/index.ts";
import { useLanguage, useT } from "#site/i18n/t.ts";
import { PhoneNumber } from "#site/ui/primitives/Phone.tsx";
import { Reference } from "#site/ui/primitives/Reference.tsx";
import type { ErasePageData } from "./data.server.ts";

type Props = { page: ErasePageData; ticked: string[] | undefined };

/** Everything about the person that can be erased, with a checkbox for each item. */
export function FoundRecords({ page, ticked }: Props) {
  const t = useT("inbox");
  const language = useLanguage();
  const isTicked = (value: string, proposed: boolean) => ticked?.includes(value) ?? proposed;
  return (
    <>
      <Group title={t("privacy.requests")}>
        {page.enquiries.map(({ ids, enquiries, job, theirs }) => (
          <Choice key={ids.join()} ids={ids} ticked={isTicked(ids.join(" "), theirs && !job)}>
            {enquiries.map((enquiry) => (
              <Who key={enquiry.reference} {...enquiry} />
            ))}
            {!theirs && <Warning>{t("privacy.other")}</Warning>}
            {job && <Warning>{t("privacy.job")}</Warning>}
          </Choice>
        ))}
      </Group>
      <Group title={t("privacy.accounts")}>
        {page.accounts.map(({ ids, theirs, calculations, projects, ...who }) => (
          <Choice key={ids.join()} ids={ids} ticked={isTicked(ids.join(), theirs)}>
            <Who {...who} />
            <span className="block text-soft">{t("privacy.saved", { calculations, projects })}</span>
            {!theirs && <Warning>{t("privacy.other")}</Warning>}
          </Choice>
        ))}
      </Group>
      <Group title={t("privacy.applications")}>
        {page.applications.map(({ ids, job, ...who }) => (
          <Choice key={ids.join()} ids={ids} ticked={isTicked(ids.join(), false)}>
            <Who {...who} />
            <span className="block text-soft">
              <bdi>{job}</bdi>
            </span>
          </Choice>
        ))}
      </Group>
      <Group title={t("privacy.sealed")}>
        {page.sealed.map(({ ids, kind, reference, at, job, known, theirs }) => (
          <Choice key={ids.join()} ids={ids} ticked={isTicked(ids.join(), theirs && !job && kind === "lead")}>
            <Reference code={reference} /> {t(`privacy.kinds.${kind}`)}{" "}
            {known.map((one) => (
              <Fragment key={one}>
                <Address>{one}</Address>{" "}
              </Fragment>
            ))}
            <span className="block text-soft" suppressHydrationWarning>
              {t("privacy.gone", { day: calendarDay(at, language) })}
            </span>
            {!theirs && <Warning>{t("privacy.other")}</Warning>}
            {job && <Warning>{t("privacy.job")}</Warning>}
          </Choice>
        ))}
      </Group>
    </>
  );
}

function Group({ title, children }: { title: string; children: ReactNode[] }) {
  if (children.length === 0) return null;
  return (
    <fieldset className="card grid gap-1">
      <legend className="float-start mb-1 font-semibold">{title}</legend>
      {children}
    </fieldset>
  );
}

/**
 * A checkbox. Hidden fields send the ids of all items that the page has shown. If more has come in meanwhile, the server erases nothing.
 */
function Choice({ ids, ticked, children }: { ids: string[]; ticked: boolean; children: ReactNode }) {
  return (
    <label className="flex min-h-11 cursor-pointer items-start gap-3 py-1.5 text-sm">
      {ids.map((id) => (
        <input key={id} type="hidden" name="shown" value={id} />
      ))}
      <input type="checkbox" name="erase" value={ids.join(" ")} defaultChecked={ticked} className="mt-0.5" />
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </label>
  );
}

type Known = { reference?: string; name: string; email: string; phone?: string; at: number };

function Who({ reference, name, email, phone, at }: Known) {
  const language = useLanguage();
  return (
    <span className="block" suppressHydrationWarning>
      {reference && <Reference code={reference} />} <bdi className="font-semibold">{name}</bdi>{" "}
      <Address>{email}</Address> {phone && <PhoneNumber number={phone} />} · {calendarDay(at, language)}
    </span>
  );
}

/** An email address or phone number. It is not broken into two lines if it fits into one. */
const Address = ({ children }: { children: string }) => (
  <bdi dir="ltr" className="inline-block">
    {children}
  </bdi>
);

const Warning = ({ children }: { children: string }) => (
  <span className="block font-semibold text-danger">{children}</span>
);
