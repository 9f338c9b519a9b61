import { createContext, use } from "react";

/** The CSP nonce of an answer rendered at request time. Documents have none: their inline scripts are allowed by hash. */
export const NonceContext = createContext<string | undefined>(undefined);
export const useNonce = () => use(NonceContext);
