/** Letters and digits that are not taken for one another when read out on the phone. */
export const referenceAlphabet = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";
export const isReference = (text: string) => new RegExp(`^WT-[${referenceAlphabet}]{6}$`).test(text);
