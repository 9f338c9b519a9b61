import { useEffect, useRef } from "react";

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Rescues what a visitor typed into a controlled field before the script was loaded. This text is only in the field. When any field changes, React
 * would replace the text by its own value.
 */
export function useTypedBefore<Field extends Control>(value: string | undefined, take: (field: Field) => void) {
  const ref = useRef<Field>(null);
  const first = useRef({ value, take });
  useEffect(() => {
    const field = ref.current;
    const { value: rendered, take: give } = first.current;
    // React does not replace the text of a field to which it gives no value.
    if (field && rendered !== undefined && field.value !== rendered) give(field);
  }, []);
  return ref;
}
