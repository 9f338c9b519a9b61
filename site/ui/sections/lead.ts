/** Splits a lead after its first sentence, which says for whom the page is. The price and the booking stand below it. */
export function leadParts(lead: string): [first: string, rest: string] {
  const end = /[.!?؟](?=\s)/.exec(lead)?.index ?? lead.length;
  return [lead.slice(0, end + 1), lead.slice(end + 1).trim()];
}
