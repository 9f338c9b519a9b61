import { land } from "#site/ui/map/land.server.tsx";

/** The land of the maps, as the SVG file that pages refer to. The build makes this file. */
export const loader = () => new Response(land(), { headers: { "content-type": "image/svg+xml" } });
