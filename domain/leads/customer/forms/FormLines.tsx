import { PhoneNumber } from "#site/ui/primitives/Phone.tsx";
import type { FormProps } from "./types.ts";
import type { LeadForm } from "./useLeadForm.ts";

/** Shows a notice above a form that the server returned with a problem. This happens only if the form was sent without a script. */
export function FormNotice({ given: props, onReturn }: { given: FormProps; onReturn?: string }) {
  const { state, texts } = props;
  const words = [state?.failed && texts.failedText, state?.problems && texts.problems, state && onReturn];
  return (
    <p role="alert" className="mb-5 rounded-xl border border-danger p-4 font-semibold text-danger empty:hidden">
      {state?.limited && <Limited given={props} />}
      {words.filter(Boolean).join(" ")}
    </p>
  );
}

function Limited({ given: { texts, phone } }: { given: FormProps }) {
  return (
    <>
      {texts.limited}{" "}
      <a href={`tel:${phone}`} className="underline">
        {texts.call}: <PhoneNumber number={phone} />
      </a>
    </>
  );
}

/** Says that a draft was restored, and has a button that discards the draft. */
export function KeptLine({ leadForm, texts }: { leadForm: LeadForm; texts: FormProps["texts"] }) {
  return (
    <p role="status" className="mb-5 flex flex-wrap items-center justify-between gap-x-4 text-sm empty:hidden">
      {leadForm.restored && !leadForm.waiting && (
        <>
          {texts.kept}
          <button type="button" onClick={leadForm.discard} className="min-h-11 font-semibold text-brand underline">
            {texts.discard}
          </button>
        </>
      )}
    </p>
  );
}

/** Says that the form waits for a connection, or that the visitor has sent too many forms. */
export function FormStatus({ leadForm: { answer, waiting }, given: props }: { leadForm: LeadForm; given: FormProps }) {
  if (!waiting && !answer?.limited) return null;
  return (
    <p className="mt-5 rounded-xl bg-brand-tint p-4">
      {waiting && props.texts.waiting}
      {answer?.limited && <Limited given={props} />}
    </p>
  );
}

/** Shows a failure in the page. It is used by forms that show no toast. */
export function FailureLine({ leadForm: { answer }, texts }: { leadForm: LeadForm; texts: FormProps["texts"] }) {
  return (
    <p role="alert" className="mt-5 rounded-xl border border-danger p-4 font-semibold text-danger empty:hidden">
      {answer?.failed && texts.failedText}
    </p>
  );
}

/** Shows the progress of the upload, because sending photos may take a while. */
export function ProgressLine({ share = 0, label }: { share?: number; label?: string }) {
  return (
    <label className="mt-4 block text-sm">
      {label} <bdi>{Math.round(share * 100)}%</bdi>
      <progress value={share} />
    </label>
  );
}
