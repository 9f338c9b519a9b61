/** The public origin of the site; canonical links are absolute, so it is part of the build. */
export const siteOrigin = () => new URL(process.env.SITE_URL ?? `http://localhost:${process.env.PORT ?? 3000}`).origin;
