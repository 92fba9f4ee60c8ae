import { z } from 'zod';
import { isLineOfText, tidyLine } from '../../shared/lineOfText.ts';
import { isSafeAddress } from '../../shared/addressSchema.ts';
import { ProviderError } from './providerFailure.ts';

/** Someone as a provider knows them. */
export interface ExternalPerson {
  /** Their id at the provider: the same forever, unlike the e-mail address. */
  readonly subject: string;
  /** Null when the provider gave none, or none that could be one. */
  readonly email: string | null;
  /** Whether the provider stands by it that they receive mail at the address. */
  readonly emailVerified: boolean;
  readonly name: string | null;
  readonly picture: string | null;
}

const longestSubject = 255;
const longestAddress = 2000;
const email = z.email().max(255);

/** What a provider said, brought into bounds: what does not fit is left out. Throws without an id of the person. */
export function toExternalPerson(given: {
  readonly subject: unknown;
  readonly email: unknown;
  readonly emailVerified: boolean;
  readonly name: unknown;
  readonly picture: unknown;
}): ExternalPerson {
  const subject = typeof given.subject === 'number' ? String(given.subject) : given.subject;
  if (typeof subject !== 'string' || subject === '' || subject.length > longestSubject || !isLineOfText(subject)) {
    throw new ProviderError('no_subject');
  }
  const address = typeof given.email === 'string' ? email.safeParse(given.email.trim()).data : undefined;
  return {
    subject,
    email: address ?? null,
    emailVerified: address !== undefined && given.emailVerified,
    name: typeof given.name === 'string' ? nameOf(given.name) : null,
    picture: typeof given.picture === 'string' && isPicture(given.picture) ? given.picture : null,
  };
}

function nameOf(text: string): string | null {
  const name = tidyLine(text).slice(0, 255).trim();
  return name !== '' && isLineOfText(name) ? name : null;
}

const isPicture = (text: string): boolean =>
  text.startsWith('https://') && text.length <= longestAddress && isSafeAddress(text);
