import { Honeypot } from "#domain/leads/index.ts";
import type { ShownVacancy } from "#site/content/vacancies.server.ts";
import { useT } from "#site/i18n/t.ts";
import { Choices } from "#site/ui/controls/Choices.tsx";
import { Field } from "#site/ui/controls/Field.tsx";
import { ErrorLine } from "#site/ui/controls/FieldParts.tsx";
import { FileField } from "#site/ui/controls/FileField.tsx";
import { Tick } from "#site/ui/controls/Tick.tsx";
import { Button } from "#site/ui/primitives/Button.tsx";
import { PageLink } from "#site/ui/primitives/PageLink.tsx";
import applyFile, { integrity } from "./apply.ts?module";
import { type ApplicationField, notices } from "./schema.ts";
import type { ApplyState } from "./types.server.ts";

const texts = [
  ["name", { autoComplete: "name", dir: "auto", required: true }],
  ["email", { type: "email", autoComplete: "email", dir: "ltr", required: true }],
  ["phone", { type: "tel", autoComplete: "tel", dir: "ltr", required: true }],
  ["city", { autoComplete: "address-level2", dir: "auto", required: true }],
] as const;

/** `most` is the largest size of the CV in bytes. */
type Props = { job: ShownVacancy; state?: ApplyState; most: number };

/**
 * The form to apply, which works without a script. If something is missing, the page comes back with the typed values. The script
 * `apply.ts` adds a draft, checks and progress.
 */
export function ApplyForm({ job: vacancy, state = {}, most }: Props) {
  const t = useT("vacancies");
  const words = useT();
  const { values = {} } = state;
  const forScript = {
    "data-apply": "",
    "data-back": state.values && "",
    "data-most": most,
    "data-too-large": t("cv.too-large"),
    "data-kept": t("form.kept"),
    "data-sending": t("form.sending"),
    "data-failed": t("form.failed"),
  };
  const about = (name: ApplicationField) => ({
    id: `apply-${name}`,
    name,
    label: t(`fields.${name}`),
    error: problemOf(state, name, t),
    defaultValue: values[name],
  });
  return (
    <form method="post" encType="multipart/form-data" noValidate className="card shadow-card md:p-8" {...forScript}>
      <h2 className="mb-5 text-xl">{t("form.title")}</h2>
      <Notice state={state} />
      <Honeypot label={words("form.trap")} />
      <div className="grid gap-5">
        {texts.map(([name, control]) => (
          <Field key={name} {...about(name)} {...control} />
        ))}
        <Choices {...about("notice")} options={notices.map((each) => [each, t(`notices.${each}`)])} />
        <Choices
          {...about("mayWork")}
          options={[
            ["yes", t("mayWork.yes")],
            ["needs-permit", t("mayWork.needsPermit")],
          ]}
        />
        <Field
          {...about("certificates")}
          optional={t("form.optional")}
          multiline
          rows={3}
          dir="auto"
          hint={t("form.certificatesHint")}
        />
        <Field {...about("message")} optional={t("form.optional")} multiline rows={4} dir="auto" />
        <FileField
          id="apply-cv"
          name="cv"
          accept=".pdf,.docx,image/jpeg,image/png"
          label={t("fields.cv")}
          optional={t("form.optional")}
          hint={t("form.cvHint")}
          error={state.cv && t(`cv.${state.cv}`)}
          words={t("form.choose")}
          chosen={t("form.chosen")}
        />
      </div>
      <div className="mt-5">
        {vacancy.licence && (
          <Tick name="licence" ticked={values.licence === "on"}>
            {t("fields.licence")}
          </Tick>
        )}
        <Tick name="pool" ticked={values.pool === "on"}>
          {t("fields.pool")}
        </Tick>
        <Tick name="consent" ticked={values.consent === "on"}>
          {t("fields.consent")}{" "}
          <PageLink to="/privacy" className="underline">
            {t("form.privacy")}
          </PageLink>
        </Tick>
        <ErrorLine id="apply-consent">{state.problems?.consent && t("problems.consent")}</ErrorLine>
      </div>
      <Button type="submit" size="lg" className="mt-5 max-sm:w-full">
        {t("form.send")}
      </Button>
      <p role="status" className="mt-4 text-sm empty:hidden" />
      <script type="module" src={applyFile} integrity={integrity} fetchPriority="low" suppressHydrationWarning />
    </form>
  );
}

/** The fields whose labels are questions. An error message cannot use such a label as the name of the field. */
const choices: ApplicationField[] = ["notice", "mayWork"];

type Words = ReturnType<typeof useT<"vacancies">>;

function problemOf({ problems }: ApplyState, name: ApplicationField, t: Words): string | undefined {
  const problem = problems?.[name];
  if (!problem) return undefined;
  if (problem === "required" && choices.includes(name)) return t("problems.choose", { field: t(`fields.${name}`) });
  const known = problem === "required" || problem === "tooLong" ? problem : "invalid";
  return t(`problems.${known}`, { field: t(`fields.${name}`) });
}

function Notice({ state }: { state: ApplyState }) {
  const t = useT("vacancies");
  const kind = state.limited
    ? "limited"
    : state.failed
      ? "failed"
      : state.problems || state.cv
        ? "problems"
        : undefined;
  return (
    kind && (
      <p role="alert" className="mb-5 rounded-xl border border-danger p-4 font-semibold">
        {t(`form.${kind}`)}
      </p>
    )
  );
}
