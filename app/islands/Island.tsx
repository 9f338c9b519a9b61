import { createContext, type FunctionComponent, use, useId } from "react";
import { renderToString } from "react-dom/server";
import { useLanguage } from "#site/i18n/t.ts";
import { IslandScript } from "./BootScript.tsx";
import type { IslandName, IslandProps } from "./registry.ts";
import { type WithWordFile, wordFile } from "./word-files.ts";

export type IslandComponents = ReadonlyMap<IslandName, FunctionComponent<never>>;

/** Only the server draws islands. It gets their components from here, so that no page carries the code of all. */
export const IslandsContext = createContext<IslandComponents>(new Map());

type Props<N extends IslandName> =
  | { name: N; props: IslandProps<N>; words?: undefined; isFarDown?: undefined }
  | { name: N & WithWordFile; props: Partial<IslandProps<N>>; words: Partial<IslandProps<N>>; isFarDown?: boolean };

/**
 * An island is rendered on its own, so that useId gives the same ids when it is hydrated on its own. Its props named `words` are in a file
 * (`word-files.ts`) and not in the page. If it is far down, its script is a file too, because nobody presses it before that file has come.
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
