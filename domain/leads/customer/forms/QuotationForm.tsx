import { type FormEvent, Fragment, type ReactNode, useEffect } from "react";
import { ButtonLink } from "#site/ui/primitives/Button.tsx";
import { WhatsAppGlyph } from "#site/ui/primitives/WhatsAppGlyph.tsx";
import { FormFrame } from "./FormFrame.tsx";
import { ProgressLine } from "./FormLines.tsx";
import { PhotoField } from "./PhotoField.tsx";
import { ReachFields, WhatFields, WhereFields } from "./QuotationFields.tsx";
import { quotationSchema } from "./quotation-schema.ts";
import type { QuotationFormProps } from "./types.ts";
import { UrgentLine } from "./UrgentLine.tsx";
import { useLeadForm } from "./useLeadForm.ts";
import { usePhotos } from "./usePhotos.ts";
import { usePrefill } from "./usePrefill.ts";
import { useSteps } from "./useSteps.ts";

/** The form that asks for the work, the place and the contact details. Most questions have options, which are quick to tap on a phone. */
export function QuotationForm(props: QuotationFormProps) {
  const { texts, state } = props;
  const onEmptied = () => {
    photos.empty();
    prefill.empty();
  };
  const leadForm = useLeadForm({ form: "quote", schema: quotationSchema, texts, state, onEmptied });
  const photos = usePhotos(leadForm);
  const prefill = usePrefill(leadForm, props, state?.values?.calculation);
  const typed = (event?: FormEvent) => {
    leadForm.typed();
    prefill.follow();
    if (event) showCall(event.currentTarget, event.target);
  };
  const steps = useSteps(leadForm);
  const { ref } = leadForm;
  // The visitor may have chosen "it has stopped" before this script was loaded.
  useEffect(() => showCall(ref.current, document.activeElement), [ref]);
  const submit = async (event: FormEvent) => (steps.isFirst() ? steps.next(event) : photos.submit(event));
  return (
    <FormFrame
      name="quote"
      takesPhotos
      lastStep={2}
      leadForm={{ ...leadForm, typed, submit }}
      given={props}
      onReturn={texts.photosAgain}
      foot={photos.isSending && <ProgressLine share={leadForm.progress} label={texts.progress} />}
      onceSent={
        leadForm.answer?.urgent && (
          <UrgentLine text={leadForm.answer.urgent} phone={props.urgentPhone} note={props.callNote} />
        )
      }
      aside={<ByWhatsApp given={props} topic={prefill.topic} />}
    >
      <div className="grid gap-9">
        {prefill.calculation && <HandedOver given={props} calculation={prefill.calculation} />}
        <Step id="what" step={1}>
          <WhatFields leadForm={leadForm} given={props}>
            <PhotoField form="quote" leadForm={leadForm} texts={texts} photos={photos} />
          </WhatFields>
          <WhereFields leadForm={leadForm} given={props} />
          <p data-stepped className="hidden">
            <ButtonLink href="#reach" size="lg" className="w-full" onClick={steps.next}>
              {texts.next}
            </ButtonLink>
          </p>
        </Step>
        <Step id="reach" step={2}>
          <ReachFields leadForm={leadForm} given={props} />
        </Step>
      </div>
    </FormFrame>
  );
}

/** Scrolls to the text that asks the visitor to call. On a phone it may be below the visible part of the page. */
function showCall(form: Element | null, chosen: EventTarget | null) {
  if (chosen instanceof HTMLInputElement && chosen.value === "now")
    form?.querySelector("[data-urgent]")?.scrollIntoView({ block: "nearest" });
}

/** Draws one step. The heading of the step is also its accessible name, and the step gets the focus when it opens. */
function Step({ id, step, children }: { id: string; step: number; children: ReactNode }) {
  return (
    <section id={id} data-step={step} tabIndex={-1} aria-labelledby={`${id}-title`} className="grid gap-9">
      {children}
    </section>
  );
}

/** Shows the calculation that is sent with the form, as the office will see it. */
function HandedOver({
  given: { texts, asked: prefill },
  calculation,
}: {
  given: QuotationFormProps;
  calculation: string;
}) {
  const shown = prefill?.calculation?.text === calculation ? prefill.calculation : undefined;
  return (
    <div className="rounded-xl bg-brand-tint p-4">
      <p>{texts.calculation}</p>
      {shown?.answer && <p className="mt-2 font-semibold">{shown.answer}</p>}
      {shown && shown.lines.length > 0 && (
        <details className="mt-2 text-sm">
          <summary className="font-semibold text-brand underline">{shown.name}</summary>
          <dl className="mt-2 grid grid-cols-[1fr_auto] gap-x-4 gap-y-1">
            {shown.lines.map(([label, value], at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two rooms may have one name
              <Fragment key={at}>
                <dt className="text-soft">{label}</dt>
                <dd className="text-end">
                  <bdi>{value}</bdi>
                </dd>
              </Fragment>
            ))}
          </dl>
        </details>
      )}
      <input type="hidden" name="calculation" value={calculation} />
    </div>
  );
}

/** Links to WhatsApp for the same subject. The link passes on the chosen service and place. */
function ByWhatsApp({ given: { texts, whatsapp }, topic }: { given: QuotationFormProps; topic: string }) {
  return (
    <a
      href={whatsapp + topic}
      target="_blank"
      rel="noopener nofollow"
      className="flex min-h-11 items-center gap-2 text-sm font-semibold text-brand underline"
    >
      <WhatsAppGlyph />
      {texts.whatsapp}
    </a>
  );
}
