/** Ends well if the site answers; for a health check of the engine. */
const answer = await fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).catch(() => undefined);
process.exit(answer?.ok ? 0 : 1);
