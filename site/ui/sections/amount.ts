const amounts = new Intl.NumberFormat("en-US");

/** An amount with Western digits and a comma between thousands, in both languages. */
export const groupedDigits = (amount: number) => amounts.format(amount);
