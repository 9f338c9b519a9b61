/** Turns while something is under way; the words beside it say what. */
export function Spinner() {
  return <span aria-hidden className="size-4 spin rounded-full border-2 border-current border-e-transparent" />;
}
