/** Shows the number of chosen files in FileInput, instead of the browser's own text. */
export function countFiles({ target }: Event) {
  const { files, parentElement: frame } = target as HTMLInputElement;
  if (files && frame) frame.dataset.count = `${files.length}`;
}
