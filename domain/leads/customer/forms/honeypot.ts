/** The name of the honeypot field. Robots like to fill in a field with this name, and people do not see the field. */
export const honeypot = "website";
