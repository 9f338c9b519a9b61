import listen from "./listen.ts?script";
import { useNonce } from "./nonce.ts";

/** The script that records what the counting script sends. It stands before the counting script, on the page that shows these records. */
export function ListenScript() {
  return <script nonce={useNonce()} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: listen }} />;
}
