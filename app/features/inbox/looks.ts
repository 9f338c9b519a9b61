/** A field of the office: lower than those of the site, as tall as a thumb on a phone. */
export const inputLook =
  "block min-h-9 [font-family:inherit] w-full rounded-lg border border-line bg-surface px-3 text-sm text-ink smooth placeholder:text-soft hover:border-brand max-sm:min-h-11 max-sm:text-base";

export const labelLook = "mb-1 block text-xs font-semibold text-soft";
export const panelLook = "rounded-card border border-line bg-raised p-4 sm:p-5";
