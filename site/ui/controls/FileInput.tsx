import type { ComponentProps } from "react";

type Props = ComponentProps<"input"> & {
  /** The text of our button. The browser's own button would be in the browser's language. */
  words: string;
  /** The text before the number of chosen files. */
  chosen: string;
};

/**
 * A field for files with our own text. The browser's input lies invisibly over the text, so keyboard, screen readers and drag and drop work as
 * usual. Only a script can show the number of chosen files (islands/late/files.ts). Without a script the browser's input is visible.
 */
export const FileInput = ({ words, chosen, ...input }: Props) => (
  <span
    data-chosen={chosen}
    className="relative block data-count:after:pointer-events-none data-count:after:absolute data-count:after:end-4 data-count:after:top-4 data-count:after:text-sm data-count:after:[content:attr(data-chosen)_'_'_attr(data-count)]! data-[count='0']:after:hidden"
  >
    <input
      {...input}
      type="file"
      className="peer absolute inset-0 size-full cursor-pointer rounded-xl border border-dashed border-field bg-surface p-2 text-sm opacity-0 file:me-4 file:min-h-9 file:cursor-pointer file:rounded-full file:border-0 file:bg-brand-tint file:px-4 file:[font-family:inherit] file:font-semibold file:text-brand hover:border-brand noscript:static noscript:opacity-100"
    />
    <span
      aria-hidden
      className="block rounded-xl border border-dashed border-field bg-surface p-2 text-sm peer-hover:border-brand peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-brand peer-disabled:opacity-60 noscript:hidden"
    >
      <span className="inline-block rounded-full bg-brand-tint px-4 py-2 font-semibold text-brand">{words}</span>
    </span>
  </span>
);
