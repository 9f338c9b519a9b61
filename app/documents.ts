type Styles = "text" | "article" | "all";
type DocumentHandle = { document: true; styles: Styles };

/** A route with this handle is a document: React renders it once, on the server, and only its islands come alive. */
export const documentHandle: DocumentHandle = { document: true, styles: "all" };

/** A document of running text: it does without the styles of the home page and of forms, which keeps it in the first flight. */
export const textHandle: DocumentHandle = { document: true, styles: "text" };

/** A document that one reads from beginning to end. */
export const articleHandle: DocumentHandle = { document: true, styles: "article" };

type Match = { handle?: unknown } | undefined;
const handleOf = (matches: Match[]) =>
  matches.map((match) => match?.handle as DocumentHandle | undefined).find((handle) => handle?.document);

export const isDocument = (matches: Match[]) => handleOf(matches) !== undefined;
export const stylesFor = (matches: Match[]): Styles => handleOf(matches)?.styles ?? "all";
