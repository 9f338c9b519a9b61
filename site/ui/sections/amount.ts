const amounts = new Intl.NumberFormat("en-US");

/** An amount with Western digits and a comma between thousands, in both languages. */
export const grouped = (amount: number) => amounts.format(amount);
