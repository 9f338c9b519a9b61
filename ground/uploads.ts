const megabyte = 1024 * 1024;

/** The limits of an address that accepts more than a form without files. */
export interface Upload {
  /** The largest size in bytes. */
  most: number;
  /** True if photos and documents are sent there. A form that is only long is not parsed with the same care. */
  files: boolean;
}

/** A page names one of these in its handle (`upload`), and the server applies it to everything that is sent there. */
export const uploads = {
  /** This is enough for five phone photos, for browsers that did not shrink them. */
  photos: { most: 40 * megabyte, files: true },
  /** This is enough for one CV of 5 MB. */
  cv: { most: 10 * megabyte, files: true },
  /** This is enough for 200 lines with words in two languages. */
  quotation: { most: megabyte / 2, files: false },
  /** This is enough for 200 rooms, each with its own walls and layers. */
  project: { most: megabyte, files: false },
} as const satisfies Record<string, Upload>;

export type UploadKind = keyof typeof uploads;
