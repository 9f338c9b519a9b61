import { href } from "@site/ground/site-map/links.ts";
import { Form, Link } from "react-router";
import { useLanguage, useT } from "#app/i18n/t.ts";
import { Button, buttonClasses } from "#app/ui/primitives/Button.tsx";
import { Reference } from "#app/ui/primitives/Reference.tsx";
import { Input } from "./editor/inputs.tsx";
import type { QuotesData } from "./list.server.ts";
import { dirhams } from "./money.ts";

type Choice = Partial<Record<"folder" | "text" | "after", string>>;

const searchOf = (choice: Choice) =>
  `?${new URLSearchParams(Object.entries(choice).filter(([, value]) => value)).toString()}`;

/** The quotations of all requests, newest first. */
export function QuoteList({ data: { choice, folders, rows, next } }: { data: QuotesData }) {
  const t = useT("offer");
  const language = useLanguage();
  const { folder, text } = choice;
  const sum = folders.find((one) => one.folder === folder)?.fils ?? 0;
  return (
    <div className="mx-auto max-w-xl space-y-6">
      <h1 className="text-2xl">{t("office.list.title")}</h1>
      <Folders choice={choice} folders={folders} />
      <Form method="get" className="flex flex-wrap items-end gap-3" key={`${folder} ${text}`}>
        {folder && <input type="hidden" name="folder" value={folder} />}
        <div className="min-w-0 flex-1 basis-60">
          <Input
            label={t("office.list.search")}
            type="search"
            name="text"
            dir="auto"
            maxLength={100}
            defaultValue={text}
          />
        </div>
        <Button type="submit" look="outline">
          {t("office.list.show")}
        </Button>
      </Form>
      {sum > 0 && !text && (
        <p className="text-sm font-semibold">{t("office.list.together", { sum: dirhams(sum, language) })}</p>
      )}
      {rows.length === 0 ? (
        <p className="card py-16 text-center font-semibold">{t("office.list.empty")}</p>
      ) : (
        <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-raised">
          {rows.map((row) => (
            <Row key={row.id} row={row} />
          ))}
        </ul>
      )}
      {next && (
        <Link to={searchOf({ folder, text, after: next })} className={buttonClasses({ look: "outline" })}>
          {t("office.list.older")}
        </Link>
      )}
    </div>
  );
}

const folderLook =
  "flex min-h-11 items-center gap-1.5 rounded-lg border border-line px-3 text-sm text-soft smooth hover:text-ink " +
  "aria-[current=page]:bg-brand-tint aria-[current=page]:font-semibold aria-[current=page]:text-brand";

function Folders({ choice: { folder, text }, folders }: Pick<QuotesData, "choice" | "folders">) {
  const t = useT("offer");
  const all = [
    { name: undefined, label: t("office.list.all"), count: 0 },
    ...folders.map(({ folder: name, count }) => ({ name, label: t(`office.list.folders.${name}`), count })),
  ];
  return (
    <nav aria-label={t("office.list.label")}>
      <ul className="flex flex-wrap gap-2">
        {all.map(({ name, label, count }) => (
          <li key={label}>
            <Link
              to={searchOf({ folder: name, text })}
              className={folderLook}
              aria-current={name === folder ? "page" : undefined}
            >
              {label} {count > 0 && <span className="tabular-nums">{count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Row({ row }: { row: QuotesData["rows"][number] }) {
  const t = useT("offer");
  const lead = useT("lead");
  const language = useLanguage();
  const { number, revision, state, name, company, service, isEnding } = row;
  return (
    <li>
      <Link
        to={href(`/admin/quotes/${row.id}`, language)}
        className="flex flex-wrap items-center gap-x-6 gap-y-1 px-5 py-4 smooth hover:bg-sand"
      >
        <span className="min-w-0 flex-1 basis-60">
          <span className="block font-semibold">
            <bdi>{company || name || t("office.list.erased")}</bdi>
          </span>
          <span className="block text-sm text-soft">
            <Reference code={row.reference} />
            {service && ` · ${lead(`services.${service}` as "services.other", { defaultValue: service })}`}
          </span>
        </span>
        <span className="text-sm sm:text-end">
          <span className="block font-semibold">
            {number ? <Reference code={number} /> : t("office.draft")}
            {revision > 1 && <span className="font-normal text-soft"> {t("revision", { revision })}</span>}
            {row.gross_fils > 0 && ` · ${t("office.withVat", { sum: dirhams(row.gross_fils, language) })}`}
          </span>
          <span className="block text-xs text-soft">
            {number && `${t(`office.states.${state}`)} · `}
            <span className={isEnding ? "font-semibold text-danger" : ""}>
              {t("office.list.until", { day: row.until })}
            </span>
          </span>
        </span>
      </Link>
    </li>
  );
}
