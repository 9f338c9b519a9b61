export interface MemoryLimits {
  /** The largest number of bytes of all uploads together. */
  total: number;
  /** The largest number of bytes of all uploads of one address. */
  perAddress: number;
  /** The largest number of uploads of one address at the same time. */
  openPerAddress: number;
}

export interface Upload {
  /** Counts received bytes. If it returns false, the caller must stop reading until `whenFree` calls `resume`. */
  add(bytes: number): boolean;
  whenFree(resume: () => void): void;
  close(): void;
}

/**
 * Limits the memory of simultaneous uploads. It counts received bytes, so an announced Content-Length costs nothing. If the memory is full,
 * only the oldest upload continues, so that two uploads never wait for each other (deadlock).
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
  /** Begins an upload. Returns null if the address has too many uploads already. */
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
