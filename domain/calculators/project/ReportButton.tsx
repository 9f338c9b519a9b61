import { href } from "@site/ground/site-map/links.ts";
import { useState } from "react";
import { busy } from "#site/ui/busy.ts";
import { Button } from "#site/ui/primitives/Button.tsx";
import { download } from "../kit/frame/csv.ts";
import { useFrame, useWords } from "./context.ts";
import { fileText } from "./file.ts";
import type { Project } from "./model.ts";

type Outcome = "working" | "made" | "refused" | "busy" | "failed";

/**
 * Makes a report of the project. Only the server has the typesetter, so the project is sent there. The server keeps only the finished PDF, for a
 * while.
 */
export function ReportButton({ project, name }: { project: Project; name: string }) {
  const { say } = useFrame();
  const t = useWords();
  const [outcome, setOutcome] = useState<{ of: Project; outcome: Outcome }>();
  const shown = outcome?.of === project ? outcome.outcome : undefined;

  async function make() {
    setOutcome({ of: project, outcome: "working" });
    const made = await busy(reportOf(project, href("/calculators/hvac-cooling-load/project", say.language)));
    if (typeof made !== "string") download(made, name);
    setOutcome({ of: project, outcome: typeof made === "string" ? made : "made" });
  }
  return (
    <>
      <Button look="outline" disabled={project.rooms.length === 0 || shown === "working"} onClick={() => void make()}>
        {t("report.button")}
      </Button>
      <span role="status" className="self-center text-sm text-soft">
        {shown && t(`report.${shown}`)}
      </span>
    </>
  );
}

async function reportOf(project: Project, page: string): Promise<Blob | Exclude<Outcome, "working" | "made">> {
  const body = new FormData();
  body.set("file", fileText(project));
  try {
    const answer = await fetch(`${page}/report.pdf`, { method: "POST", body });
    if (answer.ok) return await answer.blob();
    if (answer.status === 429 || answer.status === 503) return "busy";
    return answer.status === 400 ? "refused" : "failed";
  } catch {
    return "failed";
  }
}
