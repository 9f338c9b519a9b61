declare global {
  interface Navigator {
    /** Not every browser knows it. */
    readonly globalPrivacyControl?: boolean;
  }
}

/** Who asks not to be counted, and programs. */
export function isUnwanted() {
  try {
    if (localStorage.uncounted > Date.now()) return true;
  } catch {}
  return navigator.webdriver || navigator.globalPrivacyControl;
}
