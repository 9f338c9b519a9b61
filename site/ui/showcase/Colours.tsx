const swatches = [
  ["surface", "bg-surface"],
  ["raised", "bg-raised"],
  ["sand", "bg-sand"],
  ["line", "bg-line"],
  ["ink", "bg-ink"],
  ["soft", "bg-soft"],
  ["brand", "bg-brand"],
  ["brand-deep", "bg-brand-deep"],
  ["brand-tint", "bg-brand-tint"],
  ["navy", "bg-navy"],
  ["accent", "bg-accent"],
  ["accent-deep", "bg-accent-deep"],
  ["danger", "bg-danger"],
] as const;

export function Colours() {
  return (
    <ul className="grid grid-cols-3 gap-3 sm:grid-cols-5">
      {swatches.map(([name, background]) => (
        <li key={name} className="text-xs">
          <span className={`mb-1 block h-12 rounded-xl border border-line ${background}`} />
          <bdi dir="ltr">{name}</bdi>
        </li>
      ))}
    </ul>
  );
}
