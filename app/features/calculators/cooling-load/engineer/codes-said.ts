import { type CodeCheck, checkCode, codeIds } from "#engine/codes/codes.ts";
import type { Building } from "#engine/rooms/model.ts";
import type { Speech } from "../say.ts";

/** Each code with what is judged by it, and a sentence that names what is not. */
export const codesSaid = (building: Building, say: Speech) =>
  codeIds.map((id) => {
    const { names, items, open } = say.words.engineer.codes;
    const checks = checkCode(building, id);
    const unchecked = checks.flatMap(({ item, verdict }) => (verdict === "not-checked" ? [items[item]] : []));
    const isJudged = ({ verdict }: CodeCheck) => verdict === "kept" || verdict === "missed";
    return { name: names[id], judged: checks.filter(isJudged), open: say.fill(open, { items: say.listed(unchecked) }) };
  });
