/** Starts the built site. Everything else, the server included, is one bundle, so that each thing exists once. */
import * as build from "../build/server/index.js";

await build.entry.module.serve(build);
