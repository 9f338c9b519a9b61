import { useCallback, useEffect, useMemo, useReducer, useState } from "react";
import { began, done, type History, redone, undone } from "./history.ts";
import { emptyProject, type Project } from "./model.ts";
import { keep, keepBefore, kept, keptBefore, onOtherTab } from "./storage.ts";

type Step = { edit: (project: Project) => Project } | { begin: Project } | "undo" | "redo";

function stepped(history: History<Project>, step: Step): History<Project> {
  if (step === "undo") return undone(history);
  if (step === "redo") return redone(history);
  return "begin" in step ? began(step.begin) : done(history, step.edit(history.present));
}

export type Saving = "no" | "yes" | "failed" | "newer" | "other-tab";

/** The project on this page: every edit can be undone, and all is kept in the browser. `brought` is what the address holds. */
export function useProject(brought: () => Project | undefined) {
  const [history, step] = useReducer(stepped, emptyProject, began);
  const [saving, setSaving] = useState<Saving>("no");
  const [before, setBefore] = useState<Project>();
  const { present } = history;

  const load = useCallback(() => {
    const found = kept();
    setBefore(keptBefore());
    if (found === "newer") return setSaving("newer");
    if (found) step({ begin: found });
    setSaving(found ? "yes" : "no");
    const other = brought();
    if (!other) return;
    if (found) keepBefore(found);
    setBefore(found ?? keptBefore());
    step({ edit: () => other });
  }, [brought]);
  useEffect(load, [load]);
  useEffect(() => onOtherTab(() => setSaving("other-tab")), []);
  useEffect(() => {
    // Another tab's project, or that of a newer page, is not written over.
    if (saving === "newer" || saving === "other-tab" || history.past.length + history.future.length === 0) return;
    setSaving(keep(present) ? "yes" : "failed");
  }, [present, history.past.length, history.future.length, saving]);

  const edit = useCallback((change: (project: Project) => Project) => step({ edit: change }), []);
  const undo = useCallback(() => step("undo"), []);
  const redo = useCallback(() => step("redo"), []);
  /** Another project takes its place; the one before is kept until the next. */
  const replace = useCallback(
    (project: Project) => {
      if (present.rooms.length > 0) {
        keepBefore(present);
        setBefore(present);
      }
      step({ edit: () => project });
    },
    [present],
  );
  return useMemo(
    () => ({ project: present, history, saving, before, edit, undo, redo, replace, load }),
    [present, history, saving, before, edit, undo, redo, replace, load],
  );
}
export type ProjectState = ReturnType<typeof useProject>;
