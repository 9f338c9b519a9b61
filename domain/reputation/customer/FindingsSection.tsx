import type { ShownFinding } from "./shown.server.ts";

interface Props {
  findings: readonly ShownFinding[];
  words: Record<"heading" | "count" | "arrow" | "after", string>;
}

/** What was found at visits, for the page of their trade and place. A script puts it into the page, so it uses only classes that such pages have. */
export const FindingsSection = ({ findings, words }: Props) => (
  <section aria-labelledby="findings" className="py-6 md:py-20">
    <div className="mx-auto max-w-xl px-5">
      <div className="mb-4 max-w-lg md:mb-12">
        <h2 id="findings" className="text-3xl">
          {words.heading}
        </h2>
        <p className="mt-3 text-lg text-soft">{words.count}</p>
      </div>
      <ul className="grid gap-4 lg:grid-cols-3">
        {findings.map(({ id, found, reading, before, after, details }) => (
          <li key={id} className="card">
            <p className="text-sm text-soft">{reading}</p>
            <p className="text-2xl font-semibold">
              <bdi>{before}</bdi> <span aria-hidden="true">{words.arrow}</span>{" "}
              <span className="sr-only">{words.after}</span> <bdi>{after}</bdi>
            </p>
            <p className="mt-3">{found}</p>
            <p className="mt-3 text-sm text-soft">{details}</p>
          </li>
        ))}
      </ul>
    </div>
  </section>
);
