import { addStep, type History, redoStep, startHistory, undoStep } from "./history.ts";
import { emptyProject, type Project } from "./model.ts";

/**
 * A project, and the id of the account's project to which the next saving adds a revision. There is no id if the project was never saved there.
 */
export interface StoredProject {
  project: Project;
  account?: string;
}
/**
 * A version is the state of a project at one time. All versions of a project have one origin. If another project replaces it, that project gets
 * a new origin.
 */
interface Version {
  project: Project;
  origin: number;
}
export interface Versions {
  history: History<Version>;
  /** The id of the account's project, by origin. */
  accounts: Readonly<Record<number, string | undefined>>;
  /** The origin of the next project. No origin is used twice, because an answer from the account may come late. */
  next: number;
  /** The project that was replaced by another project. */
  before?: StoredProject;
  /** True if something has changed that the browser has to store. */
  changed: boolean;
}

export type Step =
  | { edit: (project: Project) => Project }
  /** Loads the project that the browser has stored, if any. */
  | { load: StoredProject | undefined; before: StoredProject | undefined }
  /** Replaces the present project by another. The present project is kept until the next replacement. */
  | { replace: StoredProject }
  /** The account has answered for the project of this origin. The project may no longer be on the page. */
  | { saved: string | undefined; origin: number }
  | "undo"
  | "redo";

export const nothingYet: Versions = {
  ...{ history: startHistory({ project: emptyProject, origin: 0 }), accounts: {}, next: 1, changed: false },
};

export function takeStep(versions: Versions, step: Step): Versions {
  const { history, accounts } = versions;
  const { present } = history;
  if (step === "undo") return { ...versions, history: undoStep(history), changed: true };
  if (step === "redo") return { ...versions, history: redoStep(history), changed: true };
  if ("edit" in step) {
    const project = step.edit(present.project);
    const next = project === present.project ? present : { ...present, project };
    return { ...versions, history: addStep(history, next), changed: true };
  }
  if ("saved" in step) return { ...versions, accounts: { ...accounts, [step.origin]: step.saved }, changed: true };
  if ("load" in step) {
    const loaded = step.load ? { ...placed(versions, step.load, startHistory), changed: false } : versions;
    return { ...loaded, before: step.before };
  }
  const replaced = { project: present.project, account: accounts[present.origin] };
  const before = present.project.rooms.length > 0 ? replaced : versions.before;
  return { ...placed(versions, step.replace, (version) => addStep(history, version)), before, changed: true };
}

function placed(
  versions: Versions,
  { project, account }: StoredProject,
  into: (version: Version) => History<Version>,
): Versions {
  const { accounts, next: origin } = versions;
  const history = into({ project, origin });
  return { ...versions, history, accounts: { ...accounts, [origin]: account }, next: origin + 1 };
}
