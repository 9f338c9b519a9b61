/** False if the visitor wants the link in another tab or window, or to save it. */
export const isPlain = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  !(ctrlKey || metaKey || shiftKey || altKey);
