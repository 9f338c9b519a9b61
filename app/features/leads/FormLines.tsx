import { PhoneNumber } from "#app/ui/primitives/Phone.tsx";
import type { FormProps } from "./types.ts";
import type { LeadForm } from "./useLeadForm.ts";

const isBad = "mb-5 rounded-xl border border-danger p-4 font-semibold text-danger empty:hidden";
const isGood = "mt-5 rounded-xl bg-brand-tint p-4 empty:hidden";

/** What a form sent without JavaScript has to say when it comes back. */
export function FormNotice({ given, onReturn }: { given: FormProps; onReturn?: string }) {
  const { state, texts } = given;
  const words = [state?.failed && texts.failedText, state?.problems && texts.problems, state && onReturn];
  return (
    <p role="alert" className={isBad}>
      {state?.limited && <Limited given={given} />}
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

/** A draft that was put back; whoever wants to begin anew can. */
export function KeptLine({ life, texts }: { life: LeadForm; texts: FormProps["texts"] }) {
  return (
    <p
      role="status"
      data-kept
      className="mb-5 flex flex-wrap items-center justify-between gap-x-4 text-sm empty:hidden"
    >
      {life.restored && !life.waiting && (
        <>
          {texts.kept}
          <button type="button" onClick={life.discard} className="min-h-11 font-semibold text-brand underline">
            {texts.discard}
          </button>
        </>
      )}
    </p>
  );
}

/** What became of a form that was sent from the page. */
export function FormStatus({ life, given }: { life: LeadForm; given: FormProps }) {
  const { answer, waiting } = life;
  const { texts } = given;
  return (
    <p role="status" data-outcome className={isGood}>
      {waiting && texts.waiting}
      {answer?.limited && <Limited given={given} />}
      {answer?.reference && (
        <>
          {texts.sentTitle} {texts.reference}:{" "}
          <bdi dir="ltr" className="font-semibold">
            {answer.reference}
          </bdi>
        </>
      )}
      {answer?.followUrl && (
        <a href={answer.followUrl} className="mt-1 block w-fit py-2 font-semibold text-brand underline">
          {texts.follow}
        </a>
      )}
    </p>
  );
}
