import { type ClipboardEvent, type KeyboardEvent, useCallback, useEffect, useMemo, useState } from "react";
import type { Words } from "../cooling-load/words.ts";
import { downloadText } from "../kit/frame/csv.ts";
import { sayer } from "../kit/frame/say.ts";
import { AboutForm } from "./AboutForm.tsx";
import { AccountButton } from "./AccountButton.tsx";
import { Bar, RoomsBar } from "./Bar.tsx";
import { ProjectContext, useWords } from "./context.ts";
import { csvOf } from "./csv.ts";
import { Examples } from "./Examples.tsx";
import { addRooms, replaceRooms } from "./edits.ts";
import { FileRefused, fileText, longestFile, readFile } from "./file.ts";
import { fromEngineer } from "./from-engineer.ts";
import type { ProjectRoom } from "./model.ts";
import { NotReckoned } from "./NotReckoned.tsx";
import { Paste } from "./Paste.tsx";
import { PlantPanel } from "./PlantPanel.tsx";
import type { ProjectPageData } from "./page.server.ts";
import { ReportButton } from "./ReportButton.tsx";
import { RoomList } from "./RoomList.tsx";
import { BuildingPanel, RoomPanel } from "./RoomPanel.tsx";
import { SavingLine } from "./SavingLine.tsx";
import { Totals } from "./Totals.tsx";
import { useAccountProject } from "./useAccountProject.ts";
import { useListWords } from "./useListWords.ts";
import { type ProjectState, useProject } from "./useProject.ts";
import { useReckoned } from "./useReckoned.ts";

/** The page of a project: its list of rooms, one room's fields, all loads, and files. Everything happens in the browser. */
export function ProjectPage({ language, words, shared, kinds }: ProjectPageData) {
  const say = useMemo(() => sayer(words as Words, shared, language), [words, shared, language]);
  const frame = useMemo(() => ({ say, kinds }), [say, kinds]);
  return (
    <ProjectContext value={frame}>
      <Editor say={say} />
    </ProjectContext>
  );
}

function Editor({ say }: { say: ReturnType<typeof sayer<Words>> }) {
  const t = useWords();
  const live = useLive();
  const state = useProject(useCallback(() => brought(say), [say]));
  const { project, edit } = state;
  const { reckoned, working, failed } = useReckoned(project);
  const { here, room, setTicked, setOpen, lookAway } = useLookedAt(state);
  const [pasted, setPasted] = useState<string>();
  const { notice, setNotice, openFile, openText } = useFiles(state, setPasted);
  useAccountProject(
    (text, account) => openText(text, { account }),
    () => setNotice({ text: t("account.missing"), bad: true }),
  );

  function take(rooms: Omit<ProjectRoom, "id">[], how: "add" | "replace") {
    edit((before) => (how === "replace" ? replaceRooms : addRooms)(before, rooms));
    if (how === "replace") lookAway();
    setPasted(undefined);
    setNotice(undefined);
  }
  const named = (ending: string) =>
    `${(project.name || t("bar.file")).replace(/[\\/:*?"<>|\s]+/g, " ").slice(0, 60)}.${ending}`;
  const listWords = useListWords();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the shortcuts of the whole page repeat its buttons
    <div
      data-live={live}
      className="mx-auto max-w-[100rem] px-5 py-8"
      onKeyDown={shortcuts(state.undo, state.redo)}
      onPaste={onPaste(setPasted)}
    >
      <p className="text-sm text-soft">{t("eyebrow")}</p>
      <h1 className="text-3xl">{t("title")}</h1>
      <p className="mt-2 mb-6 max-w-lg text-soft">{t("lead")}</p>
      <noscript>
        <p className="card mb-6 font-semibold">{t("noScript")}</p>
      </noscript>
      <Bar
        state={state}
        onPaste={() => setPasted("")}
        onFile={openFile}
        onSave={() => downloadText(fileText(project), "application/json", named("json"))}
        onCsv={() => downloadText(csvOf(project, reckoned, say.words, listWords), "text/csv", named("csv"))}
      />
      <div className="mt-2 flex flex-wrap gap-2">
        <ReportButton project={project} name={named("pdf")} />
        <AccountButton project={project} own={state.account} onSaved={state.saved} />
      </div>
      <SavingLine state={state} />
      <div role="status" aria-live="polite">
        {notice && <p className={`mt-3 font-semibold ${notice.bad ? "text-danger" : ""}`}>{notice.text}</p>}
      </div>
      {pasted !== undefined && (
        <Paste project={project} text={pasted} onTake={take} onClose={() => setPasted(undefined)} />
      )}
      <div className="mt-6 grid gap-6">
        {project.rooms.length === 0 && live !== undefined && <Examples onOpen={(text) => openText(text)} />}
        <AboutForm project={project} edit={edit} />
        <BuildingPanel project={project} edit={edit} />
        <NotReckoned failed={failed} />
        <Totals project={project} reckoned={reckoned} working={working} />
        <PlantPanel {...{ project, working }} plant={reckoned.plant} file={named("plant.csv")} />
      </div>
      <RoomsBar project={project} ticked={here} edit={edit} />
      <div className="mt-4">
        <RoomList {...{ project, reckoned, edit }} open={room?.id} ticked={here} onTick={setTicked} onOpen={setOpen} />
      </div>
      {room && (
        <RoomPanel {...{ project, room, edit }} line={reckoned.rooms[room.id]} onClose={() => setOpen(undefined)} />
      )}
    </div>
  );
}

/**
 * Holds the ticked rooms, and the room whose fields are open. A removed room is forgotten, because undo or another project may bring back its
 * number.
 */
function useLookedAt({ project, history }: ProjectState) {
  const { origin } = history.present;
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set());
  const [open, setOpen] = useState<number>();
  const [seen, setSeen] = useState(origin);
  const here = useMemo(
    () => new Set(project.rooms.flatMap(({ id }) => (ticked.has(id) ? [id] : []))),
    [project.rooms, ticked],
  );
  const room = project.rooms.find(({ id }) => id === open);
  const lookAway = () => {
    setTicked(new Set());
    setOpen(undefined);
  };
  if (seen !== origin) {
    setSeen(origin);
    lookAway();
  } else if (here.size < ticked.size) setTicked(here);
  else if (open !== undefined && !room) setOpen(undefined);
  return { here, room, setTicked, setOpen, lookAway };
}

/** Sets the attribute `data-live` once the page responds to the visitor. */
function useLive() {
  const [live, setLive] = useState<"">();
  useEffect(() => setLive(""), []);
  return live;
}

/** Returns the building of an engineer-mode address as a project. The address is cleared, because a reload must not bring the building again. */
function brought(say: ReturnType<typeof sayer<Words>>) {
  const query = new URLSearchParams(location.search);
  if (query.get("mode") !== "engineer") return undefined;
  history.replaceState(history.state, "", location.pathname);
  return fromEngineer(query, say.words);
}

type Notice = { text: string; bad?: boolean };

/** Opens a project or a list from a file, and reports the result. */
function useFiles({ replace }: ReturnType<typeof useProject>, onList: (text: string) => void) {
  const t = useWords();
  const [notice, setNotice] = useState<Notice>();
  async function openFile(file: File) {
    if (file.size > 4 * longestFile) return setNotice({ text: t("refused.too-long", { limit: 2 }), bad: true });
    const text = await file.text();
    if (/\.(csv|tsv|txt)$/i.test(file.name)) onList(text);
    else openText(text, { called: file.name });
  }
  function openText(text: string, { called = "", account }: { called?: string; account?: string } = {}) {
    try {
      const { project, unknown } = readFile(text);
      replace({ project, account });
      const opened = t("opened", { name: project.name || called, count: project.rooms.length });
      const left = unknown.length > 0 ? ` ${t("unknown", { names: unknown.slice(0, 8).join(", ") })}` : "";
      setNotice({ text: opened + left });
    } catch (error) {
      if (!(error instanceof FileRefused)) throw error;
      setNotice({ text: t(`refused.${error.reason}`, error.blanks), bad: true });
    }
  }
  return { notice, setNotice, openFile, openText };
}

/** The keyboard shortcuts for undo and redo. A field's own undo comes first: the browser undoes an entry that is not stored yet. */
const shortcuts = (undo: () => void, redo: () => void) => (event: KeyboardEvent) => {
  const isDraft = event.target instanceof HTMLElement && event.target.dataset.draft !== undefined;
  if (!(event.ctrlKey || event.metaKey) || isDraft || event.altKey) return;
  const key = event.key.toLowerCase();
  if (key !== "z" && key !== "y") return;
  event.preventDefault();
  if (key === "y" || event.shiftKey) redo();
  else undo();
};

/** Handles pasted text. Several cells are imported as a list. A single cell goes into its field. */
const onPaste = (onList: (text: string) => void) => (event: ClipboardEvent) => {
  if (event.target instanceof HTMLTextAreaElement) return;
  const text = event.clipboardData.getData("text/plain");
  if (!/[\t\n]./.test(text.trim())) return;
  event.preventDefault();
  onList(text);
};
