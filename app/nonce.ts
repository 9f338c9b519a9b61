import { createContext, use } from "react";

/** The nonce of an answer made at request time; documents carry none, their inline scripts are known by hash. */
export const NonceContext = createContext<string | undefined>(undefined);
export const useNonce = () => use(NonceContext);
