import type { ProfileColors } from '../../theme/createTheme.ts';
import { styleTargets, type ProfileFields } from './profileFields.ts';

/** What can be wrong with a value of the profile. */
export type ProfileProblem =
  | 'color'
  | 'address'
  | 'addressMissing'
  | 'line'
  | 'disclaimer'
  | 'network'
  | 'container'
  | 'property'
  | 'form'
  | 'text'
  | 'look';

/** Problems by the path of the value, as the platform names it too: `theme.primary`, `socials.0.url`. */
export type ProfileProblems = Readonly<Record<string, ProfileProblem>>;

/** The five colours in the order of the form. */
export const colorNames: readonly (keyof ProfileColors)[] = ['primary', 'secondary', 'success', 'warning', 'error'];

const ownPrefix = '/static/media/';
/** What may not stand in an address: it could end an attribute or a CSS string, or hide another host. */
const unsafeInAddress = /[\s"<>\\^`{|}\p{Cc}]/u;

/** An address that a page may link to or load from: http, https, or a file of this site's own media. */
export function isAddress(text: string): boolean {
  if (text.length > 2000 || unsafeInAddress.test(text)) return false;
  if (text.startsWith('/')) return text.startsWith(ownPrefix);
  if (!/^https?:\/\//i.test(text)) return false;
  const url = URL.parse(text);
  return url !== null && url.username === '' && url.password === '';
}

/** `#rrggbb` in any case of letters. */
export function isColor(text: string): boolean {
  return /^#[0-9a-f]{6}$/i.test(text);
}

/**
 * What is wrong with an unsaved profile, before it is sent: the same limits as the platform's (contract of `PUT …/profile`), which checks again
 * and has the last word.
 */
export function checkProfile(fields: ProfileFields): ProfileProblems {
  const problems: Record<string, ProfileProblem> = {};
  const note = (path: string, problem: ProfileProblem, wrong: boolean): void => {
    if (wrong) problems[path] = problem;
  };
  for (const name of ['title', 'company'] as const) note(name, 'line', fields[name].trim().length > 255);
  note('disclaimer', 'disclaimer', fields.disclaimer.length > 10_000);
  for (const name of colorNames) note(`theme.${name}`, 'color', !isColor(fields.theme[name]));
  for (const name of [
    'companyUrl',
    'headerLogoUrl',
    'footerLogoUrl',
    'faviconUrl',
    'privacyUrl',
    'contentUrl',
    'termsUrl',
  ] as const) {
    const text = fields[name].trim();
    note(name, 'address', text !== '' && !isAddress(text));
  }
  if ((fields.footerLogoIsLink || fields.copyrightIsLink) && fields.companyUrl.trim() === '') {
    problems['companyUrl'] = 'addressMissing';
  }
  let index = 0;
  for (const { type, url } of fields.socials) {
    if (type.trim() === '' && url.trim() === '') continue;
    note(`socials.${index}.type`, 'network', !/^[a-z0-9-]{1,32}$/.test(type.trim()));
    note(`socials.${index}.url`, 'address', !isAddress(url.trim()));
    index += 1;
  }
  index = 0;
  for (const frame of fields.avatarFrames) {
    if (frame.trim() === '') continue;
    note(`avatarFrames.${index}`, 'address', !isAddress(frame.trim()));
    index += 1;
  }
  note('gtmTrackingId', 'container', unlike(fields.gtmTrackingId, /^GTM-[A-Z0-9]{1,12}$/));
  note(
    'googleAnalyticsTrackingId',
    'property',
    unlike(fields.googleAnalyticsTrackingId, /^(?:G-[A-Z0-9]{1,16}|UA-\d{4,12}-\d{1,4})$/),
  );
  note('feedbackFormId', 'form', unlike(fields.feedbackFormId, /^[A-Za-z0-9_-]{1,64}$/));
  for (const target of styleTargets) {
    for (const [property, value] of Object.entries(fields.style[target])) {
      const isPaint = property === 'backgroundColor' || property === 'color' || property === 'borderColor';
      note(`style.${target}.${property}`, isPaint ? 'color' : 'look', isPaint ? !isPaintValue(value) : tooLong(value));
    }
  }
  for (const { language, key, text } of fields.texts) note(`i18n.${language}.${key}`, 'text', text.length > 2000);
  return problems;
}

/** The rows of a list that count, each with its number among them: empty rows are not saved, and the platform does not see them. */
export function numbered<Row>(rows: readonly Row[], isEmpty: (row: Row) => boolean): { row: Row; number: number }[] {
  let number = -1;
  return rows.map((row) => {
    if (!isEmpty(row)) number += 1;
    return { row, number: isEmpty(row) ? -1 : number };
  });
}

/** Stored looks may hold any colour that the platform accepts; the form itself writes `#rrggbb`. */
function isPaintValue(value: string): boolean {
  return isColor(value) || /^#[0-9a-f]{3,8}$|^[a-z]{3,30}$|^(?:rgb|hsl)a?\([\d\s,.%/]{3,40}\)$/i.test(value);
}

function unlike(text: string, pattern: RegExp): boolean {
  return text.trim() !== '' && !pattern.test(text.trim());
}

function tooLong(value: string): boolean {
  return value.length > 100;
}
