import { useCallback, useEffect, useMemo, useReducer, useState } from "react";
import type { Project } from "./model.ts";
import { keep, keepBefore, keptBefore, onOtherTab, readStored } from "./storage.ts";
import { nothingYet, type StoredProject, takeStep } from "./versions.ts";

export type SavingState = "no" | "yes" | "failed" | "newer" | "other-tab";

/**
 * Holds the project on this page. Every edit can be undone, and everything is stored in the browser. `brought` returns the project in the
 * address.
 */
export function useProject(brought: () => Project | undefined) {
  const [{ history, accounts, before, changed }, step] = useReducer(takeStep, nothingYet);
  const [saving, setSaving] = useState<SavingState>("no");
  const { project, origin } = history.present;
  const account = accounts[origin];

  const load = useCallback(() => {
    const found = readStored();
    const isNewer = found === "newer";
    step({ load: isNewer ? undefined : found, before: keptBefore() });
    setSaving(isNewer ? "newer" : found ? "yes" : "no");
    if (isNewer) return;
    const other = brought();
    if (other) step({ replace: { project: other } });
  }, [brought]);
  useEffect(load, [load]);
  useEffect(() => onOtherTab(() => setSaving("other-tab")), []);
  useEffect(() => {
    // A project of another tab, or of a newer version of the page, is not overwritten.
    if (saving === "newer" || saving === "other-tab" || !changed) return;
    setSaving(keep({ project, account }) ? "yes" : "failed");
  }, [project, account, changed, saving]);
  useEffect(() => {
    if (changed && before) keepBefore(before);
  }, [before, changed]);

  const edit = useCallback((change: (project: Project) => Project) => step({ edit: change }), []);
  const undo = useCallback(() => step("undo"), []);
  const redo = useCallback(() => step("redo"), []);
  const replace = useCallback((next: StoredProject) => step({ replace: next }), []);
  /** Notes that the account saved this version as a revision of its project, or (undefined) that it no longer has the project. */
  const saved = useCallback((id: string | undefined) => step({ saved: id, origin }), [origin]);
  return useMemo(
    () => ({ project, account, history, saving, before, edit, undo, redo, replace, saved, load }),
    [project, account, history, saving, before, edit, undo, redo, replace, saved, load],
  );
}
export type ProjectState = ReturnType<typeof useProject>;
