import { readSiteMeta } from '../viewer/siteMeta.ts';
import { rememberedUser } from '../viewer/userCookie.ts';
import { chooseLanguage, type LanguageCode } from './languages.ts';

/** The language of the interface as far as this browser knows before the servers have answered. */
export function likelyLanguage(): LanguageCode {
  const { language, languageOf } = readSiteMeta();
  const user = rememberedUser();
  return chooseLanguage({
    chosen: language,
    chosenIsStored: languageOf !== undefined && languageOf === user?.id,
    user: user?.language,
  });
}
