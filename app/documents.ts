import type { UploadKind } from "@site/ground/uploads.ts";

type Styles =
  | "text"
  | "article"
  | "case-studies"
  | "form"
  | "home"
  | "all"
  | "office"
  | "enquiry"
  | "account"
  | "calculators"
  | "film"
  | "search";
type DocumentHandle = { document: true; styles: Styles };
type OfficeHandle = { styles: "office"; ownFrame?: true };
type ProjectHandle = { styles: "calculators" };
type AccountHandle = { styles: "account"; ownFrame?: true };

/** A route with this handle accepts more than a form without files. */
export interface UploadHandle {
  upload: UploadKind;
}

/** A route with this handle is a document: React renders it once, on the server, and only its islands are hydrated. */
export const documentHandle: DocumentHandle = { document: true, styles: "all" };

/** A document of text: it omits the styles of the home page and of forms, so that it fits into the first flight. */
export const textHandle: DocumentHandle = { document: true, styles: "text" };

/** A page with a form, and its page of thanks. */
export const formHandle: DocumentHandle = { document: true, styles: "form" };
export const homeHandle: DocumentHandle = { document: true, styles: "home" };

/** A long text such as an article. */
export const articleHandle: DocumentHandle = { document: true, styles: "article" };

/** The case studies, with the rules of their filters. */
export const caseStudiesHandle: DocumentHandle = { document: true, styles: "case-studies" };

/** The customer's private page, with styles that other pages do not need. */
export const enquiryHandle: DocumentHandle = { document: true, styles: "enquiry" };

/** A calculator, or the proof of it. */
export const calculatorHandle: DocumentHandle = { document: true, styles: "calculators" };

/** A project of the cooling-load calculator: an app in the design of the calculators. */
export const projectHandle: ProjectHandle = { styles: "calculators" };

/** A film, and the list of all films. */
export const filmHandle: DocumentHandle = { document: true, styles: "film" };

/** The page of search results. */
export const searchHandle: DocumentHandle = { document: true, styles: "search" };

/** The office's pages: the app, without the header and footer of the public site. */
export const officeHandle: OfficeHandle = { styles: "office", ownFrame: true };

/** A public page in the design of the office. */
export const officeStylesHandle: OfficeHandle = { styles: "office" };

/** Account pages: the app, within the public site. */
export const accountHandle: AccountHandle = { styles: "account" };

/** Sign-in pages: without links that lead elsewhere by accident. */
export const entranceHandle: AccountHandle = { styles: "account", ownFrame: true };

type Match = { handle?: unknown } | undefined;
const handleOf = (matches: Match[]) =>
  matches
    .map((match) => match?.handle as Partial<DocumentHandle & Omit<OfficeHandle, "styles">> | undefined)
    .find((handle) => handle?.styles);

export const isDocument = (matches: Match[]) => handleOf(matches)?.document === true;
export const hasOwnFrame = (matches: Match[]) => handleOf(matches)?.ownFrame === true;
export const stylesFor = (matches: Match[]): Styles => handleOf(matches)?.styles ?? "all";
