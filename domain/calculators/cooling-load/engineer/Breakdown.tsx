import { latentParts, sensibleParts } from "@site/engine/rooms/components.ts";
import type { Breakdown as Lines } from "@site/engine/rooms/load.ts";
import { isOneOf } from "@site/typed";
import { Amount } from "../../kit/frame/Amount.tsx";
import { useSheet } from "./sheet.ts";

type Row = { label: string; sensible: number; latent: number; strong?: boolean };

/** Shows the parts of a load at its peak hour, line by line, in W and Btu/h. */
export function BreakdownTable({ title, lines }: { title: string; lines: Lines }) {
  const { words } = useSheet().say;
  const { columns, inchPound, units } = words.engineer;
  return (
    <table className="w-full text-sm">
      <caption className="mb-2 text-start text-lg font-semibold">{title}</caption>
      <thead>
        <tr className="text-xs text-soft [&>th]:py-2 [&>th]:text-end [&>th]:font-normal">
          <th scope="col" className="!text-start">
            {columns.part}
          </th>
          <th scope="col">
            {columns.sensible}, <bdi>{units.watt}</bdi>
          </th>
          <th scope="col">
            {columns.latent}, <bdi>{units.watt}</bdi>
          </th>
          <th scope="col">
            <bdi>{inchPound.watt}</bdi>
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line border-y border-line">
        {rowsOf(lines, words.engineer.parts).map(({ label, sensible, latent, strong }) => (
          <tr key={label} className={`[&>td]:text-end ${strong ? "font-semibold" : ""}`}>
            <th scope="row" className={`py-1.5 text-start ${strong ? "" : "font-normal"}`}>
              {label}
            </th>
            <td>
              <Amount value={sensible} />
            </td>
            <td>
              <Amount value={latent} />
            </td>
            <td className="text-soft">
              <Amount value={(sensible + latent) * 3.41214} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type Parts = ReturnType<typeof useSheet>["say"]["words"]["engineer"]["parts"];

function rowsOf(lines: Lines, parts: Parts): Row[] {
  const inside = sensibleParts.map((part) => ({
    label: parts.sensible[part],
    sensible: lines.sensible[part],
    latent: isOneOf(latentParts, part) ? lines.latent[part] : 0,
  }));
  const share = lines.coil > 0 ? lines.required / lines.coil : 1;
  return [
    ...inside,
    { label: parts.fresh, sensible: lines.freshSensible, latent: lines.freshLatent },
    { label: parts.fan, sensible: lines.fan, latent: 0 },
    { label: parts.ducts, sensible: lines.ducts, latent: 0 },
  ]
    .filter(({ sensible, latent }) => Math.abs(sensible) >= 0.5 || latent >= 0.5)
    .concat({ label: parts.coil, sensible: lines.coilSensible, latent: lines.coilLatent })
    .map((row, index, all) => ({ ...row, strong: index === all.length - 1 }))
    .concat(
      { label: parts.safety, sensible: lines.safety, latent: 0, strong: false },
      { label: parts.required, sensible: lines.coilSensible * share, latent: lines.coilLatent * share, strong: true },
    );
}
