export type Lock = { packages: Record<string, Entry> };
export type Entry = {
  name?: string;
  version?: string;
  integrity?: string;
  resolved?: string;
  license?: string;
  dev?: boolean;
  optional?: boolean;
  link?: boolean;
};
