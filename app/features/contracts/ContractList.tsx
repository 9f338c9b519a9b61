import { href } from "@site/ground/site-map/links.ts";
import { shownContractStates } from "@site/ground/states/contract.ts";
import { Form, Link } from "react-router";
import { Input } from "#app/features/quotes/editor/inputs.tsx";
import { useLanguage, useT } from "#app/i18n/t.ts";
import { Button, ButtonLink, buttonClasses } from "#app/ui/primitives/Button.tsx";
import { Reference } from "#app/ui/primitives/Reference.tsx";
import type { ContractsData } from "./list.server.ts";

type Choice = Partial<Record<"folder" | "text" | "after", string>>;

const searchOf = (choice: Choice) =>
  `?${new URLSearchParams(Object.entries(choice).filter(([, value]) => value)).toString()}`;

/** The contracts of all requests, by their last day. */
export function ContractList({ data: { choice, rows, next, soon, mayExport } }: { data: ContractsData }) {
  const t = useT("contract");
  const language = useLanguage();
  const { folder, text } = choice;
  return (
    <div className="mx-auto max-w-xl space-y-6">
      <h1 className="text-2xl">{t("office.list.title")}</h1>
      <Folders choice={choice} />
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
      {folder === "ending" && <p className="text-sm text-soft">{t("office.list.soon", { days: soon })}</p>}
      {rows.length === 0 ? (
        <p className="card py-16 text-center font-semibold">{t("office.list.empty")}</p>
      ) : (
        <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-raised">
          {rows.map((row) => (
            <Row key={row.id} row={row} />
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-3">
        {next && (
          <Link to={searchOf({ folder, text, after: next })} className={buttonClasses({ look: "outline" })}>
            {t("office.list.older")}
          </Link>
        )}
        {mayExport && rows.length > 0 && (
          <ButtonLink
            look="outline"
            href={`${href("/admin/contracts.csv", language)}${searchOf({ folder, text })}`}
            download
          >
            {t("office.list.csv")}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}

const folderLook =
  "flex min-h-11 items-center rounded-lg border border-line px-3 text-sm text-soft smooth hover:text-ink " +
  "aria-[current=page]:bg-brand-tint aria-[current=page]:font-semibold aria-[current=page]:text-brand";

function Folders({ choice: { folder, text } }: { choice: ContractsData["choice"] }) {
  const t = useT("contract");
  const all = [undefined, "coming", "running", "ending", "ended"] as const;
  return (
    <nav aria-label={t("office.list.label")}>
      <ul className="flex flex-wrap gap-2">
        {all.map((name) => (
          <li key={name ?? "all"}>
            <Link
              to={searchOf({ folder: name, text })}
              className={folderLook}
              aria-current={name === folder ? "page" : undefined}
            >
              {name ? t(`office.list.folders.${name}`) : t("office.list.all")}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Row({ row }: { row: ContractsData["rows"][number] }) {
  const t = useT("contract");
  const lead = useT("lead");
  const language = useLanguage();
  const { number, state, name, company, service, property, until, nextVisit, done, visits } = row;
  const { isOver, isEnding, endedEarly } = shownContractStates[state];
  return (
    <li>
      <Link
        to={href(`/admin/contracts/${row.id}`, language)}
        className="flex flex-wrap items-center gap-x-6 gap-y-1 px-5 py-4 smooth hover:bg-sand"
      >
        <span className="min-w-0 flex-1 basis-60">
          <span className="block font-semibold">
            <bdi>{company || name || t("office.list.erased")}</bdi>
          </span>
          <span className="block text-sm text-soft">
            <Reference code={number} />
            {service && ` · ${lead(`services.${service}` as "services.other", { defaultValue: service })}`}
            {property && (
              <>
                {" · "}
                <bdi>{property}</bdi>
              </>
            )}
          </span>
        </span>
        <span className="text-sm sm:text-end">
          <span className="block">
            <span className={isEnding ? "font-semibold text-danger" : "font-semibold"}>
              {t(`office.states.${state}`)}
            </span>
            {` · ${endedEarly ? until : t("office.list.until", { day: until })}`}
          </span>
          <span className="block text-xs text-soft">
            {visits > 0 && t("office.list.visits", { done, visits })}
            {!isOver && ` · ${nextVisit ? t("office.list.next", { day: nextVisit }) : t("office.list.notPlanned")}`}
          </span>
        </span>
      </Link>
    </li>
  );
}
