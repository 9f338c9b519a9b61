/** Removes the key of a private link from an address that is stored. */
export const withoutKey = (path: string) => path.replace(/^((?:\/ar)?\/(?:request|application|report))\/.*$/i, "$1");
