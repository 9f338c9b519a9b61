import type { FormState } from "#domain/leads/index.ts";
import { useT } from "#site/i18n/t.ts";
import { Button } from "#site/ui/primitives/Button.tsx";
import type { WhyUnbooked } from "./book.server.ts";
import { TimeChoice } from "./TimesChoice.tsx";

type Typed = { area?: string | undefined; confirm: boolean };

/** Says why the enquiry has no visit yet, and offers the nearest times. The address that was typed goes along, so nothing is typed twice. */
export function Unbooked({ state, view }: { state: FormState; view: Typed }) {
  const t = useT("visits");
  const { why, nearest } = state.unbooked ?? { why: "taken", nearest: [] };
  return (
    <>
      <p role="status" className="mt-3">
        {t(`booking.unbooked.${why as WhyUnbooked}`)}
      </p>
      {nearest.length > 0 && (
        <form method="post" action={`${state.followUrl}/visit`} className="mt-4 grid gap-4">
          <fieldset>
            <legend className="mb-2 font-semibold">{t("customer.nearest")}</legend>
            <div className="grid gap-2">
              {nearest.map(({ value, label }) => (
                <TimeChoice key={value} value={value} label={label} />
              ))}
            </div>
          </fieldset>
          <input type="hidden" name="address" value={state.values?.address ?? view.area ?? ""} />
          <input type="hidden" name="access" value={state.values?.access ?? ""} />
          <div>
            <Button type="submit" size="lg">
              {t(view.confirm ? "customer.ask" : "customer.book")}
            </Button>
          </div>
        </form>
      )}
    </>
  );
}
