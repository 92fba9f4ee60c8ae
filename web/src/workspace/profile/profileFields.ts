import { readLanguage, type LanguageCode } from '../../i18n/languages.ts';
import { defaultColors, type ProfileColors } from '../../theme/createTheme.ts';
import type { SaveProfileInput } from './__generated__/useSaveProfileMutation.graphql.ts';

/** Which buttons a style is for (WS-06). */
export type StyleTarget = 'buttons' | 'actionButtons' | 'indicationButtons';

/** The targets in the order of the form. */
export const styleTargets: readonly StyleTarget[] = ['actionButtons', 'buttons', 'indicationButtons'];

/** CSS properties of one kind of buttons with their values; absent is the default. */
export type ButtonLooks = Readonly<Record<string, string>>;

/** A text of the interface that the workspace replaces. */
export interface ReplacedText {
  language: LanguageCode;
  key: string;
  text: string;
}

/** A profile while it is being changed: every key that can be saved (OP-28), absent texts as empty ones. */
export interface ProfileFields {
  title: string;
  company: string;
  companyUrl: string;
  disclaimer: string;
  theme: ProfileColors;
  headerLogoUrl: string;
  footerLogoUrl: string;
  faviconUrl: string;
  footerLogoIsLink: boolean;
  copyrightIsLink: boolean;
  socials: readonly { type: string; url: string }[];
  privacyUrl: string;
  contentUrl: string;
  termsUrl: string;
  language: LanguageCode | '';
  hiddenParts: readonly HiddenPart[];
  style: Readonly<Record<StyleTarget, ButtonLooks>>;
  avatarFrames: readonly string[];
  gtmTrackingId: string;
  googleAnalyticsTrackingId: string;
  feedbackFormEnabled: boolean;
  feedbackFormId: string;
  texts: readonly ReplacedText[];
  marketplace: boolean;
  remoteComponents: boolean;
}

/** A part of the interface that can be hidden. */
export type HiddenPart = 'LANGUAGE_CHOOSER' | 'DARK_MODE_TOGGLE';

/** A profile as it is read. */
export interface StoredProfile {
  readonly title?: string | null;
  readonly company?: string | null;
  readonly companyUrl?: string | null;
  readonly disclaimer?: string | null;
  readonly theme: ProfileColors;
  readonly headerLogoUrl?: string | null;
  readonly footerLogoUrl?: string | null;
  readonly faviconUrl?: string | null;
  readonly footerLogoIsLink: boolean;
  readonly copyrightIsLink: boolean;
  readonly socials: readonly { readonly type: string; readonly url: string }[];
  readonly privacyUrl?: string | null;
  readonly contentUrl?: string | null;
  readonly termsUrl?: string | null;
  readonly language?: string | null;
  readonly hiddenParts: readonly string[];
  readonly style: {
    readonly [Target in StyleTarget]: readonly { readonly property: string; readonly value: string }[];
  };
  readonly avatarFrames: readonly string[];
  readonly gtmTrackingId?: string | null;
  readonly googleAnalyticsTrackingId?: string | null;
  readonly feedbackFormEnabled: boolean;
  readonly feedbackFormId?: string | null;
  readonly texts: readonly { readonly language: string; readonly key: string; readonly text: string }[];
  readonly marketplace: boolean;
  readonly remoteComponents: boolean;
}

/** What the form starts from. */
export function readProfile(profile: StoredProfile): ProfileFields {
  return {
    title: profile.title ?? '',
    company: profile.company ?? '',
    companyUrl: profile.companyUrl ?? '',
    disclaimer: profile.disclaimer ?? '',
    theme: { ...defaultColors, ...pickColors(profile.theme) },
    headerLogoUrl: profile.headerLogoUrl ?? '',
    footerLogoUrl: profile.footerLogoUrl ?? '',
    faviconUrl: profile.faviconUrl ?? '',
    footerLogoIsLink: profile.footerLogoIsLink,
    copyrightIsLink: profile.copyrightIsLink,
    socials: profile.socials.map(({ type, url }) => ({ type, url })),
    privacyUrl: profile.privacyUrl ?? '',
    contentUrl: profile.contentUrl ?? '',
    termsUrl: profile.termsUrl ?? '',
    language: readLanguage(profile.language) ?? '',
    hiddenParts: profile.hiddenParts.filter((part) => part === 'LANGUAGE_CHOOSER' || part === 'DARK_MODE_TOGGLE'),
    style: {
      buttons: readLooks(profile.style.buttons),
      actionButtons: readLooks(profile.style.actionButtons),
      indicationButtons: readLooks(profile.style.indicationButtons),
    },
    avatarFrames: [...profile.avatarFrames],
    gtmTrackingId: profile.gtmTrackingId ?? '',
    googleAnalyticsTrackingId: profile.googleAnalyticsTrackingId ?? '',
    feedbackFormEnabled: profile.feedbackFormEnabled,
    feedbackFormId: profile.feedbackFormId ?? '',
    texts: profile.texts.flatMap(({ language, key, text }) => {
      const code = readLanguage(language);
      return code === null ? [] : { language: code, key, text };
    }),
    marketplace: profile.marketplace,
    remoteComponents: profile.remoteComponents,
  };
}

/**
 * The whole profile as it is saved (OP-82). Empty texts become null, which is their default; rows and texts without content are
 * left out. `version` is the one that was read; null saves over whatever is there.
 */
export function profileInput(fields: ProfileFields, version: string | null): SaveProfileInput {
  const { texts, language, style, ...same } = fields;
  return {
    ...Object.fromEntries(Object.entries(same).map(([key, value]) => [key, value === '' ? null : emptied(value)])),
    socials: fields.socials.filter(({ type, url }) => type.trim() !== '' || url.trim() !== '').map(trimmed),
    avatarFrames: fields.avatarFrames.map((frame) => frame.trim()).filter((frame) => frame !== ''),
    hiddenParts: [...fields.hiddenParts],
    theme: { ...fields.theme },
    language: language === '' ? null : (language.toUpperCase() as Uppercase<LanguageCode>),
    style: writeStyle(style),
    texts: writeTexts(texts),
    version,
  };
}

/** Whether two unsaved profiles would be saved alike. */
export function sameProfile(a: ProfileFields, b: ProfileFields): boolean {
  return a === b || JSON.stringify(profileInput(a, null)) === JSON.stringify(profileInput(b, null));
}

function emptied(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const text = value.trim();
  return text === '' ? null : text;
}

function trimmed({ type, url }: { type: string; url: string }): { type: string; url: string } {
  return { type: type.trim(), url: url.trim() };
}

function pickColors(theme: ProfileColors): ProfileColors {
  const { primary, secondary, error, success, warning } = theme;
  return { primary, secondary, error, success, warning };
}

function readLooks(properties: StoredProfile['style'][StyleTarget]): ButtonLooks {
  return Object.fromEntries(properties.map(({ property, value }) => [property, value]));
}

/** The looks as the profile keeps them. */
export const writeStyle = (
  style: ProfileFields['style'],
): Record<StyleTarget, { property: string; value: string }[]> => ({
  buttons: writeLooks(style.buttons),
  actionButtons: writeLooks(style.actionButtons),
  indicationButtons: writeLooks(style.indicationButtons),
});

const writeLooks = (looks: ButtonLooks): { property: string; value: string }[] =>
  Object.entries(looks).map(([property, value]) => ({ property, value }));

/** Replaced texts as the profile keeps them. Empty ones replace nothing and are left out. */
export const writeTexts = (texts: readonly ReplacedText[]): NonNullable<SaveProfileInput['texts']> =>
  texts
    .filter(({ text }) => text.trim() !== '')
    .map(({ language, key, text }) => ({ language: language.toUpperCase() as Uppercase<LanguageCode>, key, text }));
