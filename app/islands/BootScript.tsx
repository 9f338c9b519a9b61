import { createContext, use } from "react";
import { useNonce } from "#site/islands/nonce.ts";
import boot from "./boot/index.ts?script";
import islandsFile, { integrity as islandsIntegrity } from "./boot/islands.ts?module";
import islands from "./boot/islands.ts?script";
import late, { integrity } from "./late/index.ts?module";

/**
 * The address of the client's entry module. It differs with every build, so it is an attribute: in this way the scripts' CSP hashes stay the same.
 */
export const BootContext = createContext<{ entry?: string; preamble?: string }>({});

export function BootScript() {
  return <script nonce={useNonce()} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: boot }} />;
}

/** This is the last element of a page, so that the browser asks for fonts and the first picture before it. */
export function LateScript() {
  return <script type="module" src={late} integrity={integrity} fetchPriority="low" suppressHydrationWarning />;
}

/** This is rendered once, after the islands of a page. If the islands are far down, it is a file of its own. */
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
