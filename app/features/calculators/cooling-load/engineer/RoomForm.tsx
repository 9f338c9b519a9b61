import { ChoiceCell, NumberCell, TextCell } from "./Cells.tsx";
import { Collapsible } from "./Collapsible.tsx";
import { ItemButtons, Items } from "./Items.tsx";
import { Layers } from "./Layers.tsx";
import { nameOf } from "./path.ts";
import { timesPath } from "./reading.ts";
import { useSheet } from "./sheet.ts";
import { fieldGrid, useConstruction, Walls, within } from "./Walls.tsx";

const fieldsOf = (room: string, letters: string) => new RegExp(`^${room}[${letters}]$`);

/** All fields of one room. */
export function RoomForm({ path }: { path: string }) {
  const { words } = useSheet().say;
  const { groups, hints } = words.engineer;
  return (
    <>
      <Collapsible title={groups.size} paths={[fieldsOf(path, "nkah")]} open>
        <div className={fieldGrid}>
          <TextCell kind="room" path={path} field="name" />
          <ChoiceCell kind="room" path={path} field="kind" names={words.options.room} />
          <NumberCell kind="room" path={path} field="area" />
          <NumberCell kind="room" path={path} field="height" />
        </div>
      </Collapsible>
      <Collapsible title={groups.gains} paths={[fieldsOf(path, "pygmleq"), within(`${path}d`)]} open>
        <Gains path={path} />
      </Collapsible>
      <Collapsible title={groups.air} paths={[fieldsOf(path, "xfcu")]}>
        <div className={fieldGrid}>
          <NumberCell kind="room" path={path} field="temperature" />
          <NumberCell kind="room" path={path} field="humidity" />
          <NumberCell kind="room" path={path} field="leaks" />
          <NumberCell kind="room" path={path} field="fresh" hint={hints.fresh} />
        </div>
      </Collapsible>
      <Collapsible title={groups.walls} paths={[fieldsOf(path, "w"), within(`${path}w\\d`)]} open>
        <Walls room={path} />
      </Collapsible>
      <Collapsible title={words.engineer.roofs.title} paths={[fieldsOf(path, "t"), within(`${path}t\\d`)]}>
        <Items kind="room" path={path} field="roof" list="roofs">
          {(at) => <Roof key={at} path={at} />}
        </Items>
      </Collapsible>
      <Collapsible title={words.engineer.neighbours.title} paths={[fieldsOf(path, "b"), within(`${path}b\\d`)]}>
        <Items kind="room" path={path} field="neighbours" list="neighbours">
          {(at, index) => <Neighbour key={at} path={at} index={index} />}
        </Items>
      </Collapsible>
    </>
  );
}

function Gains({ path }: { path: string }) {
  const { words } = useSheet().say;
  return (
    <div className="grid gap-5">
      <div className={fieldGrid}>
        <NumberCell kind="room" path={path} field="people" />
        <ChoiceCell kind="room" path={path} field="activity" names={words.engineer.options.activity} />
        <NumberCell kind="room" path={path} field="personSensible" />
        <NumberCell kind="room" path={path} field="personLatent" />
        <Times path={path} of="people" />
      </div>
      <div className={`${fieldGrid} border-t border-line pt-5`}>
        <NumberCell kind="room" path={path} field="lights" />
        <Times path={path} of="lights" />
      </div>
      <div className={`${fieldGrid} border-t border-line pt-5`}>
        <NumberCell kind="room" path={path} field="equipment" />
        <NumberCell kind="room" path={path} field="equipmentLatent" />
        <Times path={path} of="equipment" />
      </div>
    </div>
  );
}

/** The schedule of a gain: a known one, or the visitor's own hours. */
function Times({ path: room, of }: { path: string; of: "people" | "lights" | "equipment" }) {
  const { opened, say } = useSheet();
  const path = timesPath(room, of);
  const isOwn = opened.values[nameOf("times", path, "id")] === "own";
  return (
    <>
      <ChoiceCell kind="times" path={path} field="id" names={say.words.engineer.options.times} />
      {isOwn && (
        <>
          <NumberCell kind="times" path={path} field="from" />
          <NumberCell kind="times" path={path} field="to" />
          <NumberCell kind="times" path={path} field="rest" />
        </>
      )}
    </>
  );
}

function Roof({ path }: { path: string }) {
  const { options } = useSheet().say.words;
  const choose = useConstruction("roof", path);
  return (
    <div>
      <div className={fieldGrid}>
        <NumberCell kind="roof" path={path} field="area" />
        <div className="col-span-2">
          <ChoiceCell kind="roof" path={path} field="construction" names={options.roof} onChoose={choose} />
        </div>
        <ChoiceCell kind="roof" path={path} field="finish" names={options.roofFinish} />
        <NumberCell kind="roof" path={path} field="absorptance" />
      </div>
      <Layers kind="roof" path={path} />
      <ItemButtons path={path} list="roofs" most />
    </div>
  );
}

function Neighbour({ path, index }: { path: string; index: number }) {
  const { words, fill } = useSheet().say;
  return (
    <fieldset className="min-w-0 rounded-xl border border-line p-4">
      <legend className="px-1 text-sm font-semibold">{fill(words.engineer.neighbours.one, { n: index + 1 })}</legend>
      <div className={fieldGrid}>
        <NumberCell kind="neighbour" path={path} field="area" />
        <NumberCell kind="neighbour" path={path} field="u" />
        <NumberCell kind="neighbour" path={path} field="exposure" hint={words.engineer.hints.exposure} />
      </div>
      <ItemButtons path={path} list="neighbours" most={false} />
    </fieldset>
  );
}
