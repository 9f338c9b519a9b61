/** The values of a form that could not be stored, in the shape that a form's script reads too. If a page could not be shown, nothing was typed. */
export interface UnsentForm {
  failed: true;
  values: Record<string, string>;
  /** True if there were photos or files, which cannot be kept. */
  hasFiles: boolean;
}

export const isUnsent = (data: object | undefined): data is UnsentForm => data !== undefined && "hasFiles" in data;
