const megabyte = 1024 * 1024;

/** The limits of an address that accepts files or a long form. */
export interface Upload {
  /** The largest size in bytes. */
  most: number;
  /** True if the address accepts photos and documents. A form that is only long is parsed with less care. */
  files: boolean;
}

/** A page names one of these kinds in its handle (`upload`). The server applies the limits to every request that is sent there. */
export const uploads = {
  /** This is enough for five phone photos, even if the browser did not shrink them. */
  photos: { most: 40 * megabyte, files: true },
  /** This is enough for one CV of 5 MB. */
  cv: { most: 10 * megabyte, files: true },
  /** This is enough for 200 lines with words in two languages. */
  quotation: { most: megabyte / 2, files: false },
  /** This is enough for 200 rooms, each with its own walls and layers. */
  project: { most: megabyte, files: false },
} as const satisfies Record<string, Upload>;

export type UploadKind = keyof typeof uploads;
