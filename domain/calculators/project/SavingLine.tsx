import { useWords } from "./context.ts";
import type { ProjectState } from "./useProject.ts";

/** Says whether the project is saved. It also offers the version that another tab saved, and the project that this project replaced. */
export function SavingLine({ state }: { state: ProjectState }) {
  const t = useWords();
  const { saving, before, load, replace, project } = state;
  return (
    <p className="mt-3 flex flex-wrap items-center gap-x-4 text-sm text-soft">
      <span role="status">{t(`saving.${saving}`)}</span>
      {saving === "other-tab" && (
        <button type="button" onClick={load} className="min-h-11 font-semibold text-brand underline">
          {t("saving.load")}
        </button>
      )}
      {before && before.project.rooms.length > 0 && before.project !== project && (
        <button type="button" onClick={() => replace(before)} className="min-h-11 font-semibold text-brand underline">
          {t("saving.before", { name: before.project.name || t("bar.file"), count: before.project.rooms.length })}
        </button>
      )}
    </p>
  );
}
