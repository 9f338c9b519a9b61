import { nameIn } from "../kit/frame/fields.ts";
import { NumberField } from "../kit/frame/NumberField.tsx";
import { Rows } from "../kit/frame/Rows.tsx";
import { fill } from "../kit/frame/say.ts";
import type { Words } from "./words.ts";

/** The fields of the rooms and their openings. A partition has no width. */
export function Rooms({ words, isPartition, isTiled }: { words: Words; isPartition: boolean; isTiled: boolean }) {
  const title = (n: number) => fill(words.roomNumber, { n });
  return (
    <Rows name="rooms" title={title} add={words.addRoom} remove={(n) => fill(words.removeRoom, { n })}>
      {(row) => {
        const name = (inner: string) => nameIn("rooms", row, inner);
        return (
          <div className="grid grid-cols-2 items-start gap-4 sm:grid-cols-3">
            <NumberField name={name("length")} label={isPartition ? words.partitionLength : words.room.length} />
            {!isPartition && <NumberField name={name("width")} label={words.room.width} />}
            <NumberField
              name={name("height")}
              label={words.room.height}
              hint={isTiled ? words.heightHint : undefined}
            />
            <NumberField name={name("doors")} label={words.room.doors} />
            <NumberField name={name("windows")} label={words.room.windows} hint={words.windowsHint} />
          </div>
        );
      }}
    </Rows>
  );
}
