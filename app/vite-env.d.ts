/// <reference types="vite/client" />

declare module "*?script" {
  const source: string;
  export default source;
}

declare module "*?module" {
  const address: string;
  export default address;
  /** The value is undefined in development. */
  export const integrity: string | undefined;
}
