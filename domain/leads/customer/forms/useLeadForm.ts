import { type FormEvent, type RefObject, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type * as z from "zod/mini";
import { busy } from "#site/ui/busy.ts";
import { bodyOf, controlNamed, focusOn } from "./fields.ts";
import { type FieldName, type FormName, type FormState, fieldsIn, problemsOf } from "./form-state.ts";
import { send } from "./send.ts";
import type { FormProps } from "./types.ts";
import { useDraft } from "./useDraft.ts";
import { useOfflineQueue } from "./useOfflineQueue.ts";
import { originFields } from "./visit.ts";

type Options = Pick<FormProps, "texts" | "state"> & {
  form: FormName;
  schema: z.ZodMiniObject;
  onEmptied?: () => void;
  /** Reports success or failure in a second way, such as a toast. */
  tell?: (answer: FormState) => void;
};

/** Returns the state and the handlers of a hydrated form. The form is idle, sending, waiting for a connection, sent or failed. */
export function useLeadForm({ form, schema, texts, state, onEmptied, tell }: Options) {
  const ref = useRef<HTMLFormElement>(null);
  const photos = useRef<readonly Blob[]>([]);
  const draft = useDraft(form, ref, Boolean(state));
  // True from the moment when the form is sent until the visitor types again. While it is true, further clicks on the button are ignored.
  // It is a ref, because a state would change only with the next render.
  const gotReference = useRef(false);
  // True if the form was sent but no answer came. The server may have stored it, so anything that the visitor types afterwards is a new
  // message.
  const tried = useRef(false);
  const { problems, photo, show, letPhotosBe } = useProblems(ref, schema, state);
  /** The progress of the upload from 0 to 1. It is undefined while nothing is sent. */
  const [progress, setProgress] = useState<number>();
  const [answer, setAnswer] = useState<FormState>();
  const [hydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  const { restored } = draft;
  useEffect(() => {
    if (restored?.tried) tried.current = true;
  }, [restored]);
  const later = useOfflineQueue(form, draft, `${texts.sentTitle} ${texts.reference}: {reference}`, receive);

  /** Checks the fields of the form, or of one part of it, and shows the problems. Returns true if there are none. */
  function check(element: HTMLFormElement, part: Element = element) {
    const { error } = schema.safeParse(Object.fromEntries(new FormData(element)));
    const found = Object.entries(error ? problemsOf(error) : {});
    const inPart = found.filter(([name]) => part.contains(controlNamed(element, name) ?? null));
    show({ problems: Object.fromEntries(inPart) });
    return inPart.length === 0;
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    const element = ref.current;
    if (!element || gotReference.current) return;
    setAnswer(undefined);
    if (!check(element)) return;
    const extras = { key: draft.ownKey(), elapsed: String(draft.elapsed()), ...originFields(element) };
    const body = bodyOf(element, extras, photos.current);
    gotReference.current = true;
    if (await later.keepForLater(body)) return;
    setProgress(0);
    tried.current = true;
    draft.save(photos.current, true);
    const got = await busy(send(form, body, setProgress));
    setProgress(undefined);
    if (!(got.failed && (await later.keepForLater(body)))) receive(got);
  }

  function receive(got: FormState) {
    gotReference.current = Boolean(got.reference);
    if (got.problems) return show(got);
    setAnswer(got);
    if (got.reference) discard();
    tell?.(got);
  }

  function discard() {
    draft.forget();
    tried.current = false;
    ref.current?.reset();
    photos.current = [];
    onEmptied?.();
  }

  /** Shows the form again, empty, for a new message. */
  function again() {
    gotReference.current = false;
    flushSync(() => setAnswer(undefined));
    focusOnFirst(ref, schema, () => true);
  }

  const typed: (event?: FormEvent) => void = () => {
    if (progress !== undefined) return;
    gotReference.current = false;
    later.changeMind();
    if (tried.current) draft.renew(photos.current);
    tried.current = false;
    draft.save(photos.current);
  };

  function choose(chosen: readonly Blob[]) {
    photos.current = chosen;
    letPhotosBe();
    typed();
    draft.savePhotos(chosen);
  }

  /** Takes over the photos of a restored draft. The visitor did not choose them now, so this does not count as typing. */
  const adopt = (kept: readonly Blob[]) => {
    photos.current = kept;
  };

  const { waiting } = later;
  const shown = { problems, photo, progress, waiting, answer, hydrated, restored };
  return { ref, ...shown, check, submit, again, typed, discard, choose, adopt };
}

function focusOnFirst(
  ref: RefObject<HTMLFormElement | null>,
  schema: z.ZodMiniObject,
  which: (name: FieldName) => boolean,
) {
  const first = [...fieldsIn(schema), "photos" as const].find(which);
  if (first) focusOn(controlNamed(ref.current, first));
}

type Wrong = Pick<FormState, "problems" | "photo">;

/** Shows the problems at their fields and moves the focus to the first of these fields. */
function useProblems(ref: RefObject<HTMLFormElement | null>, schema: z.ZodMiniObject, cameBack: Wrong = {}) {
  const [{ problems = {}, photo }, setWrong] = useState(cameBack);
  const show = (found: Wrong) => {
    setWrong(found);
    focusOnFirst(ref, schema, (name) => Boolean(found.problems?.[name]));
  };
  /** Removes the problem of the photos when the visitor chooses other photos. */
  const letPhotosBe = () => setWrong(({ problems }) => ({ problems: { ...problems, photos: undefined } }));
  return { problems, photo, show, letPhotosBe };
}

export type LeadForm = ReturnType<typeof useLeadForm>;
