import { href } from "@site/ground/site-map/links.ts";
import { shownContractStates } from "@site/ground/states/contract.ts";
import { SearchInput } from "#site/forms/office/inputs.tsx";
import { useLanguage, useT } from "#site/i18n/t.ts";
import { ListFilter, ListFolders, ListRow, OfficeList, searchOf } from "#site/ui/office/OfficeList.tsx";
import { ButtonLink } from "#site/ui/primitives/Button.tsx";
import { Reference } from "#site/ui/primitives/Reference.tsx";
import type { ContractsData } from "./list.server.ts";

const folders = [undefined, "coming", "running", "ending", "ended"] as const;

/** The contracts of all leads, sorted by their last day. */
export function ContractList({ data: { choice, rows, next, soon, mayExport } }: { data: ContractsData }) {
  const t = useT("contract");
  const language = useLanguage();
  const { folder, text } = choice;
  const csv = `${href("/admin/contracts.csv", language)}${searchOf({ folder, text })}`;
  return (
    <OfficeList
      words={{ title: t("office.list.title"), empty: t("office.list.empty"), older: t("office.list.older") }}
      choice={{ folder, text }}
      rows={rows}
      next={next}
      row={Row}
      also={
        mayExport &&
        rows.length > 0 && (
          <ButtonLink look="outline" href={csv} download>
            {t("office.list.csv")}
          </ButtonLink>
        )
      }
    >
      <ListFolders
        label={t("office.list.label")}
        folders={folders.map((one) => ({
          name: one ? t(`office.list.folders.${one}`) : t("office.list.all"),
          choice: { folder: one, text },
          isOpen: one === folder,
        }))}
      />
      <ListFilter key={`${folder} ${text}`} kept={{ folder }} button={t("office.list.show")}>
        <SearchInput label={t("office.list.search")} text={text} />
      </ListFilter>
      {folder === "ending" && <p className="text-sm text-soft">{t("office.list.soon", { days: soon })}</p>}
    </OfficeList>
  );
}

function Row({ row }: { row: ContractsData["rows"][number] }) {
  const t = useT("contract");
  const lead = useT("lead");
  const language = useLanguage();
  const { number, state, name, company, service, property, until, nextVisit, done, visits } = row;
  const { isOver, isEnding, endedEarly } = shownContractStates[state];
  return (
    <ListRow
      to={href(`/admin/contracts/${row.id}`, language)}
      name={company || name || t("office.list.erased")}
      about={
        <>
          <Reference code={number} />
          {service && ` · ${lead(`services.${service}`, { defaultValue: service })}`}
          {property && (
            <>
              {" · "}
              <bdi>{property}</bdi>
            </>
          )}
        </>
      }
    >
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
    </ListRow>
  );
}
