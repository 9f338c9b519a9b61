import type { Block, Section } from "#site/papers/blocks.ts";
import { Scroller } from "#site/ui/primitives/Table.tsx";

interface Props {
  facts: readonly { label: string; lines: readonly string[] }[];
  sections: readonly Section[];
}

/** The sections of a paper on a page. The PDF is made from the same sections (platform/pdf/templates/blocks.typ). */
export const PaperSections = ({ facts, sections }: Props) => (
  <>
    {facts.length > 0 && <Facts rows={facts.map(({ label, lines }) => [label, lines.join(" ")])} />}
    {sections.map(({ title, blocks }) => (
      <section key={title}>
        <h2 className="text-2xl">{title}</h2>
        {blocks.map((block, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a paper does not change
          <PaperBlock key={n} block={block} title={title} />
        ))}
      </section>
    ))}
  </>
);

function PaperBlock({ block, title }: { block: Block; title: string }) {
  switch (block.kind) {
    case "heading":
      return <h3 className="mt-6 text-lg">{block.text}</h3>;
    case "text":
      return <p className="mt-3">{block.text}</p>;
    case "small":
    case "code":
      return <p className="mt-3 text-sm text-soft">{block.text}</p>;
    case "link":
      return (
        <p className="mt-3">
          <a href={block.address}>{block.text}</a>
        </p>
      );
    case "list":
      return (
        <ul className="mt-3 grid list-disc gap-1 ps-5">
          {block.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      );
    case "facts":
      return <Facts rows={block.rows} />;
    case "table":
      return <Table block={block} title={title} />;
    // Drawings, schedules and lines for signatures are for paper only.
    case "schedules":
    case "day":
    case "air":
    case "sign":
      return null;
  }
}

const Facts = ({ rows }: { rows: readonly [string, string][] }) => (
  <dl className="mt-3 grid gap-x-8 gap-y-1 text-sm sm:grid-cols-2">
    {rows.map(([label, value]) => (
      <div key={label} className="flex justify-between gap-6 border-b border-line py-1">
        <dt className="text-soft">{label}</dt>
        <dd className="font-semibold">{value}</dd>
      </div>
    ))}
  </dl>
);

function Table({
  block: { head, rows, words = 0 },
  title,
}: {
  block: Extract<Block, { kind: "table" }>;
  title: string;
}) {
  // A table of words becomes cards on a phone.
  const isStacked = words > 1 && head.length > 0;
  const end = (column: number) => (column <= words ? "" : isStacked ? "md:text-end" : "text-end");
  return (
    <Scroller label={head[0] ? `${title}: ${head[0]}` : title} className="mt-3">
      <table className={isStacked ? "data-table stacks" : "data-table"}>
        {head.length > 0 && (
          <thead>
            <tr>
              {head.map((name, column) => (
                <th key={name} scope="col" className={end(column)}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {rows.map((row) => (
            <tr key={row.join()}>
              {row.map((cell, column) =>
                column === 0 ? (
                  <th key={head[0]} scope="row" className="font-normal">
                    {cell}
                  </th>
                ) : (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a paper does not change
                  <td key={column} data-of={head[column]} className={end(column)}>
                    {cell}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  );
}
