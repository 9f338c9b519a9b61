import { Select } from "#site/ui/controls/Select.tsx";
import { Button } from "#site/ui/primitives/Button.tsx";

type Props = { ask: { place: string; show: string }; place: string; choices: readonly (readonly [string, string])[] };

/** A plain HTML form for the choice of the city. It works without JavaScript. */
export const PlaceForm = ({ ask, place, choices }: Props) => (
  <form className="flex max-w-lg items-end gap-3" data-print="no">
    <div className="grow">
      <Select
        id="place"
        name="place"
        label={ask.place}
        defaultValue={place}
        options={choices.map(([id, name]) => [id, name])}
      />
    </div>
    <Button type="submit" size="lg">
      {ask.show}
    </Button>
  </form>
);
