import { useRouteLoaderData } from "react-router";
import type { Shell } from "#site/content/shell.server.ts";

/** The data around the page, from the root's loader. */
export function useShell(): Shell {
  const shell = useRouteLoaderData("root") as Shell | undefined;
  if (!shell) throw new Error("The root loader gave no shell");
  return shell;
}
