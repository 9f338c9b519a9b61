const amounts = new Intl.NumberFormat("en-US");

/** Western digits with a comma between thousands, in both languages. */
export const grouped = (amount: number) => amounts.format(amount);
