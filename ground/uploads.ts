const megabyte = 1024 * 1024;

/** The limits of an address that takes more than a form without files. */
export interface Upload {
  /** The largest size in bytes. */
  most: number;
  /** Photos and documents are sent there; a form that is only long is not taken apart with such care. */
  files: boolean;
}

/** A page names one of these in its handle (`upload`), and the server applies it to what is sent there. */
export const uploads = {
  /** Five phone photos, for browsers that did not shrink them. */
  photos: { most: 40 * megabyte, files: true },
  /** One CV of 5 MB. */
  cv: { most: 10 * megabyte, files: true },
  /** 200 lines with words in two languages. */
  quotation: { most: megabyte / 2, files: false },
  /** 200 rooms, each with its own walls and layers. */
  project: { most: megabyte, files: false },
} as const satisfies Record<string, Upload>;

export type UploadKind = keyof typeof uploads;
