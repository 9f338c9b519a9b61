/** Shows that something is in progress. The text beside the spinner says what. */
export function Spinner() {
  return <span aria-hidden className="size-4 spin rounded-full border-2 border-current border-e-transparent" />;
}
