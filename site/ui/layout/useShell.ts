import { useRouteLoaderData } from "react-router";
import type { Shell } from "#site/content/shell.server.ts";

/** Returns the data for the parts around the page. The root loader provides them. */
export function useShell(): Shell {
  const shell = useRouteLoaderData("root") as Shell | undefined;
  if (!shell) throw new Error("The root loader gave no shell");
  return shell;
}
