import { dirhams } from "#site/i18n/money.ts";
import { useLanguage, useT } from "#site/i18n/t.ts";
import { Button } from "#site/ui/primitives/Button.tsx";
import { answerForm } from "./choice.ts";
import { headingOf } from "./headings.ts";
import { LineNotes, LineText } from "./Lines.tsx";
import type { LineView, QuotationView } from "./view.server.ts";

/**
 * The options of a quotation. Their checkboxes belong to the form for the answer, so that the customer accepts only a choice whose total
 * was shown. A script updates the total at once (add-up.ts); without a script the customer presses a button.
 */
export function Options({ quotation }: { quotation: QuotationView }) {
  const t = useT("quotation");
  const options = quotation.lines.filter(({ kind }) => kind === "option");
  const groups = [...new Set(options.map(({ group }) => group).filter(Boolean))];
  const extras = options.filter(({ group }) => group === "");
  const { chosen, isOpen } = quotation;
  return (
    <section aria-labelledby="options" data-options>
      <h2 id="options" className="text-2xl">
        {t("options.heading")}
      </h2>
      <div className="mt-5 grid gap-6">
        {/* The Enter key presses the first button of a form. Without this hidden button, that would be the button that computes the total. */}
        {isOpen && <button type="submit" form={answerForm} name="intent" value="accept" hidden />}
        {groups.map((group) => (
          <fieldset key={group} disabled={!isOpen}>
            <legend className="font-semibold">
              {headingOf(quotation.lines, group) ?? t("options.heading")}
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
          <div data-add-up>
            <p className="mb-3 max-w-lg text-sm text-soft">{t("options.first")}</p>
            <Button type="submit" form={answerForm} name="intent" value="total" formNoValidate look="outline">
              {t("options.continue")}
            </Button>
          </div>
        )}
      </div>
    </section>
  );
}

type OptionProps = { line: LineView; name: string; type: "radio" | "checkbox"; chosen: readonly number[] };

function Option({ line, name, type, chosen }: OptionProps) {
  const t = useT("quotation");
  const language = useLanguage();
  return (
    <label className="mt-2 flex cursor-pointer items-start gap-3 max-sm:flex-wrap rounded-card border border-line p-4 has-checked:border-brand has-checked:bg-brand-tint">
      <input
        type={type}
        form={answerForm}
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
