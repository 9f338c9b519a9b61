import routes from "#app/routes.ts";

const nobody = "01900000-0000-7000-8000-000000000000";
const filled = (path: string) => path.replace(/:\w+\??/g, nobody).replace("*", "no-such-page");

const guarded = ["", "/ar"].flatMap((prefix) => {
  const layout = routes.find(({ path }) => path === `${prefix}/admin`);
  return (layout?.children ?? []).map(({ path = "", file }) => ({
    path: `${prefix}/admin/${filled(path)}`.replace(/\/$/, ""),
    isPage: file.endsWith(".tsx"),
  }));
});

/** All paths below /admin that only colleagues may open, from the route table. The id in such a path does not exist. */
export const officePaths = guarded.map(({ path }) => path);

/** The guarded paths that are pages. The others are files and event streams. */
export const officePages = guarded.filter(({ isPage }) => isPage).map(({ path }) => path);

/** Returns the address from which React Router's scripts request a page's data. */
export const dataOf = (path: string) => `${path}.data`;
