import type { Context } from '../context.ts';
import type {
  HiddenPart,
  ProfileStyleInput,
  ReplacedTextInput,
  SaveProfileInput,
  StylePropertyInput,
} from '../generated/resolverTypes.ts';
import { toLanguageWire } from '../identity/userMappers.ts';
import { toStoredUrl } from '../url.ts';
import type { ProfilePutWire } from './workspaceWire.ts';

const hiddenParts: Readonly<Record<HiddenPart, NonNullable<ProfilePutWire['hide']>[number]>> = {
  LANGUAGE_CHOOSER: 'languageChooser',
  DARK_MODE_TOGGLE: 'darkModeToggle',
};

/** The input as the profile spells it (OP-28); what is left out or null is not there, so that its default counts. */
export function toProfilePut(
  input: Omit<SaveProfileInput, 'version'>,
  context: Pick<Context, 'origin'>,
): ProfilePutWire {
  const stored = (url: string | null | undefined): string | null => (url == null ? null : toStoredUrl(url, context));
  const { socials, theme, style, language, texts, hiddenParts: hide, avatarFrames, gtmTrackingId, ...rest } = input;
  const { companyUrl, privacyUrl, contentUrl, termsUrl, headerLogoUrl, footerLogoUrl, faviconUrl, ...same } = rest;
  return withoutNulls({
    ...same,
    companyUrl: stored(companyUrl),
    privacy: stored(privacyUrl),
    content: stored(contentUrl),
    tac: stored(termsUrl),
    headerLogo: stored(headerLogoUrl),
    footerLogo: stored(footerLogoUrl),
    favicon: stored(faviconUrl),
    socials: socials?.map(({ type, url }) => ({ type, url: toStoredUrl(url, context) })),
    theme: theme == null ? null : withoutNulls(theme),
    style: style == null ? null : toStyles(style),
    lang: language == null ? null : toLanguageWire(language),
    i18n: texts == null ? null : toTexts(texts),
    hide: hide?.map((part) => hiddenParts[part]),
    gamificationFrames: avatarFrames?.map((url) => toStoredUrl(url, context)),
    gtm: gtmTrackingId == null ? null : { gtmTrackingId },
  });
}

const withoutNulls = <T extends object>(value: T): Partial<T> =>
  Object.fromEntries(Object.entries(value).filter(([, member]) => member != null)) as Partial<T>;

const toStyles = ({ buttons, actionButtons, indicationButtons }: ProfileStyleInput) =>
  withoutNulls({
    buttons: toStyle(buttons),
    actionButtons: toStyle(actionButtons),
    indicationButtons: toStyle(indicationButtons),
  });

const toStyle = (properties: readonly StylePropertyInput[] | null | undefined): Record<string, string> | null =>
  properties == null ? null : Object.fromEntries(properties.map(({ property, value }) => [property, value]));

/** By language, then by key. */
function toTexts(texts: readonly ReplacedTextInput[]): Record<string, Record<string, string>> {
  const byLanguage = Map.groupBy(texts, ({ language }) => toLanguageWire(language));
  return Object.fromEntries(
    [...byLanguage].map(([language, replaced]) => [
      language,
      Object.fromEntries(replaced.map(({ key, text }) => [key, text])),
    ]),
  );
}
