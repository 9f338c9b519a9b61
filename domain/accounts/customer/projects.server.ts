import { db } from "#platform/db/db.ts";
import { readForm } from "#site/forms/form.server.ts";
import { type NewRevision, projectsOf, removeProject, revisionOf, saveRevision, share } from "../store/projects.ts";
import { requireAccount } from "./guard.server.ts";

const refusal = (status: number, code: string) => Response.json({ code }, { status });

export async function ownProjects(request: Request) {
  const { id } = await requireAccount(request);
  return Response.json(await projectsOf(await db(), id));
}

/** Reads the file of a project. Returns undefined if the file is not a project. */
type ReadRevision = (file: string) => NewRevision | undefined;

/**
 * Saves a revision of a project. Answers with 201 and the id and number of the revision, with 422 if the file is not a project, with 404 if
 * the project does not belong to the person, and with 409 if a limit is reached.
 */
export async function keepProject(request: Request, read: ReadRevision) {
  const { id } = await requireAccount(request);
  const { file = "", project } = (await readForm(request))?.fields ?? {};
  const revision = read(file);
  if (!revision) return refusal(422, "validation_failed");
  const saved = await saveRevision(await db(), id, revision, project || undefined);
  if (saved === "full") return refusal(409, "full");
  return saved === "missing" ? refusal(404, "not_found") : Response.json(saved, { status: 201 });
}

export async function ownRevision(request: Request, project: string) {
  const { id } = await requireAccount(request);
  const number = Number(new URL(request.url).searchParams.get("revision"));
  const file = Number.isSafeInteger(number) ? await revisionOf(await db(), id, project, number) : undefined;
  if (file === undefined) return refusal(404, "not_found");
  return new Response(file, { headers: { "content-type": "application/json; charset=utf-8" } });
}

/** Changes a project. HTML forms have only GET and POST, so the field `intent` names the action: delete, share, or withdraw the link. */
export async function changeProject(request: Request, project: string) {
  const { id } = await requireAccount(request);
  const intent = (await readForm(request))?.fields.intent;
  if (intent === "delete")
    return (await removeProject(await db(), id, project))
      ? Response.json({ removed: true })
      : refusal(404, "not_found");
  if (intent !== "share" && intent !== "withdraw") return refusal(422, "validation_failed");
  const shared = await share(await db(), id, project, intent === "share");
  return shared ? Response.json(shared) : refusal(404, "not_found");
}
