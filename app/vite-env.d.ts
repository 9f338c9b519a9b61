/// <reference types="vite/client" />

declare module "*?script" {
  const source: string;
  export default source;
}

declare module "*?module" {
  const address: string;
  export default address;
  /** It is absent in development. */
  export const integrity: string | undefined;
}
