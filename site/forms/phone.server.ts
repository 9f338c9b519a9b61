import { type PhoneNumber, parsePhoneNumberFromString } from "libphonenumber-js";

/** True if a number can be dialled. A number in the UAE must have a known format; any other number only needs a possible length. */
const isDialable = (phone: PhoneNumber) => (phone.countryCallingCode === "971" ? phone.isValid() : phone.isPossible());

/** Returns the number in the format E.164; undefined if it cannot be dialled. */
export function dialable(typed: string): string | undefined {
  const phone = parsePhoneNumberFromString(typed, "AE");
  return phone && isDialable(phone) ? phone.number : undefined;
}
