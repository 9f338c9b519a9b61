import { type FormEvent, useEffect, useRef, useState } from "react";
import { toast } from "sonner";
import { busy } from "#app/ui/busy.ts";
import { contactSchema, type FieldName, formFields, type Problems, problemsOf } from "./schema.ts";
import { sendContact } from "./send.ts";
import type { ContactFormProps } from "./types.ts";

/** The life of the form once it is awake: idle, sending, sent or failed. */
export function useContactForm({ texts, state }: ContactFormProps) {
  const ref = useRef<HTMLFormElement>(null);
  const key = useRef<string>(undefined);
  // On its way or sent: another click means nothing until something is typed. (A state would be a render late.)
  const given = useRef(false);
  const [problems, setProblems] = useState<Problems>(state?.problems ?? {});
  const [sending, setSending] = useState(false);
  const [reference, setReference] = useState<string>();
  const [awake, setAwake] = useState(false);
  useEffect(() => setAwake(true), []);

  const show = (found: Problems) => {
    setProblems(found);
    const first = formFields.contact.find((name) => found[name]);
    if (first) control(ref.current, first)?.focus();
  };

  async function submit(event: FormEvent) {
    event.preventDefault();
    const form = ref.current;
    if (!form || given.current) return;
    const checked = contactSchema.safeParse(Object.fromEntries(new FormData(form)));
    setReference(undefined);
    show(checked.success ? {} : problemsOf(checked.error));
    if (!checked.success) return;
    given.current = true;
    setSending(true);
    // One key for one message: a second try after a lost answer does not become a second enquiry.
    key.current ??= crypto.randomUUID();
    const answer = await busy(sendContact(form, key.current));
    given.current = Boolean(answer.reference);
    setSending(false);
    if (answer.problems) return show(answer.problems);
    if (!answer.reference) return void toast.error(texts.failedTitle, { description: texts.failedText });
    key.current = undefined;
    form.reset();
    setReference(answer.reference);
    toast.success(texts.sentTitle, { description: texts.sentText });
  }

  const typed = () => {
    given.current &&= sending;
  };

  return { ref, problems, sending, reference, awake, submit, typed };
}

const control = (form: HTMLFormElement | null, name: FieldName) =>
  form?.elements.namedItem(name) as HTMLInputElement | undefined;
