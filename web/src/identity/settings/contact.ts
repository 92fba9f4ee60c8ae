import { checkCountry, checkPhone, checkText, splitPhone, type Problem } from '../accountRules.ts';
import { callingCodes } from './callingCodes.ts';
import { textOrNull } from './textOrNull.ts';
import type { PhoneRules } from './usePhoneRules.ts';
import type { ContactForm_user$data } from './__generated__/ContactForm_user.graphql.ts';
import type { UpdateViewerInput } from './__generated__/useUpdateViewerMutation.graphql.ts';

/** How someone can be reached, as it stands in the form: texts, empty where nothing is said. */
export type Contact = {
  /** The country whose calling code the number has; countries may share one. */
  readonly callingCountry: string;
  /** The national number. */
  readonly phone: string;
  readonly street: string;
  readonly postalCode: string;
  readonly country: string;
};

/** The stored values for the form. The calling code is shown by the person's own country where that fits. */
export function readContact(user: Omit<ContactForm_user$data, ' $fragmentType'>): Contact {
  const country = user.address?.country ?? '';
  const { callingCode, number } = splitPhone(user.phone, Object.values(callingCodes));
  const callingCountry =
    callingCode === ''
      ? ''
      : callingCodes[country] === callingCode
        ? country
        : (Object.keys(callingCodes).find((code) => callingCodes[code] === callingCode) ?? '');
  return {
    callingCountry,
    phone: number,
    street: user.address?.street ?? '',
    postalCode: user.address?.postalCode ?? '',
    country,
  };
}

/** What is wrong with each field, null where nothing is (VAL-07, VAL-08). Without `rules`, which load on their own, any phone number counts. */
export function checkContact(
  values: Contact,
  rules: PhoneRules | null,
): Record<'phone' | 'street' | 'postalCode' | 'country', Problem | null> {
  return {
    phone: checkPhone(
      values.callingCountry,
      values.phone,
      rules && ((number, country) => rules.readPhone(number, country) !== null),
    ),
    street: checkText(values.street),
    postalCode: checkText(values.postalCode),
    country: checkCountry(values.country),
  };
}

/** The values as the mutation takes them; null where something is wrong. `rules` are needed where a phone is given. */
export function contactInput(values: Contact, rules: PhoneRules | null): UpdateViewerInput | null {
  if (Object.values(checkContact(values, rules)).some(Boolean)) return null;
  return {
    phone: rules?.readPhone(values.phone, values.callingCountry)?.e164 ?? null,
    street: textOrNull(values.street),
    postalCode: textOrNull(values.postalCode),
    country: textOrNull(values.country),
  };
}
