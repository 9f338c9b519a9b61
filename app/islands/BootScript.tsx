import { createContext, use } from "react";
import { useNonce } from "../nonce.ts";
import boot from "./boot/index.ts?script";
import islands from "./boot/islands.ts?script";

/** Where the client's entry module is in this build; it differs from build to build, so that the scripts' hashes need not. */
export const BootContext = createContext<{ entry?: string; preamble?: string }>({});

export function BootScript() {
  return <script nonce={useNonce()} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: boot }} />;
}

/** Stands once behind the islands of a page. */
export function IslandScript() {
  const { entry, preamble } = use(BootContext);
  return (
    <script
      nonce={useNonce()}
      data-entry={entry}
      data-preamble={preamble}
      dangerouslySetInnerHTML={{ __html: islands }}
    />
  );
}
