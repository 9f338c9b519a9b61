import { ChoiceCell, NumberCell, TextCell } from "./Cells.tsx";
import { Collapsible } from "./Collapsible.tsx";
import { kinds } from "./kinds.ts";
import { chosenAt } from "./reading.ts";
import { useSheet } from "./sheet.ts";
import { fieldGrid } from "./Walls.tsx";

/** The fields that apply to all rooms. */
export function BuildingForm() {
  const { words, fill } = useSheet().say;
  const { groups, hints } = words.engineer;
  const { opened } = useSheet();
  const city = words.options.city[chosenAt(opened.values, "", kinds.building.city)];
  const system = words.options.system[chosenAt(opened.values, "", kinds.building.system)];
  return (
    <Collapsible
      id="building"
      title={groups.building}
      note={fill("{city} · {system}", { city, system })}
      paths={[/^[a-z]$/]}
    >
      <h4 className="mb-2 text-sm font-semibold">{groups.weather}</h4>
      <div className={fieldGrid}>
        <ChoiceCell kind="building" path="" field="city" names={words.options.city} />
        <ChoiceCell kind="building" path="" field="design" names={words.engineer.options.design} />
        <NumberCell kind="building" path="" field="dryBulb" />
        <NumberCell kind="building" path="" field="wetBulb" />
        <ChoiceCell kind="building" path="" field="humidDay" names={words.engineer.options.humidDay} />
        <NumberCell kind="building" path="" field="dewPoint" />
        <NumberCell kind="building" path="" field="humidDryBulb" />
        <NumberCell kind="building" path="" field="reflectance" />
      </div>
      <p className="mt-2 text-xs text-soft">{hints.design}</p>
      <h4 className="mt-5 mb-2 text-sm font-semibold">{groups.sky}</h4>
      <div className="grid gap-3 md:grid-cols-3">
        <ChoiceCell kind="building" path="" field="sky" names={words.engineer.options.sky} />
        <TextCell kind="building" path="" field="taub" hint={hints.depths} />
        <TextCell kind="building" path="" field="taud" hint={hints.depths} />
      </div>
      <p className="mt-2 text-xs text-soft">{hints.sky}</p>
      <h4 className="mt-5 mb-2 text-sm font-semibold">{groups.system}</h4>
      <div className={fieldGrid}>
        <ChoiceCell kind="building" path="" field="system" names={words.options.system} />
        <NumberCell kind="building" path="" field="fan" />
        <ChoiceCell kind="building" path="" field="ducts" names={words.options.ducts} />
        <NumberCell kind="building" path="" field="ductShare" />
        <NumberCell kind="building" path="" field="safetySensible" />
        <NumberCell kind="building" path="" field="safetyLatent" />
        <NumberCell kind="building" path="" field="bypass" />
        <NumberCell kind="building" path="" field="hotLoss" />
        <NumberCell kind="building" path="" field="roomCapacity" />
      </div>
      <h4 className="mt-5 mb-2 text-sm font-semibold">{groups.cost}</h4>
      <div className={fieldGrid}>
        <NumberCell kind="building" path="" field="efficiency" />
        <NumberCell kind="building" path="" field="price" />
      </div>
      <p className="mt-2 text-xs text-soft">{hints.cost}</p>
    </Collapsible>
  );
}
