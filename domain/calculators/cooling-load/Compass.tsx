import { compassPoints, type Compass as Point } from "@site/engine/quick/input.ts";
import { ErrorLine, Hint, notesOf } from "#site/ui/controls/FieldParts.tsx";
import { connectField } from "../kit/frame/connectField.tsx";
import { Dial } from "./drawings/Dial.tsx";
import type { Speech } from "./say.ts";

/** The positions of the radio buttons: on a circle with a radius of 6.5 rem, in the middle of a square of 16 rem. */
const places: Record<Point, string> = {
  n: "start-[6.625rem] top-[0.125rem]",
  ne: "start-[11.22rem] top-[2.03rem]",
  e: "start-[13.125rem] top-[6.625rem]",
  se: "start-[11.22rem] top-[11.22rem]",
  s: "start-[6.625rem] top-[13.125rem]",
  sw: "start-[2.03rem] top-[11.22rem]",
  w: "start-[0.125rem] top-[6.625rem]",
  nw: "start-[2.03rem] top-[2.03rem]",
};

type Props = { name: string; glazed: boolean; say: Speech };

/** Radio buttons in a circle, as on a compass. West is on the left in Arabic too, because a compass is not mirrored. */
export const Compass = connectField<"choice", Props>(
  "choice",
  function Points({ name, glazed, say: { words, shared }, id, value, set, error }) {
    const facing = compassPoints.find((point) => point === value) ?? "n";
    return (
      <fieldset aria-describedby={notesOf(id, words.hints.facing, error)}>
        <legend className="text-sm font-semibold">{words.fields.facing}</legend>
        <Hint id={id}>{words.hints.facing}</Hint>
        {/* A phone that shows letters at twice their usual size is narrower than the compass, so the compass is made smaller. */}
        <div dir="ltr" className="relative mx-auto mt-4 size-64 [@media(width<20rem)]:[zoom:.6]">
          <Dial facing={facing} glazed={glazed} />
          {compassPoints.map((point) => (
            <label
              key={point}
              className={`absolute grid size-11 cursor-pointer place-items-center rounded-full border border-field bg-surface text-sm font-semibold smooth hover:border-brand has-checked:border-accent has-checked:bg-accent has-checked:text-on-accent has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent-deep ${places[point]}`}
            >
              <input
                type="radio"
                name={name}
                value={point}
                checked={point === value}
                onChange={() => set(point)}
                aria-invalid={error ? true : undefined}
                className="absolute inset-0 cursor-pointer opacity-0"
              />
              <span aria-hidden="true">{words.compass[point]}</span>
              <span className="sr-only">{shared.compass[point]}</span>
            </label>
          ))}
        </div>
        <p className="mx-auto mt-4 max-w-md text-center text-sm">
          <strong className="font-semibold">{shared.compass[facing]}.</strong>{" "}
          <span className="text-soft">{words.facing[facing]}</span>
        </p>
        <ErrorLine id={id}>{error}</ErrorLine>
      </fieldset>
    );
  },
);
