/** The honeypot field: a name that robots like to fill in, invisible to people. */
export const honeypot = "website";
