import { onWater, withHandlers } from "@site/engine/data/systems.ts";
import { ChoiceCell, NumberCell } from "./Cells.tsx";
import { Collapsible } from "./Collapsible.tsx";
import { kinds } from "./kinds.ts";
import { nameOf } from "./path.ts";
import { chosenAt, plantPath } from "./reading.ts";
import { useSheet } from "./sheet.ts";
import { beginsWith, fieldGrid } from "./Walls.tsx";

type Field = Parameters<typeof NumberCell<"plant">>[0]["field"];

const usePlant = () => {
  const { opened, say } = useSheet();
  const plant = chosenAt(opened.values, plantPath, kinds.plant.plant);
  const { options } = say.words.engineer;
  return {
    plant,
    note: plant === "none" ? undefined : options.plant[plant],
    number: (field: Field) => <NumberCell key={field} kind="plant" path={plantPath} field={field} />,
    choice: (field: "plant" | "outdoor" | "recovery" | "procedure" | "mass") => (
      <ChoiceCell key={field} kind="plant" path={plantPath} field={field} names={options[field]} />
    ),
  };
};

/** The questions that are not about the loads: the plant, heating, and the hours of use. */
export function PlantForm() {
  const { groups, hints } = useSheet().say.words.engineer;
  const { note, number, choice } = usePlant();
  return (
    <Collapsible id="plant" title={groups.plant} note={note} paths={[beginsWith(plantPath)]}>
      <PlantFields />
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

/** The questions about the plant alone. The page of a project with many rooms uses them. */
export function PlantOnlyForm() {
  const { plant: words } = useSheet().say.words.engineer;
  return (
    <Collapsible id="plant" title={words.title} note={usePlant().note} paths={[beginsWith(plantPath)]}>
      <PlantFields />
    </Collapsible>
  );
}

/** Shows only the fields that the chosen plant has. */
function PlantFields() {
  const { opened, say } = useSheet();
  const { plant, number, choice } = usePlant();
  return (
    <>
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
      <p className="mt-2 text-xs text-soft">{say.words.engineer.hints.plant}</p>
    </>
  );
}
