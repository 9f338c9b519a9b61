import startBuiltSite from "../http/server.ts";
import { firefox } from "./firefox.ts";
import { webkit } from "./webkit.ts";

/** One site for both engines; answers with what stops it. */
export default async function startSite(): Promise<(() => Promise<void>) | undefined> {
  return [firefox, webkit].some((engine) => engine.isHere()) ? startBuiltSite() : undefined;
}
