type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** A page that a browser translated makes React render the island afresh instead of hydrating it; what the visitor typed moves over. */
export function keepInput(island: HTMLElement) {
  const fields = () => [...island.querySelectorAll<Field>("input, textarea, select")];
  const old = fields();
  const focused = old.indexOf(document.activeElement as Field);
  return () => {
    // One that is still there says that it was hydrated; others may have gone with what was pressed first.
    if (old.some((field) => field.isConnected)) return;
    const fresh = fields();
    for (const [index, field] of old.entries()) {
      const target = fresh[index];
      if (!target || target.type === "file") continue;
      target.value = field.value;
      if (field instanceof HTMLInputElement) (target as HTMLInputElement).checked = field.checked;
    }
    fresh[focused]?.focus();
  };
}
