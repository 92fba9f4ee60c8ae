import type { Config } from '../config.ts';
import { brandColour, brandColourOnDark } from '../shared/brandColour.ts';
import { tidyLine } from '../shared/lineOfText.ts';
import type { MailWorkspace } from './mailQueries.ts';

/** How the mails of a workspace look. */
export interface MailBrand {
  readonly title: string;
  readonly host: string;
  /** Address of the web client, without a slash at its end. */
  readonly origin: string;
  /** Absolute address of the logo, or null. */
  readonly logo: string | null;
  /** Carries white text. */
  readonly colour: string;
  /** Can be read on the dark card. */
  readonly colourOnDark: string;
}

/** Ground of the card where the reader's device is dark. */
export const darkGround = '#1d2228';

const mostTitleCharacters = 100;

/** From the profile; the hostname is the registered one, never one that a request made up. */
export function mailBrand(
  { publicUrlPattern }: Pick<Config, 'publicUrlPattern'>,
  { hostname, company, color, trial, profile }: MailWorkspace,
): MailBrand {
  const origin = publicUrlPattern.replace('{hostname}', hostname).replace(/\/+$/, '');
  const { theme } = profile;
  const primary = typeof theme === 'object' && theme !== null && 'primary' in theme ? theme.primary : null;
  const colour = brandColour(primary, color);
  return {
    title:
      [profile['title'], profile['company'], company]
        .map(asTitle)
        .find((title) => title !== '' && !(trial && holdsAddress(title))) ?? hostname,
    host: hostname,
    origin,
    logo: logoOf(profile['headerLogo'], origin, trial),
    colour,
    colourOnDark: brandColourOnDark(colour, darkGround),
  };
}

/** One short line: it stands in the headers of mails. */
const asTitle = (text: unknown): string =>
  typeof text === 'string'
    ? Array.from(tidyLine(text.replaceAll(/[\p{Cc}\u202A-\u202E\u2066-\u2069]+/gu, ' ')))
        .slice(0, mostTitleCharacters)
        .join('')
    : '';

/** Mail programs make links of these. Anybody can make a trial: its title must not lead strangers whom it invites elsewhere. */
const holdsAddress = (title: string): boolean => /[:/@\\]|[\p{L}\p{N}]\.[\p{L}\p{N}]/u.test(title);

/** A picture of the platform or of elsewhere; nothing that is no web address. A trial shows strangers none of its own choice. */
function logoOf(address: unknown, origin: string, trial: boolean): string | null {
  if (typeof address !== 'string' || address === '') {
    return null;
  }
  const url = URL.parse(address, `${origin}/`);
  if (url === null || !/^https?:$/.test(url.protocol)) {
    return null;
  }
  return trial && url.origin !== new URL(origin).origin ? null : url.href;
}
