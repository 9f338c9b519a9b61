import { type PhoneNumber, parsePhoneNumberFromString } from "libphonenumber-js";

/** UAE numbers must have a known format. A foreign number need only be possible. */
const isDialable = (phone: PhoneNumber) => (phone.countryCallingCode === "971" ? phone.isValid() : phone.isPossible());

/** The number in E.164, or undefined if it cannot be dialled. */
export function dialable(typed: string): string | undefined {
  const phone = parsePhoneNumberFromString(typed, "AE");
  return phone && isDialable(phone) ? phone.number : undefined;
}
