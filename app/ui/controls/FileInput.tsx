import type { ComponentProps } from "react";

type Props = ComponentProps<"input"> & {
  /** What stands on it; the browser would say it in a language of its own. */
  words: string;
  /** How many were chosen, with {n}. */
  chosen: string;
};

/**
 * The browser's own field lies unseen over our words: keyboard, screen reader and dropping stay what they are. Only a
 * script can say how many were chosen (islands/late/files.ts); without one the field is seen as the browser draws it.
 */
export const FileInput = ({ words, chosen, ...input }: Props) => (
  <span className="relative block">
    <input
      {...input}
      type="file"
      data-chosen={chosen}
      className="peer absolute inset-0 size-full cursor-pointer opacity-0 noscript:static noscript:opacity-100"
    />
    <span
      aria-hidden
      className="block rounded-xl border border-dashed border-line bg-surface p-2 text-sm after:px-4 after:content-[attr(data-count)] peer-hover:border-brand peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-brand peer-disabled:opacity-60 noscript:hidden"
    >
      <span className="inline-block rounded-full bg-brand-tint px-4 py-2 font-semibold text-brand">{words}</span>
    </span>
  </span>
);
