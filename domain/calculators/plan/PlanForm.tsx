import { useT } from "#site/i18n/t.ts";
import { Field } from "#site/ui/controls/Field.tsx";
import { Select } from "#site/ui/controls/Select.tsx";
import { Button } from "#site/ui/primitives/Button.tsx";
import { PictureRadios } from "./PictureRadios.tsx";
import type { PlanData } from "./page.server.ts";

/** Three questions, and below them what the answer assumed. */
export function PlanForm({ page }: { page: PlanData }) {
  const t = useT("plan");
  const { works, homes, chosen, places, place, path, assumed, answer, refused } = page;
  const wide = !answer;
  return (
    <form method="get" action={path} className="grid min-w-0 content-start gap-6" autoComplete="off">
      {refused && (
        <p role="alert" className="text-sm font-semibold text-danger">
          {refused}
        </p>
      )}
      <PictureRadios
        name="what"
        label={t("plan.what")}
        options={works.map((work) => ({ ...work, name: t(`plan.works.${work.id}`) }))}
        chosen={chosen.what}
        wide={wide}
      />
      <PictureRadios
        name="home"
        label={t("plan.home")}
        options={homes.map((home) => ({ ...home, name: t(`plan.homes.${home.id}`) }))}
        chosen={chosen.home}
        wide={wide}
      />
      <div className={`grid gap-6 ${wide ? "lg:grid-cols-2 lg:items-end" : ""}`}>
        <Select id="f-place" name="place" label={t("plan.place")} options={places} defaultValue={place} />
        {assumed.length > 0 && (
          <fieldset className="grid gap-4 sm:grid-cols-2">
            <legend className="mb-3 font-semibold">{t("plan.change")}</legend>
            {assumed.map((name) => (
              <Assumed key={name} name={name} page={page} />
            ))}
          </fieldset>
        )}
        <Button type="submit" size="lg" className="max-sm:w-full">
          {t("plan.show")}
        </Button>
      </div>
    </form>
  );
}

function Assumed({
  name,
  page: { raw, usual, options, errors },
}: {
  name: PlanData["assumed"][number];
  page: PlanData;
}) {
  const t = useT("plan");
  const field = { id: `f-${name}`, name, defaultValue: raw[name], error: errors[name] };
  if (name === "facing" || name === "glass") return <Select {...field} {...options[name]} />;
  const isOpen = name === "area" || name === "units";
  return (
    <Field
      {...field}
      label={t(`plan.fields.${name}`)}
      hint={isOpen ? t("plan.usual", { value: usual[name] }) : undefined}
      inputMode="decimal"
    />
  );
}
