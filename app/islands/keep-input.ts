type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** If the browser translated a page, React renders the island anew instead of hydrating it; this moves the visitor's input to the new controls. */
export function keepInput(island: HTMLElement) {
  const fields = () => [...island.querySelectorAll<Field>("input, textarea, select")];
  const old = fields();
  const focused = old.indexOf(document.activeElement as Field);
  return () => {
    // If one old control is still there, hydration succeeded; others may have been removed by the replayed click.
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
