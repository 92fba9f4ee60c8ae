import { z } from 'zod';
import type { Outbound } from '../../outbound/outboundClient.ts';
import { readProvider } from '../check/callProvider.ts';
import { ProviderProblem } from '../check/providerProblem.ts';
import type { PersonnelSource, SourcePerson } from './personnelSource.ts';
import { scimToken, type ScimCredentials, type ScimToken } from './scimAuthorization.ts';

export interface ScimSettings {
  /** Address of the service, to which `/Users` is joined. */
  readonly scimEndpoint: string;
  readonly credentials: ScimCredentials;
  /** Name of the group whose members are taken over; everyone when null. */
  readonly group: string | null;
}

const pageSize = 100;
/** A service that never comes to its end is not read forever. */
const mostPeople = 200_000;

const emailSchema = z.object({
  value: z.string().nullish(),
  type: z.string().nullish(),
  primary: z.boolean().nullish(),
});
const userSchema = z.object({
  id: z.string().min(1),
  userName: z.string().nullish(),
  active: z.boolean().nullish(),
  emails: z.array(emailSchema).nullish(),
});
type ScimUser = z.output<typeof userSchema>;

const listSchema = z.object({
  totalResults: z.int().nonnegative(),
  // Left out where there is nothing (RFC 7644, section 3.4.2).
  Resources: z.array(z.unknown()).nullish(),
});
const groupSchema = z.object({
  id: z.string().min(1),
  members: z.array(z.object({ value: z.string().nullish() })).nullish(),
});
const configSchema = z.object({ filter: z.object({ supported: z.boolean() }).nullish() });

/** A SCIM 2.0 service (RFC 7643, RFC 7644) as a source of people: its users, all of them or those of one group. */
export function scimSource(outbound: Outbound, { scimEndpoint, credentials, group }: ScimSettings): PersonnelSource {
  const base = scimEndpoint.replace(/\/+$/, '');
  const host = new URL(base).host;

  async function read(
    path: string,
    query: Readonly<Record<string, string>>,
    { token, secretField }: ScimToken,
    signal?: AbortSignal,
  ): Promise<unknown> {
    const url = new URL(`${base}${path}`);
    for (const [name, value] of Object.entries(query)) {
      url.searchParams.set(name, value);
    }
    return readProvider(outbound, {
      url,
      field: 'scimEndpoint',
      secretField,
      secrets: [token],
      headers: { accept: 'application/scim+json, application/json', authorization: `Bearer ${token}` },
      largestAnswerBytes: 20_000_000,
      signal: signal ?? null,
    });
  }

  async function readList(
    path: string,
    query: Readonly<Record<string, string>>,
    token: ScimToken,
    signal?: AbortSignal,
  ): Promise<{ total: number; resources: readonly unknown[] }> {
    const list = listSchema.safeParse(await read(path, query, token, signal));
    if (!list.success) {
      throw new ProviderProblem('NOT_SCIM', { field: 'scimEndpoint', host });
    }
    return { total: list.data.totalResults, resources: list.data.Resources ?? [] };
  }

  /** The ids of the group's members; null where everyone is taken over. */
  async function readMembers(token: ScimToken, signal?: AbortSignal): Promise<ReadonlySet<string> | null> {
    if (group === null) {
      return null;
    }
    const filter = `displayName eq ${JSON.stringify(group)}`;
    const { resources } = await readList('/Groups', { filter, startIndex: '1', count: '2' }, token, signal);
    const found = z.array(groupSchema).safeParse(resources);
    const [only] = found.success ? found.data : [];
    if (only === undefined) {
      throw new ProviderProblem('GROUP_NOT_FOUND', { field: 'group', host });
    }
    return new Set((only.members ?? []).flatMap(({ value }) => (value == null ? [] : [value])));
  }

  async function canTellChanges(token: ScimToken, signal: AbortSignal): Promise<boolean> {
    const config = configSchema.safeParse(await read('/ServiceProviderConfig', {}, token, signal).catch(() => null));
    return config.success && config.data.filter?.supported === true;
  }

  async function* pages(
    token: ScimToken,
    filter: Readonly<Record<string, string>>,
    signal: AbortSignal,
  ): AsyncGenerator<readonly SourcePerson[]> {
    for (let startIndex = 1; startIndex <= mostPeople;) {
      const query = { ...filter, startIndex: String(startIndex), count: String(pageSize) };
      const { total, resources } = await readList('/Users', query, token, signal);
      yield resources.map(toPerson);
      startIndex += resources.length;
      if (resources.length === 0 || startIndex > total) {
        return;
      }
    }
    throw new ProviderProblem('TOO_LARGE', { field: 'scimEndpoint', host });
  }

  async function* everyone(signal: AbortSignal): AsyncGenerator<readonly SourcePerson[]> {
    const token = await scimToken(outbound, credentials, signal);
    const members = await readMembers(token, signal);
    for await (const page of pages(token, {}, signal)) {
      // Anyone who left the group counts as gone, as if the service had said so.
      yield members === null
        ? page
        : page.map((person) => (members.has(person.externalId) ? person : { ...person, active: false }));
    }
  }

  function toPerson(resource: unknown): SourcePerson {
    const user = userSchema.safeParse(resource);
    if (!user.success) {
      throw new ProviderProblem('NOT_SCIM', { field: 'scimEndpoint', host });
    }
    return { externalId: user.data.id, address: addressOf(user.data), active: user.data.active ?? true };
  }

  return {
    async probe(signal) {
      const token = await scimToken(outbound, credentials, signal);
      const { resources } = await readList('/Users', { startIndex: '1', count: '1' }, token, signal);
      resources.slice(0, 1).forEach(toPerson);
      await readMembers(token, signal);
    },
    everyone,
    async changedSince(time, signal) {
      const token = await scimToken(outbound, credentials, signal);
      // A user does not change by joining a group or leaving it.
      return group === null && (await canTellChanges(token, signal))
        ? pages(token, { filter: `meta.lastModified ge "${time.toISOString()}"` }, signal)
        : null;
    },
  };
}

/** The primary e-mail address, else that of work, else the first; a user name only where it is an address. */
function addressOf({ emails, userName }: ScimUser): string | null {
  const written = (emails ?? []).filter(({ value }) => value != null && value.trim() !== '');
  const chosen =
    written.find(({ primary }) => primary === true) ??
    written.find(({ type }) => type?.toLowerCase() === 'work') ??
    written[0];
  const address = chosen?.value ?? (userName?.includes('@') ? userName : null);
  return address?.trim() ?? null;
}
