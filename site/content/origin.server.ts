/** The public origin of the site. Canonical links are absolute, so each build belongs to one origin. */
export const siteOrigin = () => new URL(process.env.SITE_URL ?? `http://localhost:${process.env.PORT ?? 3000}`).origin;
