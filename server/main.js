/**
 * Starts the built site, or a process that only computes (platform/compute/). All other code, also that of the server, is in one
 * bundle, so that each module exists once.
 */
import { fileURLToPath } from "node:url";
import * as build from "../build/server/index.js";

const { compute, serve } = build.entry.module;
if (process.argv[2] === "compute") compute(build);
else await serve(build, { program: fileURLToPath(import.meta.url) });
