import { useEffect, useRef } from "react";
import { maxPhotos } from "#site/forms/photo-limits.ts";
import { FileField } from "#site/ui/controls/FileField.tsx";
import { problemWords } from "./problem-words.ts";
import { drawMiddle } from "./shrink.ts";
import type { PhotoTexts } from "./types.ts";
import type { LeadForm } from "./useLeadForm.ts";
import type { Photos } from "./usePhotos.ts";

type Props = { form: "contact" | "quote"; leadForm: LeadForm; texts: PhotoTexts; photos: Photos };

/**
 * The field for photos. Without a script it is an ordinary file input. The script shows previews, lets the customer remove photos, and
 * reduces the photos before sending.
 */
export function PhotoField({ form, leadForm, texts, photos: { photos, problem, areLost, changed, remove } }: Props) {
  const numbered = (text: string, index: number) => text.replace("{n}", String(index + 1));
  const found = problem ?? leadForm.problems.photos;
  // `problem` is set if the browser has rejected a file that is not an image. That file is not in the list of photos, so it has no number.
  const which = problem || !leadForm.photo ? texts.oneFile : numbered(texts.photoNumber, leadForm.photo - 1);
  const error =
    found === "invalid" ? texts.notOpened.replace("{photo}", which) : problemWords(form, "photos", found, texts);
  return (
    <div>
      <FileField
        id={`${form}-photos`}
        name="photos"
        label={texts.photos}
        optional={texts.optional}
        hint={texts.photosHint}
        error={error ?? (areLost ? texts.photosLost : undefined)}
        words={texts.addPhotos}
        chosen={texts.photosChosen}
        multiple
        accept="image/*"
        onChange={changed}
        disabled={photos.length >= maxPhotos}
      />
      <ul className="mt-3 flex flex-wrap gap-3 empty:hidden">
        {photos.map((photo, index) => (
          <li key={keyOf(photo)} className="relative">
            <Thumbnail photo={photo} label={numbered(texts.photoNumber, index)} />
            <button
              type="button"
              onClick={() => remove(photo)}
              aria-label={numbered(texts.removePhoto, index)}
              className="absolute -end-2 -top-2 flex size-9 items-center justify-center rounded-full border border-line bg-raised"
            >
              <span aria-hidden>×</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Thumbnail({ photo, label }: { photo: Blob; label: string }) {
  const ref = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (ref.current) void drawMiddle(ref.current, photo);
  }, [photo]);
  return (
    <canvas ref={ref} role="img" aria-label={label} width={192} height={192} className="size-24 rounded-xl bg-sand" />
  );
}

const keys = new WeakMap<Blob, string>();
/** Returns a key for React. Every photo needs a key of its own, because two photos may have the same content. */
function keyOf(photo: Blob): string {
  const key = keys.get(photo) ?? crypto.randomUUID();
  keys.set(photo, key);
  return key;
}
