import { useWords } from "./context.ts";
import type { ListWords } from "./csv.ts";

export function useListWords(): ListWords {
  const t = useWords();
  return {
    column: (id) => t(`columns.${id}`),
    result: (id) => t(`results.${id}`),
    yes: t("list.yes"),
    uncooled: t("list.uncooled"),
  };
}
