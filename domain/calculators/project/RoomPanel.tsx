import { href } from "@site/ground/site-map/links.ts";
import { type ReactNode, useEffect, useMemo, useRef } from "react";
import { BuildingForm } from "../cooling-load/engineer/BuildingForm.tsx";
import type { GivenFields } from "../cooling-load/engineer/compact.ts";
import { PlantOnlyForm } from "../cooling-load/engineer/PlantForm.tsx";
import { RoomForm } from "../cooling-load/engineer/RoomForm.tsx";
import { ControlsContext, type SheetCalculation, SheetContext } from "../cooling-load/engineer/sheet.ts";
import { useFrame, useWords } from "./context.ts";
import { applyBuildingAction, changeRoom } from "./edits.ts";
import { linksOf } from "./links.ts";
import { inBuilding, ofRoom, openOne, type Project, type ProjectRoom, uncooledUse } from "./model.ts";
import type { RoomLine } from "./reckon.ts";

type Edit = (change: (project: Project) => Project) => void;
type Props = { project: Project; edit: Edit };

/** Leaves out empty fields, because nobody has typed in them. */
const said = (fields: GivenFields): GivenFields =>
  Object.fromEntries(Object.entries(fields).filter(([, text]) => text !== ""));
const isOfRoom = (name: string) => /^\d/.test(name);

/** Connects the fields of engineer mode to the building and one room of the project. */
function useProjectSheet(project: Project, room: ProjectRoom, edit: Edit) {
  const { say } = useFrame();
  return useMemo(() => {
    const fields: GivenFields = { ...project.given, ...inBuilding(room.given) };
    function setAll(next: GivenFields) {
      const all = said(next);
      const building = Object.fromEntries(Object.entries(all).filter(([name]) => !isOfRoom(name) && name !== "r"));
      edit((before) => changeRoom({ ...before, given: building }, room.id, (one) => ({ ...one, given: ofRoom(all) })));
    }
    return {
      ...{ given: fields, say, path: "", seen: [] },
      typed: { read: (name: string) => fields[name] ?? "", subscribe: () => () => {} },
      opened: openOne(project, room),
      set: (name: string, value: string) => setAll({ ...fields, [name]: value }),
      change: (_: string, to: (fields: GivenFields) => GivenFields) => setAll(to(fields)),
      act: (action: string) => setAll(applyBuildingAction(fields, action, project.age)),
    };
  }, [project, room, say, edit]);
}

const Sheet = ({ value, children }: { value: SheetCalculation; children: ReactNode }) => (
  <ControlsContext value={value}>
    <SheetContext value={value}>{children}</SheetContext>
  </ControlsContext>
);

export function BuildingPanel({ project, edit }: Props) {
  const room = project.rooms[0] ?? emptyRoom;
  const sheet = useProjectSheet(project, room, edit);
  return (
    <Sheet value={sheet}>
      <BuildingForm />
      <PlantOnlyForm />
    </Sheet>
  );
}
const emptyRoom: ProjectRoom = { id: 0, floor: "", given: {} };

type RoomProps = Props & { room: ProjectRoom; line: RoomLine | undefined; onClose: () => void };

/** Shows one room with all its fields, and links that take its values to other calculators. */
export function RoomPanel({ project, room, line, edit, onClose }: RoomProps) {
  const { say } = useFrame();
  const t = useWords();
  const sheet = useProjectSheet(project, room, edit);
  const head = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus goes to a room when it is opened
  useEffect(() => {
    head.current?.focus({ preventScroll: true });
    head.current?.scrollIntoView({ block: "nearest" });
  }, [room.id]);
  const links = room.given.k === uncooledUse ? [] : linksOf(sheet.opened, line);
  return (
    <section aria-labelledby="room" className="card mt-6 !pb-2">
      <div className="flex items-center justify-between gap-3">
        <h2 ref={head} id="room" tabIndex={-1} className="scroll-mt-24 text-xl">
          <bdi>{room.given.n || t("list.unnamed")}</bdi>
        </h2>
        <button type="button" onClick={onClose} className="min-h-11 px-3 text-sm font-semibold text-brand">
          {t("list.close")}
        </button>
      </div>
      {room.given.k === uncooledUse ? (
        <p className="py-3 text-sm text-soft">{t("list.uncooledText")}</p>
      ) : (
        <Sheet value={sheet}>
          <RoomForm key={room.id} path="0" />
        </Sheet>
      )}
      {links.length > 0 && (
        <p className="flex flex-wrap gap-x-5 border-t border-line py-2 text-sm">
          <span className="flex min-h-11 items-center text-soft">{t("links.with")}</span>
          {links.map(({ id, query }) => (
            <a
              key={id}
              href={`${href(`/calculators/${id}`, say.language)}?${query}`}
              className="flex min-h-11 items-center font-semibold text-brand underline"
            >
              {t(`links.${id}`)}
            </a>
          ))}
        </p>
      )}
    </section>
  );
}
