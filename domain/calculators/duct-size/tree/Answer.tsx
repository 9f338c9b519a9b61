import type { TreeResult } from "@site/engine/ducts/tree/tree.ts";
import { Amount } from "../../kit/frame/Amount.tsx";
import { Figures } from "../../kit/frame/Figures.tsx";
import { Headline } from "../../kit/frame/Headline.tsx";
import { Notice } from "../../kit/frame/Notice.tsx";
import type { Say } from "../../kit/frame/say.ts";
import type { TreeFieldValues } from "./fields.ts";
import { pathText } from "./say.ts";
import { TreeDrawing } from "./TreeDrawing.tsx";
import type { Words } from "./words.ts";

type Props = { asked: TreeFieldValues; result: TreeResult; say: Say<Words> };

/** Shows the pressure that the fan has to give, the path of ducts that decides it, and the tree. */
export function TreeAnswer({ asked: input, result, say }: Props) {
  const { found } = say.words;
  const { fan, critical, sheet } = result;
  const pascals = (value: number) => <Amount value={value} unit="pa" digits={0} />;
  return (
    <div className="grid min-w-0 gap-5">
      <Headline
        label={found.fanTotal}
        value={pascals(fan.total)}
        note={
          <p>
            {found.critical}: <bdi>{pathText(critical, say)}</bdi>
          </p>
        }
      />
      <TreeDrawing asked={input} result={result} say={say} />
      <Figures
        figures={[
          { label: found.ducts, value: pascals(fan.ducts) },
          { label: found.outlet, value: pascals(fan.outlet) },
          ...(fan.machine > 0 ? [{ label: found.machine, value: pascals(fan.machine) }] : []),
          { label: found.fanStatic, value: pascals(fan.static) },
          { label: found.sheet, value: <Amount value={sheet} unit="m2" digits={0} /> },
        ]}
      />
      <TreeWarnings result={result} say={say} />
    </div>
  );
}

const TreeWarnings = ({ result, say: { words, fill, listed } }: Omit<Props, "asked">) =>
  result.warnings.map(({ warning, sections }) => (
    <Notice key={warning} tone="warning">
      {fill(words.warnings[warning], { sections: listed(sections.map(String)) })}
    </Notice>
  ));
