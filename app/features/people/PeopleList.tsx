import { href } from "@site/ground/site-map/links.ts";
import { Form, Link } from "react-router";
import { Input } from "#app/features/quotes/editor/inputs.tsx";
import { useLanguage, useT } from "#app/i18n/t.ts";
import { Button, buttonClasses } from "#app/ui/primitives/Button.tsx";
import { PhoneNumber } from "#app/ui/primitives/Phone.tsx";
import type { PeopleData } from "./list.server.ts";

/** The people behind the requests, newest first. */
export function PeopleList({ data: { choice, rows, next } }: { data: PeopleData }) {
  const t = useT("people");
  const { text } = choice;
  return (
    <div className="mx-auto max-w-xl space-y-6">
      <h1 className="text-2xl">{t("list.title")}</h1>
      <Form method="get" className="flex flex-wrap items-end gap-3" key={text}>
        <div className="min-w-0 flex-1 basis-60">
          <Input label={t("list.search")} type="search" name="text" dir="auto" maxLength={100} defaultValue={text} />
        </div>
        <Button type="submit" look="outline">
          {t("list.show")}
        </Button>
      </Form>
      {rows.length === 0 ? (
        <p className="card py-16 text-center font-semibold">{t("list.empty")}</p>
      ) : (
        <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-raised">
          {rows.map((row) => (
            <Row key={row.id} row={row} />
          ))}
        </ul>
      )}
      {next && (
        <Link
          to={`?${new URLSearchParams({ ...(text && { text }), after: next }).toString()}`}
          className={buttonClasses({ look: "outline" })}
        >
          {t("list.older")}
        </Link>
      )}
    </div>
  );
}

function Row({ row: { id, name, phone, email, leads, places } }: { row: PeopleData["rows"][number] }) {
  const t = useT("people");
  const language = useLanguage();
  return (
    <li>
      <Link
        to={href(`/admin/people/${id}`, language)}
        className="flex flex-wrap items-center gap-x-6 gap-y-1 px-5 py-4 smooth hover:bg-sand"
      >
        <span className="min-w-0 flex-1 basis-60">
          <span className="block font-semibold">
            <bdi>{name || t("unnamed")}</bdi>
          </span>
          <span className="block text-sm wrap-anywhere text-soft">
            {phone && <PhoneNumber number={phone} />}
            {phone && email && " · "}
            <bdi>{email}</bdi>
          </span>
        </span>
        <span className="text-sm text-soft sm:text-end">
          {t("list.leads", { count: leads })}
          {places > 0 && ` · ${t("list.places", { count: places })}`}
        </span>
      </Link>
    </li>
  );
}
