import { createContext, use } from "react";

/** The CSP nonce of a page that is rendered for each request. Documents have no nonce: hashes allow their inline scripts. */
export const NonceContext = createContext<string | undefined>(undefined);
export const useNonce = () => use(NonceContext);
