import { href } from "@site/ground/site-map/links.ts";
import { useEffect, useState } from "react";
import { busy } from "#site/ui/busy.ts";
import { Button } from "#site/ui/primitives/Button.tsx";
import { hasSession, tokenOf } from "../kit/frame/session.ts";
import { useFrame, useWords } from "./context.ts";
import { fileText } from "./file.ts";
import type { Project } from "./model.ts";

type Outcome = "saved" | "full" | "saveFailed" | "gone";
/** The step that must come first: `signIn` if the session has ended, `account` if the account has no email address. */
type First = "signIn" | "account";
type Props = {
  project: Project;
  /** The id of the account's project to which a saving adds a revision. */
  own: string | undefined;
  /**
   * Called with the id of the saved project, or with undefined if the account no longer has the project. In this case the next saving makes a
   * new project.
   */
  onSaved: (id: string | undefined) => void;
};

/** A button that saves the project in the account. Only signed-in visitors see it; everything else works without an account. */
export function AccountButton({ project, own, onSaved }: Props) {
  const { say } = useFrame();
  const t = useWords();
  const [isKnown, setIsKnown] = useState(false);
  const [outcome, setOutcome] = useState<{ of: Project; outcome: Outcome }>();
  const [isSaving, setIsSaving] = useState(false);
  useEffect(() => setIsKnown(hasSession()), []);
  if (!isKnown) return null;
  const shown = outcome?.of === project ? outcome.outcome : undefined;

  async function save() {
    const token = tokenOf();
    const here = href("/calculators/hvac-cooling-load/project", say.language);
    // The sign-in page refreshes the session and leads back here. If the session has ended, the visitor has to sign in first. The project stays
    // in the browser.
    setIsSaving(true);
    const { outcome: kept, id } = token ? await busy(keep(token, project, own)) : { outcome: "signIn" as const };
    setIsSaving(false);
    if (kept === "account") return location.assign(href("/account", say.language));
    if (kept === "signIn") return location.assign(`${href("/sign-in", say.language)}?next=${encodeURIComponent(here)}`);
    if (id || kept === "gone") onSaved(id);
    setOutcome({ of: project, outcome: kept });
  }
  return (
    <>
      <Button
        look="outline"
        disabled={project.rooms.length === 0 || isSaving || shown === "saved"}
        onClick={() => void save()}
      >
        {t(own ? "account.revision" : "account.save")}
      </Button>
      <span role="status" className="self-center text-sm text-soft">
        {shown && t(`account.${shown}`)}
      </span>
    </>
  );
}

async function keep(token: string, project: Project, own?: string): Promise<{ outcome: Outcome | First; id?: string }> {
  const body = new FormData();
  body.set("file", fileText(project));
  if (own) body.set("project", own);
  try {
    const answer = await fetch("/api/account/projects", {
      ...{ method: "POST", body },
      headers: { authorization: `Bearer ${token}` },
    });
    if (answer.status === 201) return { outcome: "saved", id: (await answer.json()).id };
    const outcomes: Record<number, Outcome | First> = { 401: "signIn", 403: "account", 404: "gone", 409: "full" };
    return { outcome: outcomes[answer.status] ?? "saveFailed" };
  } catch {
    return { outcome: "saveFailed" };
  }
}
