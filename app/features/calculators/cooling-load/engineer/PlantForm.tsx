import { onWater, type PlantId, withHandlers } from "#engine/data/systems.ts";
import { ChoiceCell, NumberCell } from "./Cells.tsx";
import { Collapsible } from "./Collapsible.tsx";
import { nameOf } from "./path.ts";
import { plantPath } from "./reading.ts";
import { useSheet } from "./sheet.ts";
import { fieldGrid, within } from "./Walls.tsx";

type Field = Parameters<typeof NumberCell<"plant">>[0]["field"];

/** The plant, its heating and its hours: what is asked besides the loads. Only the fields that the chosen plant has stand here. */
export function PlantForm() {
  const { opened, say } = useSheet();
  const { engineer } = say.words;
  const { groups, hints, options } = engineer;
  const plant = opened.values[nameOf("plant", plantPath, "plant")] as PlantId | "none";
  const note = plant === "none" ? undefined : options.plant[plant];
  const number = (field: Field) => <NumberCell key={field} kind="plant" path={plantPath} field={field} />;
  const choice = (field: "plant" | "outdoor" | "recovery" | "procedure" | "mass") => (
    <ChoiceCell key={field} kind="plant" path={plantPath} field={field} names={options[field]} />
  );
  return (
    <Collapsible title={groups.plant} note={note} paths={[within(plantPath)]}>
      <div className={fieldGrid}>
        {choice("plant")}
        {plant !== "none" && (
          <>
            {choice("outdoor")}
            {choice("recovery")}
            {opened.values[nameOf("plant", plantPath, "outdoor")] === "own-unit" && number("outdoorSupply")}
            {withHandlers.includes(plant) && [number("supply"), choice("procedure"), number("atOnce")]}
            {number("effectiveness")}
            {number("diversity")}
            {onWater.includes(plant) && [number("waterDrop"), number("run")]}
            {plant === "vrf" && [number("pipeLength"), number("pipeHeight")]}
          </>
        )}
      </div>
      <p className="mt-2 text-xs text-soft">{hints.plant}</p>
      <h4 className="mt-5 mb-2 text-sm font-semibold">{groups.heating}</h4>
      <div className={fieldGrid}>
        {number("heatOutdoor")}
        {number("heatInside")}
      </div>
      <h4 className="mt-5 mb-2 text-sm font-semibold">{groups.use}</h4>
      <div className={fieldGrid}>
        {number("useFrom")}
        {number("useTo")}
        {choice("mass")}
      </div>
      <p className="mt-2 text-xs text-soft">{hints.use}</p>
    </Collapsible>
  );
}
