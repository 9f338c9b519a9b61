/** How many files were chosen, for FileInput, whose words stand in place of the browser's. */
export function countFiles({ target }: Event) {
  const { files, parentElement: frame } = target as HTMLInputElement;
  if (files && frame) frame.dataset.count = `${files.length}`;
}
