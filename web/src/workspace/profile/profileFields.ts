import { languages, readLanguage, type LanguageCode } from '../../i18n/languages.ts';
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
  headerLogo: string;
  footerLogo: string;
  favicon: string;
  footerLogoIsLink: boolean;
  copyrightIsLink: boolean;
  socials: readonly { type: string; url: string }[];
  privacy: string;
  content: string;
  tac: string;
  lang: LanguageCode | '';
  hide: readonly HiddenPart[];
  style: Readonly<Record<StyleTarget, ButtonLooks>>;
  gamificationFrames: readonly string[];
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

/** A profile as it is read. JSON members are whatever was stored. */
export interface StoredProfile {
  readonly title?: string | null;
  readonly company?: string | null;
  readonly companyUrl?: string | null;
  readonly disclaimer?: string | null;
  readonly theme: ProfileColors;
  readonly headerLogo?: string | null;
  readonly footerLogo?: string | null;
  readonly favicon?: string | null;
  readonly footerLogoIsLink: boolean;
  readonly copyrightIsLink: boolean;
  readonly socials: readonly { readonly type: string; readonly url: string }[];
  readonly privacy?: string | null;
  readonly content?: string | null;
  readonly tac?: string | null;
  readonly lang?: string | null;
  readonly hide: readonly string[];
  readonly style: { readonly [Target in StyleTarget]?: unknown };
  readonly gamificationFrames: readonly string[];
  readonly gtmTrackingId?: string | null;
  readonly googleAnalyticsTrackingId?: string | null;
  readonly feedbackFormEnabled: boolean;
  readonly feedbackFormId?: string | null;
  readonly i18n?: unknown;
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
    headerLogo: profile.headerLogo ?? '',
    footerLogo: profile.footerLogo ?? '',
    favicon: profile.favicon ?? '',
    footerLogoIsLink: profile.footerLogoIsLink,
    copyrightIsLink: profile.copyrightIsLink,
    socials: profile.socials.map(({ type, url }) => ({ type, url })),
    privacy: profile.privacy ?? '',
    content: profile.content ?? '',
    tac: profile.tac ?? '',
    lang: readLanguage(profile.lang) ?? '',
    hide: profile.hide.filter((part) => part === 'LANGUAGE_CHOOSER' || part === 'DARK_MODE_TOGGLE'),
    style: {
      buttons: readLooks(profile.style.buttons),
      actionButtons: readLooks(profile.style.actionButtons),
      indicationButtons: readLooks(profile.style.indicationButtons),
    },
    gamificationFrames: [...profile.gamificationFrames],
    gtmTrackingId: profile.gtmTrackingId ?? '',
    googleAnalyticsTrackingId: profile.googleAnalyticsTrackingId ?? '',
    feedbackFormEnabled: profile.feedbackFormEnabled,
    feedbackFormId: profile.feedbackFormId ?? '',
    texts: readTexts(profile.i18n),
    marketplace: profile.marketplace,
    remoteComponents: profile.remoteComponents,
  };
}

/**
 * The whole profile as it is saved (OP-82). Empty texts become null, which is their default; rows and texts without content are
 * left out. `version` is the one that was read; null saves over whatever is there.
 */
export function profileInput(fields: ProfileFields, version: string | null): SaveProfileInput {
  const { texts, lang, style, ...same } = fields;
  return {
    ...Object.fromEntries(Object.entries(same).map(([key, value]) => [key, value === '' ? null : emptied(value)])),
    socials: fields.socials.filter(({ type, url }) => type.trim() !== '' || url.trim() !== '').map(trimmed),
    gamificationFrames: fields.gamificationFrames.map((frame) => frame.trim()).filter((frame) => frame !== ''),
    hide: [...fields.hide],
    theme: { ...fields.theme },
    lang: lang === '' ? null : (lang.toUpperCase() as Uppercase<LanguageCode>),
    style: Object.fromEntries(
      styleTargets.map((target) => [target, Object.keys(style[target]).length > 0 ? style[target] : null]),
    ),
    i18n: writeTexts(texts),
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

function readLooks(value: unknown): ButtonLooks {
  if (!isRecord(value)) return {};
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

function readTexts(value: unknown): ReplacedText[] {
  if (!isRecord(value)) return [];
  return (Object.keys(languages) as LanguageCode[]).flatMap((language) => {
    const texts = value[language];
    if (!isRecord(texts)) return [];
    return Object.entries(texts)
      .filter((entry): entry is [string, string] => typeof entry[1] === 'string')
      .map(([key, text]) => ({ language, key, text }));
  });
}

/** Replaced texts as the profile keeps them, by language and key; null for none. Empty texts replace nothing. */
export function writeTexts(texts: readonly ReplacedText[]): Record<string, Record<string, string>> | null {
  const written: Record<string, Record<string, string>> = {};
  for (const { language, key, text } of texts) {
    if (text.trim() !== '') (written[language] ??= {})[key] = text;
  }
  return Object.keys(written).length > 0 ? written : null;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}
