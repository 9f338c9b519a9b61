import type { Fault } from "#site/content/buildings.server.ts";

type Props = { faults: Fault[] };

/** The picture is a menu with a spot where each fault begins, which has the same number in the list. It is not mirrored. */
export const FaultSpots = ({ faults }: Props) => (
  <nav dir="ltr" aria-labelledby="stopped" className="spots">
    {faults.map(
      ({ href, name, place }, index) =>
        place && (
          <a key={href} href={href} aria-label={`${index + 1} ${name}`} className={`x-${place[0]} y-${place[1]}`}>
            {index + 1}
          </a>
        ),
    )}
  </nav>
);

/** The list of symptoms, in words. */
export const FaultList = ({ faults }: Props) => (
  <ol className="stopped">
    {faults.map(({ href, name, place }) => (
      <li key={href} className={place ? undefined : "other"}>
        <a href={href}>{name}</a>
      </li>
    ))}
  </ol>
);
