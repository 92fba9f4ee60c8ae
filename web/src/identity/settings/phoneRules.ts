import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/min';

/*
 * What makes a phone number (VAL-07, OP-61). The plans of all countries are heavy: only `usePhoneRules` imports this, when it is
 * needed.
 */

/** A number as it is stored and as people read it. */
export interface PhoneNumber {
  /** E.164, for example `+4930123456`. */
  e164: string;
  /** With the spaces of its country, for example `+49 30 123456`. */
  readable: string;
}

/** The number that someone means who writes `text` in this country (ISO 3166-1), null when it is none. */
export function readPhone(text: string, country: string): PhoneNumber | null {
  const phone = parsePhoneNumberFromString(text, country as CountryCode);
  return phone?.isValid() ? { e164: phone.number, readable: phone.formatInternational() } : null;
}
