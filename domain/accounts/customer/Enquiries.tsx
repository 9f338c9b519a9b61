import { href } from "@site/ground/site-map/links.ts";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { Address, useAuth, Words } from "#domain/sign-in/index.ts";
import { useLanguage, useT } from "#site/i18n/t.ts";
import { ButtonPageLink } from "#site/ui/primitives/ButtonPageLink.tsx";
import { Icon } from "#site/ui/primitives/Icon.tsx";
import { Reference } from "#site/ui/primitives/Reference.tsx";
import { Day } from "./Day.tsx";
import { EmptyState, Head } from "./Head.tsx";
import { QueryResult } from "./QueryResult.tsx";
import type { EnquiryLine } from "./types.ts";
import { useApi } from "./useApi.ts";

/** The list of all enquiries from the confirmed email address, newest first. */
export function Enquiries() {
  const t = useT("account");
  const language = useLanguage();
  const { user } = useAuth();
  const { read } = useApi();
  const enquiries = useQuery({
    queryKey: [user?.id, "requests", language],
    queryFn: () => read<EnquiryLine[]>(`enquiries?language=${language}`),
  });
  return (
    <>
      <Head
        title={t("enquiries.title")}
        text={<Words text={t("enquiries.text", { email: user?.email })} parts={[Address]} />}
      />
      <QueryResult query={enquiries}>
        {(lines) =>
          lines.length === 0 ? (
            <EmptyState title={t("enquiries.empty")} text={t("enquiries.emptyText")}>
              <ButtonPageLink to="/quotation">{t("enquiries.ask")}</ButtonPageLink>
            </EmptyState>
          ) : (
            <ul className="grid gap-3">
              {lines.map((line) => (
                <Line key={line.id} line={line} />
              ))}
            </ul>
          )
        }
      </QueryResult>
    </>
  );
}

function Line({ line: { id, reference, state, about, at } }: { line: EnquiryLine }) {
  const t = useT("enquiry");
  const language = useLanguage();
  const isOver = ["lost", "withdrawn"].includes(state);
  return (
    <li className="card relative flex items-center gap-x-5 smooth hover:border-brand">
      <div className="grid min-w-0 flex-1 items-center gap-x-5 gap-y-2 md:grid-cols-[minmax(0,1fr)_auto]">
        <div className="min-w-0">
          <Link
            to={href(`/account/enquiries/${id}`, language)}
            className="covering line-clamp-2 font-semibold"
            dir="auto"
          >
            {about || t("title")}
          </Link>
          <p className="mt-1 text-sm text-soft">
            <Reference code={reference} /> · <Day at={at} />
          </p>
        </div>
        <p
          className={`w-fit rounded-full px-3 py-1 text-xs font-semibold ${isOver ? "bg-sand text-soft" : "bg-brand-tint text-brand"}`}
        >
          {t(`states.${state}.title`)}
        </p>
      </div>
      <Icon name="arrow-right" className="mirrored shrink-0 text-brand" />
    </li>
  );
}
