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
  /** Reports success and failure in another way too, such as a toast. */
  tell?: (answer: FormState) => void;
};

/** Returns the state of a hydrated form: idle, sending, waiting for a connection, sent or failed. */
export function useLeadForm({ form, schema, texts, state, onEmptied, tell }: Options) {
  const ref = useRef<HTMLFormElement>(null);
  const photos = useRef<readonly Blob[]>([]);
  const draft = useDraft(form, ref, Boolean(state));
  // True while the form is being sent, and after that: further clicks are ignored until something is typed. It is a ref, because state would be one
  // render late.
  const given = useRef(false);
  // True if the message may have arrived although no answer came. From then on, anything typed is another message.
  const tried = useRef(false);
  const { problems, photo, show, letPhotosBe } = useProblems(ref, schema, state);
  /** The progress of the upload from 0 to 1. It is undefined while nothing is being sent. */
  const [progress, setProgress] = useState<number>();
  const [answer, setAnswer] = useState<FormState>();
  const [hydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  const { restored } = draft;
  useEffect(() => {
    if (restored?.tried) tried.current = true;
  }, [restored]);
  const later = useOfflineQueue(form, draft, `${texts.sentTitle} ${texts.reference}: {reference}`, receive);

  /** Checks whether the fields are in order, in the whole form or in one part of it. It shows the problems that it finds. */
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
    if (!element || given.current) return;
    setAnswer(undefined);
    if (!check(element)) return;
    const extras = { key: draft.ownKey(), elapsed: String(draft.elapsed()), ...originFields(element) };
    const body = bodyOf(element, extras, photos.current);
    given.current = true;
    if (await later.keepForLater(body)) return;
    setProgress(0);
    tried.current = true;
    draft.save(photos.current, true);
    const got = await busy(send(form, body, setProgress));
    setProgress(undefined);
    if (!(got.failed && (await later.keepForLater(body)))) receive(got);
  }

  function receive(got: FormState) {
    given.current = Boolean(got.reference);
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

  /** Shows the empty form again, for another message. */
  function again() {
    given.current = false;
    flushSync(() => setAnswer(undefined));
    focusOnFirst(ref, schema, () => true);
  }

  const typed: (event?: FormEvent) => void = () => {
    if (progress !== undefined) return;
    given.current = false;
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

  /** Takes the photos of a restored draft, which the visitor did not choose just now. */
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

/** Shows problems at their fields. The first field with a problem gets the focus. */
function useProblems(ref: RefObject<HTMLFormElement | null>, schema: z.ZodMiniObject, cameBack: Wrong = {}) {
  const [{ problems = {}, photo }, setWrong] = useState(cameBack);
  const show = (found: Wrong) => {
    setWrong(found);
    focusOnFirst(ref, schema, (name) => Boolean(found.problems?.[name]));
  };
  /** Newly chosen photos do not have the problem of the earlier ones, so their problem is removed. */
  const letPhotosBe = () => setWrong(({ problems }) => ({ problems: { ...problems, photos: undefined } }));
  return { problems, photo, show, letPhotosBe };
}

export type LeadForm = ReturnType<typeof useLeadForm>;
