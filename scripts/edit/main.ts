import { startEditor } from "@site/editor/start.ts";
import { readAhead } from "#scripts/test/content/read.ts";
import { builtProgram, startPreview } from "./preview.ts";
import { site } from "./site.ts";

/** `npm run edit` starts the content editor (packages/editor) for the content of this site. */
await startEditor(site, { start: startPreview, built: builtProgram });
await readAhead();
