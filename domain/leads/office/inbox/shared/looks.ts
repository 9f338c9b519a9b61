/**
 * The CSS classes of the office's input fields. They are lower than the fields of the public site, but large enough for a thumb on a phone.
 */
export const inputLook =
  "block min-h-9 [font-family:inherit] w-full rounded-lg border border-line bg-surface px-3 text-sm text-ink smooth placeholder:text-soft hover:border-brand max-sm:min-h-11 max-sm:text-base";

export const labelLook = "mb-1 block text-xs font-semibold text-soft";

/** The CSS classes of a folder or a saved view. It is a row at the side on a wide screen, and a chip on a phone. */
export const folderLook =
  "flex min-h-9 items-center gap-1.5 rounded-lg px-3 text-sm whitespace-nowrap text-soft smooth hover:bg-sand hover:text-ink aria-[current=page]:bg-brand-tint aria-[current=page]:font-semibold aria-[current=page]:text-brand max-lg:min-h-11 max-lg:border max-lg:border-line";
