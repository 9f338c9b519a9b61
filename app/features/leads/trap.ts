/** A name that robots like to fill in and people never see. */
export const trap = "website";
