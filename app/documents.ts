import type { RequestClass } from "@site/ground/request-class.ts";
import type { UploadKind } from "@site/ground/uploads.ts";

export type Styles =
  | "text"
  | "article"
  | "case-studies"
  | "bundles"
  | "form"
  | "home"
  | "all"
  | "office"
  | "enquiry"
  | "account"
  | "calculators"
  | "film"
  | "plan"
  | "search"
  | "specimen";

/**
 * Every route names the class of its requests in its handle, or has a parent that does. Without one the server does not start
 * (platform/http/request-classes.ts).
 */
export interface BudgetHandle {
  budget: RequestClass;
}
type DocumentHandle = BudgetHandle & { document: true; styles: Styles };
type OfficeHandle = BudgetHandle & { styles: "office"; ownFrame?: true };
type ProjectHandle = BudgetHandle & { styles: "calculators" };
type AccountHandle = BudgetHandle & { styles: "account"; ownFrame?: true };

/** A route with this handle accepts files or a long form. `upload` names the limits (ground/uploads.ts). */
export interface UploadHandle extends BudgetHandle {
  upload: UploadKind;
}

/** A route with this handle is a document: React renders it once, on the server, and only its islands are hydrated. */
export const documentHandle: DocumentHandle = { document: true, styles: "all", budget: "document" };

/** The handle of a page of text. It leaves out the styles of the home page and of forms, so that the browser gets the page in the first packets. */
export const textHandle: DocumentHandle = { document: true, styles: "text", budget: "document" };

/** The handle of a page with a form, and of the page of thanks after the form. */
export const formHandle: DocumentHandle = { document: true, styles: "form", budget: "document" };
export const homeHandle: DocumentHandle = { document: true, styles: "home", budget: "document" };

/** The handle of a long text such as an article. */
export const articleHandle: DocumentHandle = { document: true, styles: "article", budget: "document" };

/** The handle of the case studies. Its styles include the rules of their filters. */
export const caseStudiesHandle: DocumentHandle = { document: true, styles: "case-studies", budget: "document" };

/** The bundles, with the rules of their chooser. */
export const bundlesHandle: DocumentHandle = { document: true, styles: "bundles", budget: "document" };

/** The customer's private page, with styles that other pages do not need. */
export const enquiryHandle: DocumentHandle = { document: true, styles: "enquiry", budget: "page" };

/** The handle of a calculator, and of the page that compares the cooling-load calculator with published cases. */
export const calculatorHandle: DocumentHandle = { document: true, styles: "calculators", budget: "calculation" };

/** A page that answers a plan or a list of equipment with a price. */
export const planHandle: DocumentHandle = { document: true, styles: "plan", budget: "document" };

/** The handle of a project of the cooling-load calculator. It is an app page, not a document, and looks like the calculators. */
export const projectHandle: ProjectHandle = { styles: "calculators", budget: "page" };

/** The handle of a film, and of the list of all films. */
export const filmHandle: DocumentHandle = { document: true, styles: "film", budget: "document" };

/** A specimen, in the components of the customer's private pages. */
export const specimenHandle: DocumentHandle = { document: true, styles: "specimen", budget: "document" };

/** The page of search results. */
export const searchHandle: DocumentHandle = { document: true, styles: "search", budget: "document" };

/** The handle of the office's pages. They are app pages, without the header and footer of the public site. */
export const officeHandle: OfficeHandle = { styles: "office", ownFrame: true, budget: "office" };

/** The handle of a public page that looks like the office. */
export const officeStylesHandle: OfficeHandle = { styles: "office", budget: "page" };

/** The handle of account pages. They are app pages, with the header and footer of the public site. */
export const accountHandle: AccountHandle = { styles: "account", budget: "page" };

/** The handle of sign-in pages. They have no header and footer, so that no visitor leaves by accident. */
export const entranceHandle: AccountHandle = { styles: "account", ownFrame: true, budget: "page" };

type Match = { handle?: unknown } | undefined;
const handleOf = (matches: Match[]) =>
  matches
    .map((match) => match?.handle as Partial<DocumentHandle & Omit<OfficeHandle, "styles">> | undefined)
    .find((handle) => handle?.styles);

export const isDocument = (matches: Match[]) => handleOf(matches)?.document === true;
export const hasOwnFrame = (matches: Match[]) => handleOf(matches)?.ownFrame === true;
export const stylesFor = (matches: Match[]): Styles => handleOf(matches)?.styles ?? "all";
