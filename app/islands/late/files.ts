/** Says how many files were chosen, where our words stand in place of the browser's. */
export function sayChosen({ target }: Event) {
  if (!(target instanceof HTMLInputElement) || !target.dataset.chosen) return;
  const words = target.nextElementSibling as HTMLElement;
  const count = target.files?.length;
  words.dataset.count = count ? target.dataset.chosen.replace("{n}", String(count)) : "";
}
