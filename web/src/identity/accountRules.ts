import type { MessageDescriptor } from 'react-intl';
import { identityMessages as messages } from './messages.ts';

/** Length limits of an account's texts (OP-63, OP-86), in characters. */
export const limits = { passwordMin: 8, passwordMax: 128, name: 255, text: 255 } as const;

/** What is wrong with a value: a text and the values it mentions. Null where nothing is. */
export type Problem = { message: MessageDescriptor; values?: Record<string, number> } | null;

/** VAL-06: required and an address. The platform has the last word; this only catches slips. */
export function checkEmail(value: string): Problem {
  const text = value.trim();
  if (text === '') return { message: messages.enterEmail };
  return /^[^\s@]+@[^\s@]+[.\u3002\uff0e\uff61][^\s@.]+$/.test(text) && text.length <= 254
    ? null
    : { message: messages.validEmail };
}

/** VAL-01, VAL-02: a new password has 8 to 128 characters. */
export function checkNewPassword(value: string): Problem {
  if (value.length < limits.passwordMin)
    return { message: messages.passwordShort, values: { count: limits.passwordMin } };
  if (value.length > limits.passwordMax)
    return { message: messages.passwordLong, values: { count: limits.passwordMax } };
  return null;
}

/** VAL-03: the repeated password equals the new one. */
export function checkRepeatedPassword(password: string, repeated: string): Problem {
  return password === repeated ? null : { message: messages.passwordsMatch };
}

/** VAL-04, VAL-05: required and shorter than 256 characters after trimming. */
export function checkName(value: string): Problem {
  const { length } = value.trim();
  if (length === 0) return { message: messages.enterName };
  return length > limits.name ? { message: messages.nameLong, values: { count: limits.name + 1 } } : null;
}

/** VAL-11, VAL-12: empty, an http or https address, or the path of a file of this site, which is one. */
export function checkPicture(value: string): Problem {
  const text = value.trim();
  if (text === '') return null;
  const address = /^\/(?![/\\])/.test(text) ? `https://site.invalid${text}` : text;
  return /^https?:\/\//i.test(address) && URL.canParse(address) ? null : { message: messages.validUrl };
}

/**
 * VAL-07, OP-61: empty, or a number with the country whose calling code it has. `isNumber` says whether both together make one; while
 * that is not known yet, the number counts.
 */
export function checkPhone(
  callingCountry: string,
  number: string,
  isNumber: ((number: string, country: string) => boolean) | null,
): Problem {
  if (number.trim() === '') return null;
  if (callingCountry === '') return { message: messages.chooseCallingCode };
  return isNumber?.(number, callingCountry) === false ? { message: messages.validPhone } : null;
}

/** A number in E.164 as calling code and rest. The longest known code that it begins with counts. */
export function splitPhone(
  phone: string | null | undefined,
  codes: readonly string[],
): { callingCode: string; number: string } {
  const digits = phone?.replace(/^\+/, '') ?? '';
  const callingCode = codes.filter((code) => digits.startsWith(code)).sort((a, b) => b.length - a.length)[0] ?? '';
  return { callingCode, number: digits.slice(callingCode.length) };
}

/** OP-61: the country is required in the settings. */
export function checkCountry(value: string): Problem {
  return value === '' ? { message: messages.chooseCountry } : null;
}

/** OP-86: an optional text of at most 255 characters. */
export function checkText(value: string): Problem {
  return value.trim().length > limits.text ? { message: messages.tooLong, values: { count: limits.text } } : null;
}
