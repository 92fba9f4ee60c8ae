import { readLanguage, type LanguageCode } from '../../i18n/languages.ts';
import { checkName, checkPicture, type Problem } from '../accountRules.ts';
import { textOrNull } from './textOrNull.ts';
import type { AboutYouForm_user$data } from './__generated__/AboutYouForm_user.graphql.ts';
import type { Language, UpdateViewerInput } from './__generated__/useUpdateViewerMutation.graphql.ts';

/** Who someone is, as it stands in the form: texts, empty where nothing is said. */
export type AboutYou = {
  readonly name: string;
  readonly language: LanguageCode;
  readonly pictureUrl: string;
};

/** The stored values for the form; the interface's language where none was chosen. */
export function readAboutYou(
  user: Omit<AboutYouForm_user$data, ' $fragmentType'>,
  interfaceLanguage: LanguageCode,
): AboutYou {
  return {
    name: user.name,
    language: readLanguage(user.language) ?? interfaceLanguage,
    pictureUrl: user.pictureUrl ?? '',
  };
}

/** What is wrong with each field, null where nothing is. */
export function checkAboutYou(values: AboutYou): Record<'name' | 'pictureUrl', Problem | null> {
  return { name: checkName(values.name), pictureUrl: checkPicture(values.pictureUrl) };
}

/** The values as the mutation takes them; null where something is wrong. Phone and address are not named, and stay (OP-14). */
export function aboutYouInput(values: AboutYou): UpdateViewerInput | null {
  if (Object.values(checkAboutYou(values)).some(Boolean)) return null;
  return {
    name: values.name.trim(),
    language: values.language.toUpperCase() as Language,
    pictureUrl: textOrNull(values.pictureUrl),
  };
}
