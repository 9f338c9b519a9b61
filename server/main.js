/**
 * Starts the built site. Everything else, including the server, is one bundle, so that each module exists once. Worker threads load this
 * file too, for the function that they run.
 */
import { isMainThread } from "node:worker_threads";
import * as build from "../build/server/index.js";

const { answer, serve } = build.entry.module;
if (isMainThread) await serve(build, { worker: import.meta.url });
export default answer(build);
