/**
 * The values of a form that could not be stored. A page and the script of a form both read this object. If a page could not
 * be shown at all, there are no values.
 */
export interface UnsentForm {
  failed: true;
  values: Record<string, string>;
  /** True if the form had photos or files. They cannot be kept. */
  hasFiles: boolean;
}

export const isUnsent = (data: object | undefined): data is UnsentForm => data !== undefined && "hasFiles" in data;
