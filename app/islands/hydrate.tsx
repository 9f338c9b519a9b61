import { type ComponentType, StrictMode, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { type InPlaceOf, keepInput } from "./keep-input.ts";
import { forms, type IslandName } from "./registry.ts";

const isForm = (name: IslandName): name is keyof typeof forms => name in forms;

/** Each island is loaded by itself, so that a page with a form does not load the list of calculators. */
const loadIsland = (name: IslandName): Promise<ComponentType<never>> =>
  isForm(name)
    ? forms[name]()
    : import("#domain/calculators/registry.ts").then(
        ({ islands, pageIslands }): Promise<ComponentType<never>> => ({ ...islands, ...pageIslands })[name](),
      );

export async function hydrateIsland(island: HTMLElement): Promise<InPlaceOf> {
  const { island: name, props = "{}", words } = island.dataset;
  const [Component, file] = await Promise.all([
    loadIsland(name as IslandName) as Promise<ComponentType>,
    words && fetch(words).then((answer) => answer.json()),
  ]);
  const allProps = { ...file, ...JSON.parse(props) };
  const restore = keepInput(island);
  await new Promise<void>((done) => {
    // biome-ignore lint/correctness/noComponentHookFactories: the component only reports that this island is hydrated
    function Live() {
      useEffect(done, []);
      return <Component {...allProps} />;
    }
    hydrateRoot(
      island,
      <StrictMode>
        <Live />
      </StrictMode>,
      { identifierPrefix: island.dataset.id },
    );
  });
  const inPlaceOf = restore();
  island.dataset.live = "";
  return inPlaceOf;
}
