import { useEffect } from "react";
import { useFetcher } from "react-router";
import { toast } from "#site/ui/controls/toast.ts";
import { undoKey } from "./OutcomeMessage.tsx";

/** Shows the result of an undo on any page of the office. */
export function useUndone(): void {
  const { data } = useFetcher<{ problem?: string; said?: string }>({ key: undoKey });
  useEffect(() => {
    if (data?.said) (data.problem ? toast.error : toast.success)(data.said, { id: "said", isStatus: true });
  }, [data]);
}
