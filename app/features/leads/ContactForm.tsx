import { Field } from "#app/ui/controls/Field.tsx";
import { Spinner } from "#app/ui/controls/Spinner.tsx";
import { Toaster } from "#app/ui/controls/Toaster.tsx";
import { Button } from "#app/ui/primitives/Button.tsx";
import { type Contact, limits, type Problems } from "./schema.ts";
import type { ContactFormProps, FormTexts } from "./types.ts";
import { useContactForm } from "./useContactForm.ts";

const kinds = {
  name: { autoComplete: "name", dir: "auto" },
  email: { type: "email", autoComplete: "email", inputMode: "email", dir: "ltr" },
  phone: { type: "tel", autoComplete: "tel", inputMode: "tel", dir: "ltr" },
  message: { multiline: true, rows: 5, dir: "auto" },
} as const;

/** Works as a plain form; once awake it checks at the field and sends without leaving the page. */
export function ContactForm(props: ContactFormProps) {
  const { action, page, dir, texts, state, privacyHref } = props;
  const form = useContactForm(props);
  const values = state?.values ?? {};
  const field = (name: keyof Contact, hint?: string) => (
    <Field
      id={`contact-${name}`}
      name={name}
      label={texts[name]}
      hint={hint}
      error={messageFor(name, form.problems, texts)}
      defaultValue={values[name]}
      required
      {...kinds[name]}
    />
  );
  return (
    <form
      ref={form.ref}
      method="post"
      action={action}
      noValidate
      onSubmit={form.submit}
      onInput={form.typed}
      className="card shadow-card md:p-8"
    >
      <h2 className="mb-5 text-xl">{texts.title}</h2>
      <input type="hidden" name="page" value={page} />
      <FormNotice state={state} texts={texts} />
      <div className="grid gap-5 sm:grid-cols-2">
        <div className="sm:col-span-2">{field("name")}</div>
        {field("email")}
        {field("phone", texts.phoneHint)}
        <div className="sm:col-span-2">{field("message", texts.messageHint)}</div>
      </div>
      <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button type="submit" size="lg" disabled={form.sending}>
          {form.sending && <Spinner />}
          {form.sending ? texts.sending : texts.send}
        </Button>
        <p className="max-w-sm text-xs text-soft">
          {texts.privacy}{" "}
          <a href={privacyHref} className="underline">
            {texts.privacyLink}
          </a>
        </p>
      </div>
      <p role="status" className="mt-5 rounded-xl bg-brand-tint p-4 empty:hidden">
        {form.reference && `${texts.sentTitle} ${texts.reference}: ${form.reference}`}
      </p>
      {form.awake && <Toaster dir={dir} label={texts.notices} />}
    </form>
  );
}

/** What a form sent without JavaScript has to say when it comes back. */
function FormNotice({ state, texts }: Pick<ContactFormProps, "state" | "texts">) {
  const notice = state?.failed ? texts.failedText : state?.problems && texts.problems;
  return (
    <p role="alert" className="mb-5 rounded-xl border border-danger p-4 font-semibold text-danger empty:hidden">
      {notice}
    </p>
  );
}

function messageFor(name: keyof Contact, problems: Problems, texts: FormTexts) {
  const problem = problems[name];
  return problem && texts[problem as "required"].replace("{field}", texts[name]).replace("{max}", String(limits[name]));
}
