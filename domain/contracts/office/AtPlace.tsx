import { href } from "@site/ground/site-map/links.ts";
import { Form, Link } from "react-router";
import { useLanguage, useT } from "#site/i18n/t.ts";
import { Button } from "#site/ui/primitives/Button.tsx";
import type { ContractPageData } from "./contract.server.ts";

/** Says whether the equipment of a contract is noted at the place of its lead. A button adds missing units there. */
export function AtPlace({ page: { place, lead, mayChange } }: { page: ContractPageData }) {
  const t = useT("contract");
  const language = useLanguage();
  if (place === undefined) return null;
  const link = "font-semibold text-brand underline";
  if (place === null)
    return (
      <p className="mt-3 text-soft">
        {t("office.place.none")}{" "}
        <Link to={href(`/admin/leads/${lead.id}`, language)} className={link}>
          {t("office.place.request")}
        </Link>
      </p>
    );
  const { id, missing, fits } = place;
  return (
    <div className="mt-3 grid justify-items-start gap-2">
      <p className="text-soft">
        {missing === 0 ? t("office.place.noted") : t("office.place.missing", { count: missing })}{" "}
        <Link to={href(`/admin/places/${id}`, language)} className={link}>
          {t("office.place.open")}
        </Link>
      </p>
      {missing > 0 && !fits && <p className="text-soft">{t("office.problems.full")}</p>}
      {missing > 0 && fits && mayChange && (
        <Form method="post" preventScrollReset>
          <Button type="submit" name="intent" value="note" look="outline">
            {t("office.place.note")}
          </Button>
        </Form>
      )}
    </div>
  );
}
