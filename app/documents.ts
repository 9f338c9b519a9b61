type Styles = "text" | "article" | "form" | "home" | "all" | "office" | "request" | "account" | "calculators";
type DocumentHandle = { document: true; styles: Styles };
type OfficeHandle = { styles: "office"; ownFrame?: true };
type AccountHandle = { styles: "account"; ownFrame?: true };

/** A route with this handle is a document: React renders it once, on the server, and only its islands come alive. */
export const documentHandle: DocumentHandle = { document: true, styles: "all" };

/** A document of running text: it does without the styles of the home page and of forms, which keeps it in the first flight. */
export const textHandle: DocumentHandle = { document: true, styles: "text" };

/** What a visitor fills in, and its thanks. */
export const formHandle: DocumentHandle = { document: true, styles: "form" };
export const homeHandle: DocumentHandle = { document: true, styles: "home" };

/** A document that one reads from beginning to end. */
export const articleHandle: DocumentHandle = { document: true, styles: "article" };

/** The customer's private page: what only it needs does not travel with every other. */
export const requestHandle: DocumentHandle = { document: true, styles: "request" };

/** A calculator, and the proof of it. */
export const calculatorHandle: DocumentHandle = { document: true, styles: "calculators" };

/** The office's pages: the app, in a frame without the header and footer of the public site. */
export const officeHandle: OfficeHandle = { styles: "office", ownFrame: true };

/** A page for everybody that is drawn with the office's means. */
export const officeStylesHandle: OfficeHandle = { styles: "office" };

/** What belongs to a person: the app, within the public site. */
export const accountHandle: AccountHandle = { styles: "account" };

/** The ways in: nothing on them leads elsewhere by accident. */
export const entranceHandle: AccountHandle = { styles: "account", ownFrame: true };

type Match = { handle?: unknown } | undefined;
const handleOf = (matches: Match[]) =>
  matches
    .map((match) => match?.handle as Partial<DocumentHandle & Omit<OfficeHandle, "styles">> | undefined)
    .find((handle) => handle?.styles);

export const isDocument = (matches: Match[]) => handleOf(matches)?.document === true;
export const hasOwnFrame = (matches: Match[]) => handleOf(matches)?.ownFrame === true;
export const stylesFor = (matches: Match[]): Styles => handleOf(matches)?.styles ?? "all";
