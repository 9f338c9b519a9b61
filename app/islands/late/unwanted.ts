declare global {
  interface Navigator {
    /** Not every browser has this property. */
    readonly globalPrivacyControl?: boolean;
  }
}

/** Tells whether the visitor asked not to be counted, or is a program. */
export function isUnwanted() {
  try {
    if (localStorage.uncounted > Date.now()) return true;
  } catch {}
  return navigator.webdriver || navigator.globalPrivacyControl;
}
