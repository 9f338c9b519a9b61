import listen from "./listen.ts?script";
import { useNonce } from "./nonce.ts";

/** This stands before the counting script, on the page that shows what that script sends. */
export function ListenScript() {
  return <script nonce={useNonce()} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: listen }} />;
}
