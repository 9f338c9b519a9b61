import { NumberCell } from "./Cells.tsx";
import { useSheet } from "./sheet.ts";
import { attenuationText, hasSlats } from "./slats-text.ts";

/** Shows the slats of a window, if it has any, and the share of the sun that passes them. */
export function Slats({ path }: { path: string }) {
  const { opened, say } = useSheet();
  if (!hasSlats(opened.values, path)) return null;
  const refused = opened.problems.some(({ field }) => field.startsWith(path));
  return (
    <>
      <div className="mt-3 grid grid-cols-2 gap-3 md:grid-cols-3 lg:grid-cols-4">
        <NumberCell kind="window" path={path} field="slatAngle" />
        <NumberCell kind="window" path={path} field="slatReflectance" />
      </div>
      {!refused && <p className="mt-3 text-sm">{attenuationText(opened.values, path, say)}</p>}
      <p className="mt-2 text-xs text-soft">{say.words.engineer.hints.slats}</p>
    </>
  );
}
