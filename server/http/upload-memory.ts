export interface MemoryLimits {
  /** Bytes of all uploads together. */
  total: number;
  /** Bytes of one address. */
  perAddress: number;
  /** Uploads of one address under way at once. */
  openPerAddress: number;
}

export interface Upload {
  /** Counts what has arrived. False: read no further before `whenFree` calls. */
  add(bytes: number): boolean;
  whenFree(resume: () => void): void;
  close(): void;
}

/**
 * Memory for uploads under way, counted as it arrives: what a sender announces costs nothing. When it is full, only the oldest upload
 * goes on, so that two which wait for one another's memory never both stand still.
 */
export function uploadMemory({ total, perAddress, openPerAddress }: MemoryLimits) {
  const uploads = new Set<{ address: string; bytes: number; resume?: () => void }>();
  type Held = typeof uploads extends Set<infer U> ? U : never;
  const isWithin = (limit: number, some: Held[], one: Held) =>
    some[0] === one || some.reduce((sum, { bytes }) => sum + bytes, 0) <= limit;
  const mayGoOn = (one: Held) =>
    isWithin(total, [...uploads], one) && isWithin(perAddress, ofAddress(one.address), one);
  const ofAddress = (address: string) => [...uploads].filter((one) => one.address === address);
  const resumeAll = () => {
    for (const one of uploads) {
      const { resume } = one;
      if (!resume || !mayGoOn(one)) continue;
      delete one.resume;
      resume();
    }
  };
  /** Null when the address has too many under way already. */
  return (address: string): Upload | null => {
    if (ofAddress(address).length >= openPerAddress) return null;
    const one: Held = { address, bytes: 0 };
    uploads.add(one);
    return {
      add(bytes) {
        one.bytes += bytes;
        return mayGoOn(one);
      },
      whenFree(resume) {
        one.resume = resume;
      },
      close() {
        if (uploads.delete(one)) resumeAll();
      },
    };
  };
}
