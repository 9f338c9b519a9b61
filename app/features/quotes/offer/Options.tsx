import { useLanguage, useT } from "#app/i18n/t.ts";
import { Button } from "#app/ui/primitives/Button.tsx";
import { dirhams } from "../money.ts";
import { headingOf } from "./headings.ts";
import { LineNotes, LineText } from "./Lines.tsx";
import type { LineView, OfferView } from "./view.server.ts";

/** The choice is sent like a search, so that its total is added up before anybody accepts, and without JavaScript too. */
export function Options({ offer }: { offer: OfferView }) {
  const t = useT("offer");
  const options = offer.lines.filter(({ kind }) => kind === "option");
  const groups = [...new Set(options.map(({ group }) => group).filter(Boolean))];
  const extras = options.filter(({ group }) => group === "");
  const { chosen, isOpen } = offer;
  return (
    <section aria-labelledby="options">
      <h2 id="options" className="text-2xl">
        {t("options.heading")}
      </h2>
      <form method="get" action="#totals" className="mt-5 grid gap-6">
        <input type="hidden" name="chosen" value="" />
        {groups.map((group) => (
          <fieldset key={group} disabled={!isOpen}>
            <legend className="font-semibold">
              {headingOf(offer.lines, group) ?? t("options.heading")}
              <span className="font-normal text-soft"> · {t("options.one")}</span>
            </legend>
            {options
              .filter((line) => line.group === group)
              .map((line) => (
                <Option key={line.position} line={line} name={`choice${group}`} type="radio" chosen={chosen} />
              ))}
          </fieldset>
        ))}
        {extras.length > 0 && (
          <fieldset disabled={!isOpen}>
            <legend className="font-semibold">{t("options.more")}</legend>
            {extras.map((line) => (
              <Option key={line.position} line={line} name={`add${line.position}`} type="checkbox" chosen={chosen} />
            ))}
          </fieldset>
        )}
        {isOpen && (
          <div>
            {!offer.isAdded && <p className="mb-3 max-w-lg text-sm text-soft">{t("options.first")}</p>}
            <Button type="submit" look={offer.isAdded ? "outline" : "brand"}>
              {t("options.continue")}
            </Button>
          </div>
        )}
      </form>
    </section>
  );
}

type OptionProps = { line: LineView; name: string; type: "radio" | "checkbox"; chosen: readonly number[] };

function Option({ line, name, type, chosen }: OptionProps) {
  const t = useT("offer");
  const language = useLanguage();
  return (
    <label className="mt-2 flex cursor-pointer items-start gap-3 max-sm:flex-wrap rounded-card border border-line p-4 has-checked:border-brand has-checked:bg-brand-tint">
      <input
        type={type}
        name={name}
        value={line.position}
        defaultChecked={chosen.includes(line.position)}
        className="mt-1"
      />
      <span className="min-w-0 flex-1">
        <LineText line={line} />
        <LineNotes line={line} />
      </span>
      <span className="font-semibold max-sm:w-full max-sm:ps-7">
        {t("options.plus", { amount: dirhams(line.gross, language) })}
      </span>
    </label>
  );
}
