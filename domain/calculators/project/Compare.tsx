import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { QueryResult, type SavedProject, useApi } from "#domain/accounts/index.ts";
import { useT } from "#site/i18n/t.ts";
import { type ChangeWords, changeSaid } from "./change-text.ts";
import { type Change, compareRevisions } from "./compare.ts";
import { readFile } from "./file.ts";
import { reckoner } from "./reckon.ts";

const box = "min-h-11 rounded-lg border border-field bg-surface px-3 text-sm text-ink";
const kilowatts = (watts: number | undefined) => (watts === undefined ? "–" : (watts / 1000).toFixed(2));

/** Compares two revisions: the typed values that differ, and the changes of the loads. */
export function Compare({ project: { id, revisions }, words }: { project: SavedProject; words: ChangeWords }) {
  const t = useT("account");
  const { ask } = useApi();
  const [newest = 1, older = 1] = revisions.map(({ number }) => number);
  const [numbers, setNumbers] = useState<[number, number]>([older, newest]);
  const side = async (number: number) => {
    const answer = await ask(`projects/${id}?revision=${number}`);
    if (!answer.ok) throw new Error(String(answer.status));
    const { project } = readFile(await answer.text());
    return { project, reckoned: reckoner()(project) };
  };
  const found = useQuery({
    queryKey: ["compare", id, ...numbers],
    queryFn: async () => compareRevisions(await side(numbers[0]), await side(numbers[1])),
  });
  const chooser = (at: 0 | 1, label: string) => (
    <label className="grid gap-1 text-xs text-soft">
      {label}
      <select
        value={numbers[at]}
        onChange={(event) => {
          const chosen = Number(event.target.value);
          setNumbers(at === 0 ? [chosen, numbers[1]] : [numbers[0], chosen]);
        }}
        className={box}
      >
        {revisions.map(({ number, label: name }) => (
          <option key={number} value={number}>
            {[t("projects.revision", { number }), name].filter(Boolean).join(" · ")}
          </option>
        ))}
      </select>
    </label>
  );
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap gap-3">
        {chooser(0, t("projects.from"))}
        {chooser(1, t("projects.to"))}
      </div>
      <QueryResult query={found}>
        {({ building, plant, rooms, block }) => (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: an area that scrolls must be reachable by keyboard
          <section aria-label={t("projects.compare")} tabIndex={0} className="overflow-x-auto">
            <table className="w-full text-sm [&_td]:py-2 [&_td]:pe-4 [&_td]:align-top [&_th]:py-2 [&_th]:pe-4 [&_th]:text-start">
              <caption className="sr-only">{t("projects.compare")}</caption>
              <thead className="text-xs text-soft">
                <tr>
                  <th scope="col">{t("projects.room")}</th>
                  <th scope="col">{t("projects.changes")}</th>
                  <th scope="col">{t("projects.before")}</th>
                  <th scope="col">{t("projects.after")}</th>
                </tr>
              </thead>
              <tbody className="divide-y divide-line border-y border-line">
                <Row name={t("projects.all")} words={words} changes={building} load={block} />
                {plant && <Row name={words.engineer.groups.plant} words={words} {...plant} />}
                {rooms.map(({ id: room, name, what, changes, load }) => (
                  <Row
                    key={room}
                    name={name || String(room)}
                    what={what === "changed" ? undefined : t(what === "added" ? "projects.added" : "projects.gone")}
                    words={words}
                    changes={changes}
                    load={load}
                  />
                ))}
              </tbody>
            </table>
          </section>
        )}
      </QueryResult>
    </div>
  );
}

type RowProps = {
  name: string;
  what?: string;
  words: ChangeWords;
  changes: readonly Change[];
  load: readonly [number | undefined, number | undefined];
};

function Row({ name, what, words, changes, load }: RowProps) {
  const t = useT("project");
  return (
    <tr>
      <th scope="row" className="font-semibold">
        <bdi>{name}</bdi>
      </th>
      <td>
        {what}
        {changes.map((change) => {
          const { label, before, after } = changeSaid(change, words, t);
          return (
            <span key={change.field} className="block">
              {label}: <bdi>{before || "–"}</bdi> {t("becomes")} <bdi>{after || "–"}</bdi>
            </span>
          );
        })}
      </td>
      {load.map((watts, side) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the two cells are always before and after
        <td key={side} className="tabular-nums">
          {kilowatts(watts)}
        </td>
      ))}
    </tr>
  );
}
