import { canonicalJson } from '../../shared/canonicalJson.ts';
import type { FieldProblems } from '../../shared/fieldProblems.ts';
import { readHtml } from '../../shared/htmlFields.ts';
import { profileNameOf } from '../hostRules.ts';
import type { ProfileRow } from './profileQueries.ts';
import type { ProfileRequest } from './profileSchemas.ts';

/** A profile as it is served. */
export type Profile = Record<string, unknown> & { name: string; company: string | null };

/** A workspace has one profile, under the name of its registered host or of the host the request came by (OP-28, WS-04). */
export const isProfileOf = (profileName: string, hostname: string, host: string): boolean =>
  [profileNameOf(hostname), profileNameOf(host)].includes(profileName);

/** The profile under a name; the workspace's company stands in where the profile is silent (OP-28). */
export function toProfile({ profile, company }: Pick<ProfileRow, 'profile' | 'company'>, name: string): Profile {
  const own = profile['company'];
  return { ...profile, name, company: typeof own === 'string' ? own : company };
}

/** What the version of a profile is made of: the same under each of its names. */
export const versionedParts = ({ name: _name, ...rest }: Profile): Record<string, unknown> => rest;

/** What is stored of a saved profile: members that say nothing are left out, HTML is cleaned (WS-12). */
export function toStoredProfile(
  received: ProfileRequest,
  hostname: string,
  problems: FieldProblems,
): Record<string, unknown> {
  const stored = withoutSilence(received) as Record<string, unknown>;
  return {
    ...stored,
    ...(received.disclaimer ? { disclaimer: readHtml(received.disclaimer, 'disclaimer', problems) } : {}),
    name: profileNameOf(hostname),
  };
}

/** Names of the members whose values differ, in alphabetical order. */
export function changedKeys(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): string[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((key) => canonicalJson(before[key]) !== canonicalJson(after[key]))
    .toSorted();
}

/** Without members that are null, undefined or an empty text, and without objects that are empty then. */
function withoutSilence(value: unknown): unknown {
  if (Array.isArray(value)) {
    return value.map(withoutSilence);
  }
  if (typeof value !== 'object' || value === null) {
    return value;
  }
  const members = Object.entries(value)
    .map(([key, member]) => [key, withoutSilence(member)] as const)
    .filter(([, member]) => member !== null && member !== undefined && member !== '' && !isEmptyObject(member));
  return Object.fromEntries(members);
}

const isEmptyObject = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length === 0;
