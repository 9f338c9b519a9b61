import { use } from "react";
import type { PictureData } from "#site/content/pictures.server.ts";
import type { ShownSection } from "#site/content/schemas/sections.ts";
import { AnchorPrefix } from "../primitives/Section.tsx";
import { shapes } from "../sections/shapes/shapes.ts";
import { useSample } from "./samples.ts";

/** Shows the same page in each shape. */
export function Shapes({ picture }: { picture: PictureData | undefined }) {
  const prefix = use(AnchorPrefix);
  const { word, sentence, title } = useSample();
  const table: ShownSection = {
    kind: "table",
    heading: title,
    columns: [word, title],
    rows: [1, 2, 3].map((n) => [`${word} ${n}`, sentence]),
  };
  const prose: ShownSection = { kind: "prose", heading: title, body: sentence };
  return Object.entries(shapes).map(([name, Shape]) => (
    <AnchorPrefix key={name} value={`${prefix}${name}-`}>
      <Shape
        picture={picture}
        sections={name === "story" ? [prose, table] : [table, prose]}
        questions={[{ question: title, answer: sentence }]}
      />
    </AnchorPrefix>
  ));
}
