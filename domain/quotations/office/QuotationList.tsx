import { href } from "@site/ground/site-map/links.ts";
import { SearchInput } from "#site/forms/office/inputs.tsx";
import { dirhams } from "#site/i18n/money.ts";
import { useLanguage, useT } from "#site/i18n/t.ts";
import { ListFilter, ListFolders, ListRow, OfficeList } from "#site/ui/office/OfficeList.tsx";
import { Reference } from "#site/ui/primitives/Reference.tsx";
import type { QuotationsData } from "./list.server.ts";

/** The quotations of all leads, newest first. */
export function QuotationList({ data: { choice, folders, rows, next } }: { data: QuotationsData }) {
  const t = useT("quotation");
  const language = useLanguage();
  const { folder, text } = choice;
  const sum = folders.find((one) => one.folder === folder)?.fils ?? 0;
  return (
    <OfficeList
      words={{ title: t("office.list.title"), empty: t("office.list.empty"), older: t("office.list.older") }}
      choice={{ folder, text }}
      rows={rows}
      next={next}
      row={Row}
    >
      <ListFolders
        label={t("office.list.label")}
        folders={[
          { name: t("office.list.all"), choice: { text }, isOpen: !folder },
          ...folders.map(({ folder: one, count }) => ({
            name: t(`office.list.folders.${one}`),
            choice: { folder: one, text },
            isOpen: one === folder,
            count: count || undefined,
          })),
        ]}
      />
      <ListFilter key={`${folder} ${text}`} kept={{ folder }} button={t("office.list.show")}>
        <SearchInput label={t("office.list.search")} text={text} />
      </ListFilter>
      {sum > 0 && !text && (
        <p className="text-sm font-semibold">{t("office.list.together", { sum: dirhams(sum, language) })}</p>
      )}
    </OfficeList>
  );
}

function Row({ row }: { row: QuotationsData["rows"][number] }) {
  const t = useT("quotation");
  const lead = useT("lead");
  const language = useLanguage();
  const { number, revision, state, name, company, service, isEnding } = row;
  return (
    <ListRow
      to={href(`/admin/quotations/${row.id}`, language)}
      name={company || name || t("office.list.erased")}
      about={
        <>
          <Reference code={row.reference} />
          {service && ` · ${lead(`services.${service}`, { defaultValue: service })}`}
        </>
      }
    >
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
    </ListRow>
  );
}
