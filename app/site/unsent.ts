/** A form that could not be stored keeps what was typed, as a script of a form reads it too; nothing was typed where a page could not be shown. */
export interface Unsent {
  failed: true;
  values: Record<string, string>;
  /** Photos and files cannot be kept. */
  hasFiles: boolean;
}

export const isUnsent = (data: object | undefined): data is Unsent => data !== undefined && "hasFiles" in data;
