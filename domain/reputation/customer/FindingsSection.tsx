import type { ShownFinding } from "./shown.server.ts";

interface Props {
  findings: readonly ShownFinding[];
  words: Record<"heading" | "count" | "arrow", string>;
}

/**
 * Lines about visits, for the page of their trade and place. It is built like the related pages of that page and has no classes: the
 * build gives each document names of its own, so the script that puts it there copies them (app/islands/late/findings.ts).
 */
export const FindingsSection = ({ findings, words }: Props) => (
  <section aria-labelledby="findings">
    <div>
      <div>
        <h2 id="findings">{words.heading}</h2>
        <p>{words.count}</p>
      </div>
      <ul>
        {findings.map(({ id, found, reading, before, after, details }) => (
          <li key={id}>
            <div>
              <h3>
                <bdi>{before}</bdi> <span aria-hidden="true">{words.arrow}</span> <bdi>{after}</bdi>
              </h3>
              <p>{reading}</p>
              <p>{found}</p>
              <p>{details}</p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  </section>
);
