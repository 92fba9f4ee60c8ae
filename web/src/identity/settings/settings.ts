import type { LanguageCode } from '../../i18n/languages.ts';
import { readLanguage } from '../../i18n/languages.ts';
import {
  checkCountry,
  checkName,
  checkPhone,
  checkPicture,
  checkText,
  splitPhone,
  type Problem,
} from '../accountRules.ts';
import { callingCodes } from './callingCodes.ts';
import type { PhoneRules } from './usePhoneRules.ts';
import type { SettingsForm_user$data } from './__generated__/SettingsForm_user.graphql.ts';
import type { Language, UpdateViewerInput } from './__generated__/useUpdateViewerMutation.graphql.ts';

/** The settings as they stand in the form: texts, empty where nothing is said. */
export interface Settings {
  name: string;
  language: LanguageCode;
  pictureUrl: string;
  /** The country whose calling code the number has; countries may share one. */
  callingCountry: string;
  /** The national number. */
  phone: string;
  street: string;
  postalCode: string;
  country: string;
}

/** The stored settings for the form. The calling code is shown by the person's own country where that fits. */
export function readSettings(
  user: Omit<SettingsForm_user$data, ' $fragmentType'>,
  interfaceLanguage: LanguageCode,
): Settings {
  const country = user.address?.country ?? '';
  const { callingCode, number } = splitPhone(user.phone, Object.values(callingCodes));
  const callingCountry =
    callingCode === ''
      ? ''
      : callingCodes[country] === callingCode
        ? country
        : (Object.keys(callingCodes).find((code) => callingCodes[code] === callingCode) ?? '');
  return {
    name: user.name,
    language: readLanguage(user.language) ?? interfaceLanguage,
    pictureUrl: user.pictureUrl ?? '',
    callingCountry,
    phone: number,
    street: user.address?.street ?? '',
    postalCode: user.address?.postalCode ?? '',
    country,
  };
}

/** Whether two forms hold the same. */
export function sameSettings(a: Settings, b: Settings): boolean {
  return a === b || (Object.keys(a) as (keyof Settings)[]).every((field) => a[field].trim() === b[field].trim());
}

/** What is wrong with each field, null where nothing is. Without `rules`, which load on their own, any phone number counts. */
export function checkSettings(
  values: Settings,
  rules: PhoneRules | null,
): Record<'name' | 'pictureUrl' | 'phone' | 'street' | 'postalCode' | 'country', Problem> {
  return {
    name: checkName(values.name),
    pictureUrl: checkPicture(values.pictureUrl),
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

/** The form's values as the mutation takes them: trimmed, null where a field is empty. `rules` are needed where a phone is given. */
export function settingsInput(values: Settings, rules: PhoneRules | null): UpdateViewerInput {
  return {
    name: values.name.trim(),
    language: values.language.toUpperCase() as Language,
    pictureUrl: textOrNull(values.pictureUrl),
    phone: rules?.readPhone(values.phone, values.callingCountry)?.e164 ?? null,
    street: textOrNull(values.street),
    postalCode: textOrNull(values.postalCode),
    country: textOrNull(values.country),
  };
}

const textOrNull = (text: string): string | null => text.trim() || null;
