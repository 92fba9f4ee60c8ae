/** The branding profile (WS-02…WS-12, WS-14, GW-30, OP-28): every part is optional and falls back to its default. */
import { record, records, text, textOrNull, type FreeForm } from '../freeForm.ts';
import type { HiddenPart, Profile, ProfileTheme, ReplacedText, StyleProperty } from '../generated/resolverTypes.ts';
import { toLanguage } from '../identity/userMappers.ts';
import type { WorkspaceModel } from './workspaceMappers.ts';
import type { ProfileVersion } from './workspaceApi.ts';

/** The colours of a workspace that has chosen none (THEME-01, LIM-40). */
const defaultTheme = {
  primary: '#006fb8',
  secondary: '#e95542',
  error: '#c71618',
  success: '#4CAF50',
  warning: '#ffcd00',
} as const;

const hiddenParts: Readonly<Record<string, HiddenPart>> = {
  languageChooser: 'LANGUAGE_CHOOSER',
  darkModeToggle: 'DARK_MODE_TOGGLE',
};

/** Of a profile that could not be read: nobody saves over it unseen, as no stored version is ever this one. */
const unknownVersion = '"unknown"';

/** WS-04: the host with dots as underscores. */
export const profileNameOf = (hostname: string): string => hostname.replaceAll('.', '_');

/**
 * `read` is null when the profile could not be read (WS-14); one whose name is another host's is discarded (WS-03). The
 * workspace's company, colour and cover stand in where the profile is silent.
 */
export function toProfile(
  read: ProfileVersion | null,
  workspace: Pick<WorkspaceModel, 'hostname' | 'company' | 'color'>,
): Profile {
  const name = profileNameOf(workspace.hostname);
  const wire = record(read?.body);
  const isOwn = wire['name'] === undefined || wire['name'] === name;
  const profile: FreeForm = isOwn ? wire : {};
  const style = record(profile['style']);
  const gtm = record(profile['gtm']);
  return {
    name,
    title: textOrNull(profile['title']),
    disclaimer: textOrNull(profile['disclaimer']),
    company: textOrNull(profile['company']) ?? workspace.company,
    companyUrl: textOrNull(profile['companyUrl']),
    socials: records(profile['socials'])
      .map((social) => ({ type: text(social['type']).toLowerCase(), url: text(social['url']) }))
      .filter(({ type, url }) => type !== '' && url !== ''),
    footerLogoIsLink: profile['footerLogoIsLink'] === true,
    copyrightIsLink: profile['copyrightIsLink'] === true,
    privacyUrl: textOrNull(profile['privacy']),
    contentUrl: textOrNull(profile['content']),
    termsUrl: textOrNull(profile['tac']),
    headerLogoUrl: textOrNull(profile['headerLogo']),
    footerLogoUrl: textOrNull(profile['footerLogo']),
    faviconUrl: textOrNull(profile['favicon']),
    theme: toTheme(record(profile['theme']), workspace.color),
    language: toLanguage(textOrNull(profile['lang'])),
    texts: toReplacedTexts(record(profile['i18n'])),
    hiddenParts: toHiddenParts(profile['hide']),
    style: {
      buttons: toStyle(style['buttons']),
      actionButtons: toStyle(style['actionButtons']),
      indicationButtons: toStyle(style['indicationButtons']),
    },
    avatarFrames: texts(profile['gamificationFrames']),
    gtmTrackingId: textOrNull(gtm['gtmTrackingId']),
    googleAnalyticsTrackingId: textOrNull(profile['googleAnalyticsTrackingId']),
    remoteComponents: profile['remoteComponents'] === true,
    feedbackFormEnabled: profile['feedbackFormEnabled'] === true,
    feedbackFormId: textOrNull(profile['feedbackFormId']),
    marketplace: profile['marketplace'] === true,
    version: (isOwn ? read?.etag : undefined) ?? unknownVersion,
  };
}

function toTheme(theme: FreeForm, workspaceColor: string | null): ProfileTheme {
  return {
    primary: color(theme['primary']) ?? color(workspaceColor) ?? defaultTheme.primary,
    secondary: color(theme['secondary']) ?? defaultTheme.secondary,
    error: color(theme['error']) ?? defaultTheme.error,
    success: color(theme['success']) ?? defaultTheme.success,
    warning: color(theme['warning']) ?? defaultTheme.warning,
  };
}

const color = (value: unknown): string | null =>
  typeof value === 'string' && /^#[\da-f]{6}$/i.test(value) ? value : null;

/** Languages that the interface does not have fall away. */
const toReplacedTexts = (i18n: FreeForm): ReplacedText[] =>
  Object.entries(i18n).flatMap(([code, byKey]) => {
    const language = toLanguage(code);
    return language === null
      ? []
      : Object.entries(record(byKey)).map(([key, replaced]) => ({ language, key, text: text(replaced) }));
  });

const toStyle = (style: unknown): StyleProperty[] =>
  Object.entries(record(style)).flatMap(([property, value]) =>
    typeof value === 'string' || typeof value === 'number' ? { property, value: String(value) } : [],
  );

const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];

const toHiddenParts = (value: unknown): HiddenPart[] =>
  texts(value)
    .map((part) => hiddenParts[part])
    .filter((part) => part !== undefined);
