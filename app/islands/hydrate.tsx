import { type ComponentType, StrictMode, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { keepInput } from "./keep-input.ts";
import { type IslandName, loadIsland } from "./registry.ts";

export async function hydrateIsland(island: HTMLElement) {
  const Component = (await loadIsland(island.dataset.island as IslandName)) as ComponentType;
  const props = JSON.parse(island.dataset.props ?? "{}") as object;
  const restore = keepInput(island);
  await new Promise<void>((done) => {
    // biome-ignore lint/correctness/noComponentHookFactories: it exists to tell when this one island is alive
    function Live() {
      useEffect(done, []);
      return <Component {...props} />;
    }
    hydrateRoot(
      island,
      <StrictMode>
        <Live />
      </StrictMode>,
      { identifierPrefix: island.dataset.id },
    );
  });
  restore();
  island.dataset.live = "";
}
