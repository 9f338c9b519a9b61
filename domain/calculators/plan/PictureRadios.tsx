import type { PictureData } from "#site/content/pictures.server.ts";
import { Thumbnail } from "#site/ui/sections/home/Thumbnail.tsx";

type Props = {
  name: string;
  label: string;
  options: readonly { id: string; name: string; picture: PictureData }[];
  chosen: string | undefined;
  /** True if the form has the whole width of the page. */
  wide: boolean;
};

/** One of a few pictures, as radio buttons. */
export const PictureRadios = ({ name, label, options, chosen, wide }: Props) => (
  <fieldset className="min-w-0">
    <legend className="mb-1.5 font-semibold">{label}</legend>
    <div className={`grid grid-cols-3 gap-2 ${wide ? "lg:grid-cols-5" : ""}`}>
      {options.map((option) => (
        <label
          key={option.id}
          className="flex min-h-11 cursor-pointer flex-col rounded-xl border border-field bg-surface p-2 text-sm smooth hover:border-brand has-checked:border-brand has-checked:bg-brand-tint has-focus-visible:border-brand [&_img]:h-auto [&_img]:w-full"
        >
          <Thumbnail picture={option.picture} />
          <span className="mt-auto flex items-center gap-2 pt-2 max-sm:flex-col max-sm:gap-1 max-sm:text-center">
            <input type="radio" name={name} value={option.id} defaultChecked={option.id === chosen} required />
            {option.name}
          </span>
        </label>
      ))}
    </div>
  </fieldset>
);
