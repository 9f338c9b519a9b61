import { createContext, type FunctionComponent, use, useId } from "react";
import { renderToString } from "react-dom/server";
import { useLanguage } from "#site/i18n/t.ts";
import { IslandScript } from "./BootScript.tsx";
import type { IslandName, IslandProps } from "./registry.ts";
import { type WithWordFile, wordFile } from "./word-files.ts";

export type IslandComponents = ReadonlyMap<IslandName, FunctionComponent<never>>;

/**
 * Only the server renders the HTML of islands. It passes the components through this context, so that no page's script
 * contains the code of all islands.
 */
export const IslandsContext = createContext<IslandComponents>(new Map());

type Props<N extends IslandName> =
  | { name: N; props: IslandProps<N>; words?: undefined; isFarDown?: undefined }
  | { name: N & WithWordFile; props: Partial<IslandProps<N>>; words: Partial<IslandProps<N>>; isFarDown?: boolean };

/**
 * Renders an island separately from the page, so that useId gives the same ids when the browser hydrates the island separately. `words` are
 * props that the browser loads from a file (`word-files.ts`). An island far down on the page gets its script as a file too: it is loaded
 * before a visitor reaches the island.
 */
export function Island<N extends IslandName>({ name, props, words, isFarDown = false }: Props<N>) {
  const id = useId();
  const language = useLanguage();
  const components = use(IslandsContext);
  const html = import.meta.env.SSR ? drawn(components.get(name), { ...words, ...props }, id) : "";
  return (
    <>
      <div
        className="contents"
        data-island={name}
        data-id={id}
        data-props={JSON.stringify(props)}
        data-words={words && wordFile(name as WithWordFile, language)}
        dangerouslySetInnerHTML={{ __html: html }}
      />
      <IslandScript light={isFarDown} />
    </>
  );
}

function drawn(component: FunctionComponent<never> | undefined, props: object, id: string): string {
  if (!component) throw new Error("The code of an island is missing");
  const Component = component as FunctionComponent<object>;
  return renderToString(<Component {...props} />, { identifierPrefix: id });
}
