/**
 * Starts the built site. Everything else, the server included, is one bundle, so that each thing exists once; the site's
 * worker threads load this file too, for the function that they are to run.
 */
import { isMainThread } from "node:worker_threads";
import * as build from "../build/server/index.js";

const { answer, serve } = build.entry.module;
if (isMainThread) await serve(build, { worker: import.meta.url });
export default answer(build);
