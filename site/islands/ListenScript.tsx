import listen from "./listen.ts?script";
import { useNonce } from "./nonce.ts";

/** Stands in the page that shows what its script tells, before that script. */
export function ListenScript() {
  return <script nonce={useNonce()} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: listen }} />;
}
