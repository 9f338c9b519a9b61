import { createContext, use } from "react";
import type { Styles } from "#app/documents.ts";
import { useNonce } from "#site/islands/nonce.ts";
import boot from "./boot/index.ts?script";
import islandsFile, { integrity as islandsIntegrity } from "./boot/islands.ts?module";
import islands from "./boot/islands.ts?script";
import freeTimes from "./late/free-times.ts?module";
import home from "./late/home.ts?module";
import late, { integrity } from "./late/index.ts?module";
import steps from "./late/steps.ts?module";

/**
 * The address of the client's entry module. The address differs with every build, so the script reads it from an attribute. The text of the script,
 * and so its CSP hash, stays the same.
 */
export const BootContext = createContext<{ entry?: string; preamble?: string }>({});

export function BootScript() {
  return <script nonce={useNonce()} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: boot }} />;
}

/** The kinds of page that need one more script, once they are painted. */
const more: Partial<Record<Styles, string>> = { home, calculators: steps, text: freeTimes };

/** This is the last element of a page, so that the browser requests the fonts and the first picture earlier. */
export function LateScript({ styles }: { styles: Styles }) {
  return (
    <script
      type="module"
      src={late}
      integrity={integrity}
      fetchPriority="low"
      data-more={more[styles]}
      suppressHydrationWarning
    />
  );
}

/**
 * The script that hydrates islands. It stands after an island, because an island of which only a part has arrived cannot be hydrated. With
 * `light`, for an island far down on the page, the script is a separate file.
 */
export function IslandScript({ light }: { light: boolean }) {
  const { entry, preamble } = use(BootContext);
  const nonce = useNonce();
  if (light)
    return (
      <script
        data-entry={entry}
        data-preamble={preamble}
        type="module"
        src={islandsFile}
        integrity={islandsIntegrity}
        fetchPriority="low"
        suppressHydrationWarning
      />
    );
  return (
    <script nonce={nonce} data-entry={entry} data-preamble={preamble} dangerouslySetInnerHTML={{ __html: islands }} />
  );
}
