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

/** Every path below /admin that the route table puts behind the guard; an id in it does not exist. */
export const officePaths = guarded.map(({ path }) => path);

/** The paths that are pages; the others are files and streams. */
export const officePages = guarded.filter(({ isPage }) => isPage).map(({ path }) => path);

/** The address of a page's data, as React Router's scripts request it. */
export const dataOf = (path: string) => `${path}.data`;
