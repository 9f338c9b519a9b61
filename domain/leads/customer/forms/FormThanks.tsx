import type { MouseEvent } from "react";
import { Reference } from "#site/ui/primitives/Reference.tsx";
import type { FormProps } from "./types.ts";
import type { LeadForm } from "./useLeadForm.ts";

/** Takes the place of a form that the script has sent. */
export function FormThanks({ leadForm: { answer, again }, given: props }: { leadForm: LeadForm; given: FormProps }) {
  const { texts, action } = props;
  const anew = (event: MouseEvent) => {
    event.preventDefault();
    again();
  };
  return (
    <>
      <h2 ref={arrive} tabIndex={-1} className="text-2xl">
        {texts.sentTitle}
      </h2>
      <p className="mt-3">{answer?.thanks}</p>
      <p className="mt-3">
        {texts.reference}: <Reference code={answer?.reference ?? ""} />
      </p>
      <p className="mt-4 flex flex-wrap gap-x-6">
        {answer?.visit && (
          <a href={answer.visit.url} className={link}>
            {answer.visit.label}
          </a>
        )}
        {answer?.followUrl && (
          <a href={answer.followUrl} className={link}>
            {texts.follow}
          </a>
        )}
        <a href={action} onClick={anew} className={link}>
          {texts.again}
        </a>
      </p>
    </>
  );
}

const link = "flex min-h-11 items-center font-semibold text-brand underline";

/**
 * Moves the focus to the heading after sending, because the button that had the focus is gone. It does not do so if the visitor is using
 * another part of the page, for example when the offline queue sends a form later.
 */
function arrive(heading: HTMLElement | null) {
  const form = heading?.closest("form");
  const { activeElement } = document;
  if (!heading || !form || !(activeElement?.contains(form) || form.contains(activeElement))) return;
  heading.focus({ preventScroll: true });
  form.scrollIntoView({ block: "nearest" });
}
