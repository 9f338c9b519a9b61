import { type PhoneNumber, parsePhoneNumberFromString } from "libphonenumber-js";

/** Of a number of ours we know the shapes; a foreign one need only be possible. */
const isDialable = (phone: PhoneNumber) => (phone.countryCallingCode === "971" ? phone.isValid() : phone.isPossible());

/** The number in E.164, or undefined where nobody could dial it. */
export function dialable(typed: string): string | undefined {
  const phone = parsePhoneNumberFromString(typed, "AE");
  return phone && isDialable(phone) ? phone.number : undefined;
}
