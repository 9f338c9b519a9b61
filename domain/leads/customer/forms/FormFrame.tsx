import type { ReactNode } from "react";
import { Spinner } from "#site/ui/controls/Spinner.tsx";
import { Tick } from "#site/ui/controls/Tick.tsx";
import { Button } from "#site/ui/primitives/Button.tsx";
import { FailureLine, FormNotice, FormStatus, KeptLine } from "./FormLines.tsx";
import { FormThanks } from "./FormThanks.tsx";
import type { FormName } from "./form-state.ts";
import { Honeypot } from "./Honeypot.tsx";
import type { FormProps } from "./types.ts";
import type { LeadForm } from "./useLeadForm.ts";

type Props = {
  name: FormName;
  takesPhotos?: boolean;
  /** The number of the last step, whose button sends the form. It is set only for a form with steps. */
  lastStep?: number;
  leadForm: LeadForm;
  given: FormProps;
  /** The text that is shown if the server returns the page with a problem. */
  onReturn?: string;
  children: ReactNode;
  /** Content beside the button. */
  aside?: ReactNode;
  /** Content below the button. */
  foot?: ReactNode;
  onceSent?: ReactNode;
  toaster?: ReactNode;
};

/**
 * Draws the parts that all lead forms have in common: hidden fields, consent, the button and the result. The form works without a script.
 */
export function FormFrame({
  name,
  takesPhotos,
  lastStep,
  leadForm,
  given: props,
  onReturn,
  children,
  aside,
  foot,
  onceSent,
  toaster,
}: Props) {
  const { action, page, texts } = props;
  const sending = leadForm.progress !== undefined;
  const isSent = Boolean(leadForm.answer?.reference);
  return (
    <form
      ref={leadForm.ref}
      method="post"
      action={action}
      encType={takesPhotos ? "multipart/form-data" : undefined}
      noValidate
      data-form={name}
      data-back={props.state && ""}
      onSubmit={leadForm.submit}
      onInput={leadForm.typed}
      className="card shadow-card md:p-8"
    >
      <div hidden={isSent}>
        <h2 className="mb-5 text-xl">{texts.title}</h2>
        <input type="hidden" name="page" value={page} />
        <Honeypot label={texts.trap} />
        <FormNotice given={props} onReturn={onReturn} />
        <KeptLine leadForm={leadForm} texts={texts} />
        {children}
        <div data-step={lastStep}>
          <Consent given={props} />
          <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-3">
            <Button type="submit" size="lg" disabled={sending} className="max-sm:w-full">
              {sending && <Spinner />}
              {sending ? texts.sending : texts.send}
            </Button>
            {aside}
          </div>
          {foot}
        </div>
      </div>
      <div role="alert" className="mb-6 empty:hidden">
        {onceSent}
      </div>
      <div role="status" className="empty:hidden">
        {isSent ? <FormThanks leadForm={leadForm} given={props} /> : <FormStatus leadForm={leadForm} given={props} />}
      </div>
      {toaster ? leadForm.hydrated && toaster : <FailureLine leadForm={leadForm} texts={texts} />}
    </form>
  );
}

function Consent({ given: { texts, privacyHref, state } }: { given: FormProps }) {
  return (
    <div className="mt-6">
      <Tick name="share">{texts.share}</Tick>
      <Tick name="offers" ticked={Boolean(state?.values?.offers)}>
        {texts.offers}
      </Tick>
      <p className="mt-2 text-xs text-soft">
        {texts.privacy}{" "}
        <a href={privacyHref} className="underline">
          {texts.privacyLink}
        </a>
      </p>
    </div>
  );
}
