import { roomKind } from "@site/engine/data/room-kinds.ts";
import { withHandlers } from "@site/engine/data/systems.ts";
import { isOneOf } from "@site/typed";
import { ChoiceCell, NumberCell, TextCell } from "./Cells.tsx";
import { Collapsible } from "./Collapsible.tsx";
import { ItemButtons, Items } from "./Items.tsx";
import { kinds } from "./kinds.ts";
import { Layers } from "./Layers.tsx";
import { nameOf } from "./path.ts";
import { chosenAt, detailPath, plantPath, type TimedField, timesPath } from "./reading.ts";
import { useSheet } from "./sheet.ts";
import { beginsWith, fieldGrid, useConstruction, Walls } from "./Walls.tsx";

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
      <Collapsible title={groups.gains} paths={[fieldsOf(path, "pygmleq"), beginsWith(`${path}(d[012]|s0[^al])`)]} open>
        <Gains path={path} />
      </Collapsible>
      <Collapsible id="air" title={groups.air} paths={[fieldsOf(path, "xfcu"), beginsWith(`${path}(d3|s0[al])`)]}>
        <div className={fieldGrid}>
          <NumberCell kind="room" path={path} field="temperature" />
          <NumberCell kind="room" path={path} field="humidity" />
          <NumberCell kind="room" path={path} field="leaks" />
          <NumberCell kind="room" path={path} field="fresh" hint={hints.fresh} />
          <Times path={path} of="fresh" />
          <OfHandler path={path} />
        </div>
      </Collapsible>
      <Collapsible title={groups.walls} paths={[fieldsOf(path, "w"), beginsWith(`${path}w\\d`)]} open>
        <Walls room={path} />
      </Collapsible>
      <Collapsible
        id="roof"
        title={words.engineer.roofs.title}
        paths={[fieldsOf(path, "t"), beginsWith(`${path}t\\d`)]}
      >
        <Items kind="room" path={path} field="roof" list="roofs">
          {(at) => <Roof key={at} path={at} />}
        </Items>
      </Collapsible>
      <Collapsible
        id="neighbours"
        title={words.engineer.neighbours.title}
        paths={[fieldsOf(path, "b"), beginsWith(`${path}b\\d`)]}
      >
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
        <Asked path={path} />
      </div>
      <div className={`${fieldGrid} border-t border-line pt-5`}>
        <NumberCell kind="use" path={detailPath(path)} field="days" hint={words.engineer.hints.days} />
        <ChoiceCell kind="use" path={detailPath(path)} field="otherDays" names={words.options.occupied} />
      </div>
    </div>
  );
}

/** The questions about a room that an air handler serves. A typed least supply air stays visible even if another plant is chosen. */
function OfHandler({ path: room }: { path: string }) {
  const { opened, given: fields, say } = useSheet();
  const path = detailPath(room);
  const isAsked = isOneOf(withHandlers, opened.values[nameOf("plant", plantPath, "plant")]);
  return (
    <>
      <NumberCell kind="use" path={path} field="handler" />
      {(isAsked || fields[nameOf("use", path, "leastAir")]) && (
        <NumberCell kind="use" path={path} field="leastAir" hint={say.words.engineer.hints.leastAir} />
      )}
    </>
  );
}

/**
 * The questions about server racks and a kitchen hood, which only some kinds of room have. An answered question stays visible even if the kind
 * of room changes.
 */
function Asked({ path: room }: { path: string }) {
  const { opened, given: fields } = useSheet();
  const path = detailPath(room);
  const { asks } = roomKind(chosenAt(opened.values, room, kinds.room.kind));
  const isTyped = (field: "racks" | "hood") => (fields[nameOf("use", path, field)] ?? "") !== "";
  return (
    <>
      {(asks === "racks" || isTyped("racks")) && (
        <>
          <NumberCell kind="use" path={path} field="racks" />
          <NumberCell kind="use" path={path} field="rackPower" />
        </>
      )}
      {(asks === "hood" || isTyped("hood")) && (
        <>
          <NumberCell kind="use" path={path} field="hood" />
          <NumberCell kind="use" path={path} field="makeUp" />
          <NumberCell kind="use" path={path} field="hooded" />
        </>
      )}
    </>
  );
}

/** The schedule of a gain: a known schedule, the visitor's own hours, or 24 typed values. */
function Times({ path: room, of }: { path: string; of: TimedField }) {
  const { opened, say } = useSheet();
  const path = timesPath(room, of);
  const id = opened.values[nameOf("times", path, "id")];
  return (
    <>
      <ChoiceCell kind="times" path={path} field="id" names={say.words.engineer.options.times} />
      {id === "hourly" && (
        <div className="col-span-2">
          <TextCell kind="times" path={path} field="values" hint={say.words.engineer.hints.hourly} />
        </div>
      )}
      {id === "own" && (
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
        <NumberCell kind="roof" path={path} field="parapet" />
        <NumberCell kind="roof" path={path} field="skylights" />
        <NumberCell kind="roof" path={path} field="skyU" />
        <NumberCell kind="roof" path={path} field="skyShgc" />
      </div>
      <Layers kind="roof" path={path} />
      <ItemButtons path={path} list="roofs" most />
    </div>
  );
}

function Neighbour({ path, index }: { path: string; index: number }) {
  const { opened, say } = useSheet();
  const { words, fill } = say;
  const side = opened.values[nameOf("neighbour", path, "side")];
  return (
    <fieldset className="min-w-0 rounded-xl border border-line p-4">
      <legend className="px-1 text-sm font-semibold">{fill(words.engineer.neighbours.one, { n: index + 1 })}</legend>
      <div className={fieldGrid}>
        <ChoiceCell kind="neighbour" path={path} field="side" names={words.engineer.options.side} />
        <NumberCell kind="neighbour" path={path} field="area" />
        {side === "ground" && <NumberCell kind="neighbour" path={path} field="perimeter" />}
        <NumberCell kind="neighbour" path={path} field="u" />
        {side === "space" ? (
          <NumberCell kind="neighbour" path={path} field="exposure" hint={words.engineer.hints.exposure} />
        ) : (
          <NumberCell kind="neighbour" path={path} field="celsius" />
        )}
      </div>
      <ItemButtons path={path} list="neighbours" most={false} />
    </fieldset>
  );
}
