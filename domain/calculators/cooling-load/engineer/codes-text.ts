import { type CodeCheck, checkCode, codesIn } from "@site/engine/codes/codes.ts";
import type { CityId } from "@site/engine/data/stations.ts";
import type { Building } from "@site/engine/rooms/model.ts";
import type { Speech } from "../say.ts";

/** Lists each code of the city with the items that were checked, and a sentence that names the unchecked items. */
export const codesSaid = (building: Building, city: CityId, say: Speech) =>
  codesIn(city).map((id) => {
    const { names, items, open } = say.words.engineer.codes;
    const checks = checkCode(building, id);
    const unchecked = checks.flatMap(({ item, verdict }) => (verdict === "not-checked" ? [items[item]] : []));
    const isJudged = ({ verdict }: CodeCheck) => verdict === "kept" || verdict === "missed";
    return { name: names[id], judged: checks.filter(isJudged), open: say.fill(open, { items: say.listed(unchecked) }) };
  });
