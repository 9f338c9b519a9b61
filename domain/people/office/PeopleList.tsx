import { href } from "@site/ground/site-map/links.ts";
import { SearchInput } from "#site/forms/office/inputs.tsx";
import { useLanguage, useT } from "#site/i18n/t.ts";
import { ListFilter, ListRow, OfficeList } from "#site/ui/office/OfficeList.tsx";
import { PhoneNumber } from "#site/ui/primitives/Phone.tsx";
import type { PeopleData } from "./list.server.ts";

/** Lists the people behind the leads, newest first. */
export function PeopleList({ data: { choice, rows, next } }: { data: PeopleData }) {
  const t = useT("people");
  const { text } = choice;
  return (
    <OfficeList
      words={{ title: t("list.title"), empty: t("list.empty"), older: t("list.older") }}
      choice={{ text }}
      rows={rows}
      next={next}
      row={Row}
    >
      <ListFilter key={text} kept={{}} button={t("list.show")}>
        <SearchInput label={t("list.search")} text={text} />
      </ListFilter>
    </OfficeList>
  );
}

function Row({ row: { id, name, phone, email, leads, places } }: { row: PeopleData["rows"][number] }) {
  const t = useT("people");
  const language = useLanguage();
  return (
    <ListRow
      to={href(`/admin/people/${id}`, language)}
      name={name || t("unnamed")}
      about={
        <>
          {phone && <PhoneNumber number={phone} />}
          {phone && email && " · "}
          <bdi>{email}</bdi>
        </>
      }
    >
      <span className="text-sm text-soft sm:text-end">
        {t("list.leads", { count: leads })}
        {places > 0 && ` · ${t("list.places", { count: places })}`}
      </span>
    </ListRow>
  );
}
