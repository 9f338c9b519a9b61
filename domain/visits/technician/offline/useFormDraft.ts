import { type RefObject, useEffect } from "react";
import { sealIn } from "./seal.ts";
import { draftOf, keepDraft } from "./store.ts";

const typed = 400;

export const fieldsOf = (form: HTMLFormElement): [string, string][] =>
  [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === "string");

export const photosIn = (form: HTMLFormElement): File[] =>
  [...new FormData(form)].flatMap(([, value]) => (typeof value !== "string" && value.size > 0 ? value : []));

/** Keeps typed text and photos on the phone as a draft, because the browser's tab may be closed when the camera opens. */
export function useFormDraft(ref: RefObject<HTMLFormElement | null>, owner: string, visit: string) {
  useEffect(() => {
    const form = ref.current;
    if (!form) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const save = () =>
      void keepDraft(owner, { visit, fields: fieldsOf(form), photos: photosIn(form) }).catch(() => undefined);
    const later = () => {
      clearTimeout(timer);
      timer = setTimeout(save, typed);
    };
    void draftOf(owner, visit, sealIn({ fields: fieldsOf(form) })).then(
      (draft) => draft && ref.current === form && restore(form, draft.fields, draft.photos),
      () => undefined,
    );
    form.addEventListener("input", later);
    form.addEventListener("change", later);
    return () => {
      clearTimeout(timer);
      form.removeEventListener("input", later);
      form.removeEventListener("change", later);
    };
  }, [ref, owner, visit]);
}

/** Fills a form from its draft. Hidden fields keep the values of the page. */
function restore(form: HTMLFormElement, fields: readonly [string, string][], photos: readonly Blob[]) {
  for (const [name, value] of fields) {
    const field = form.elements.namedItem(name);
    if (field instanceof RadioNodeList) field.value = value;
    else if (field instanceof HTMLTextAreaElement) field.value = value;
    else if (field instanceof HTMLInputElement && field.type !== "hidden") field.value = value;
  }
  const input = form.elements.namedItem("photos");
  if (photos.length === 0 || !(input instanceof HTMLInputElement)) return;
  const files = new DataTransfer();
  for (const [index, photo] of photos.entries())
    files.items.add(new File([photo], `${index + 1}.jpg`, { type: photo.type }));
  input.files = files.files;
}
