import { type ChangeEvent, type FormEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { maxPhotos } from "#site/forms/photo-limits.ts";
import { busy } from "#site/ui/busy.ts";
import { keptPhotos } from "./draft-photos.ts";
import { controlNamed } from "./fields.ts";
import type { Problem } from "./schema.ts";
import { shrink } from "./shrink.ts";
import type { LeadForm } from "./useLeadForm.ts";

/** Keeps the photos of a hydrated form. It reduces each photo as soon as the visitor has chosen it, so that sending is quick. */
export function usePhotos(leadForm: LeadForm) {
  const [photos, setPhotos] = useState<Blob[]>([]);
  const [problem, setProblem] = useState<Problem>();
  /** True if some photos of the restored draft are missing. This happens in a private window. */
  const [areLost, setLost] = useState(false);
  const latest = useRef(photos);
  const arriving = useRef<Promise<unknown>>(undefined);

  function show(chosen: Blob[]) {
    setLost(false);
    latest.current = chosen;
    setPhotos(chosen);
  }
  function choose(chosen: Blob[]) {
    show(chosen);
    leadForm.choose(chosen);
  }

  function adopt(kept: Blob[], expected: number) {
    show(kept);
    setLost(kept.length < expected);
    leadForm.adopt(kept);
  }

  function add(files: readonly File[]) {
    arriving.current = busy(Promise.allSettled([arriving.current, shrinkAll(files)]));
  }
  async function shrinkAll(files: readonly File[]) {
    const made = await Promise.all(files.map(shrink));
    const good = made.filter((photo) => photo !== undefined);
    const all = [...latest.current, ...good];
    setProblem(all.length > maxPhotos ? "tooMany" : good.length < files.length ? "invalid" : undefined);
    if (good.length > 0) choose(all.slice(0, maxPhotos));
  }
  function remove(photo: Blob) {
    setProblem(undefined);
    choose(latest.current.filter((other) => other !== photo));
  }
  const empty = () => {
    setProblem(undefined);
    show([]);
  };

  const { key, photos: expected = 0 } = leadForm.restored ?? {};
  const restore = useEffectEvent(async (key: string) => adopt(await keptPhotos(key).catch(() => []), expected));
  useEffect(() => {
    if (key) void restore(key);
  }, [key]);

  /** Takes over the photos that the visitor chose before the form was hydrated. */
  const takeEarly = useEffectEvent(() => {
    const input = controlNamed(leadForm.ref.current, "photos") as HTMLInputElement | undefined;
    if (input?.files?.length) add(take(input));
  });
  useEffect(() => takeEarly(), []);

  const changed = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => add(take(currentTarget));
  /** Sends the form when all chosen photos have been reduced. A photo that cannot be reduced must not block the enquiry. */
  async function submit(event: FormEvent) {
    event.preventDefault();
    await arriving.current;
    await leadForm.submit(event);
  }
  const isSending = leadForm.progress !== undefined && photos.length > 0;
  return { photos, problem, areLost, isSending, changed, remove, empty, submit };
}

/**
 * Returns the chosen files and empties the input. Otherwise the browser would not report it if the visitor removes a photo and chooses it
 * again.
 */
function take(input: HTMLInputElement): File[] {
  const files = [...(input.files ?? [])];
  input.value = "";
  return files;
}

export type Photos = ReturnType<typeof usePhotos>;
