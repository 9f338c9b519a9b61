/** Browsers that can fetch a page while the pointer is still on its way to the link. Forms, the app and files are left alone. */
export const speculation = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [{ href_matches: "/*" }, { not: { href_matches: ["/*admin*", "/*account*", "/*design", "/*/sent*"] } }],
      },
      eagerness: "moderate",
    },
  ],
});
