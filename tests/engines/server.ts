import startBuiltSite from "../http/server.ts";
import { firefox } from "./firefox.ts";
import { webkit } from "./webkit.ts";

/** Starts one site for both browsers. Returns the function that stops it. */
export default async function startSite(): Promise<(() => Promise<void>) | undefined> {
  return [firefox, webkit].some((engine) => engine.isHere()) ? startBuiltSite() : undefined;
}
