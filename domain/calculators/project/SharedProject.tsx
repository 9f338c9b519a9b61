import { href } from "@site/ground/site-map/links.ts";
import { dateOfDay, uaeDay } from "@site/ground/time/uae-time.ts";
import { useMemo, useState } from "react";
import { useNavigate } from "react-router";
import { formatDate } from "#site/i18n/t.ts";
import { Button } from "#site/ui/primitives/Button.tsx";
import type { Words } from "../cooling-load/words.ts";
import { sayer } from "../kit/frame/say.ts";
import { ProjectContext, useFrame, useWords } from "./context.ts";
import { tableOf } from "./csv.ts";
import { readFile } from "./file.ts";
import { columnIds } from "./list/columns.ts";
import type { Project } from "./model.ts";
import { NotReckoned } from "./NotReckoned.tsx";
import { PlantPanel } from "./PlantPanel.tsx";
import type { SharedPageData } from "./shared.server.ts";
import { keep, keepBefore, readStored } from "./storage.ts";
import { Totals } from "./Totals.tsx";
import { useListWords } from "./useListWords.ts";
import { useReckoned } from "./useReckoned.ts";

/** Shows a project for reading: the typed values, and the loads that the engine of this page computes. */
export function SharedProject({ language, words, shared, kinds, file, number, saved_at }: SharedPageData) {
  const say = useMemo(() => sayer(words as Words, shared, language), [words, shared, language]);
  const frame = useMemo(() => ({ say, kinds }), [say, kinds]);
  const project = useMemo(() => readFile(file).project, [file]);
  return (
    <ProjectContext value={frame}>
      <Reading project={project} number={number} day={dateOfDay(uaeDay(saved_at))} />
    </ProjectContext>
  );
}

/** Returns the columns that have values, in this order: the first four columns, the loads, and the other columns. */
function shownOf([head = [], ...body]: string[][]) {
  const filled = head.flatMap((_, column) => (body.some((row) => row[column]) ? [column] : []));
  const loads = filled.filter((column) => column >= columnIds.length);
  const inputs = filled.filter((column) => column < columnIds.length);
  const order = [...inputs.slice(0, 4), ...loads, ...inputs.slice(4)];
  const picked = (row: string[]) => order.map((column) => row[column] ?? "");
  return { head: picked(head), body: body.map(picked) };
}

function Reading({ project, number, day }: { project: Project; number: number; day: string }) {
  const { say } = useFrame();
  const t = useWords();
  const navigate = useNavigate();
  const { reckoned, working, failed } = useReckoned(project);
  const { head, body } = shownOf(tableOf(project, reckoned, say.words, useListWords()));

  const [refused, setRefused] = useState<"newer" | "failed">();
  function copy() {
    const own = readStored();
    if (own === "newer") return setRefused("newer");
    if (own) keepBefore(own);
    if (!keep({ project })) return setRefused("failed");
    void navigate(href("/calculators/hvac-cooling-load/project", say.language));
  }
  const facts = (["client", "author", "revision", "notes"] as const).filter((name) => project[name] !== "");
  return (
    <div className="mx-auto max-w-[100rem] px-5 py-8">
      <p className="text-sm text-soft">{t("shared.eyebrow", { number, day: formatDate(day, say.language) })}</p>
      <h1 className="text-3xl">
        <bdi>{project.name || t("title")}</bdi>
      </h1>
      <dl className="mt-3 flex flex-wrap gap-x-8 gap-y-2 text-sm">
        {facts.map((name) => (
          <div key={name}>
            <dt className="text-xs text-soft">{t(`about.${name}`)}</dt>
            <dd className="whitespace-pre-wrap" dir="auto">
              {project[name]}
            </dd>
          </div>
        ))}
      </dl>
      <div className="my-6 grid gap-6">
        <NotReckoned failed={failed} />
        <Totals project={project} reckoned={reckoned} working={working} />
        <PlantPanel {...{ project, working }} plant={reckoned.plant} file="cooling-load-plant.csv" />
      </div>
      <section
        aria-label={t("list.caption")}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: an area that scrolls must be reachable by keyboard
        tabIndex={0}
        className="-mx-5 overflow-x-auto border-y border-line sm:mx-0 sm:rounded-xl sm:border"
      >
        <table className="w-full border-collapse text-sm [&_td]:px-3 [&_td]:py-2 [&_tbody_tr]:border-t [&_tbody_tr]:border-line [&_th]:px-3 [&_th]:py-2">
          <caption className="sr-only">{t("list.caption")}</caption>
          <thead className="bg-sand text-xs text-soft">
            <tr>
              {head.map((cell) => (
                <th key={cell} scope="col" className="text-start align-bottom">
                  {cell}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {body.map((row, at) => (
              <tr key={project.rooms[at]?.id}>
                {row.map((cell, column) => (
                  <td key={head[column]} className="whitespace-nowrap tabular-nums">
                    <bdi>{cell}</bdi>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p className="mt-5 text-sm text-soft">{t("shared.readOnly")}</p>
      <Button look="outline" className="mt-3" onClick={copy}>
        {t("shared.copy")}
      </Button>
      <p role="status" className="mt-2 text-sm font-semibold text-danger">
        {refused && t(refused === "newer" ? "saving.newer" : "shared.failed")}
      </p>
    </div>
  );
}
