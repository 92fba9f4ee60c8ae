import { present, versionOf, type Resource } from '../resource.ts';
import { schemaUrns } from '../scimSchemas.ts';
import type { ScimUserRow } from './scimUserQueries.ts';

/** Someone as the provider reads them; `base` is the address of the service. */
export const userResource = (row: ScimUserRow, base: string): Resource => ({
  ...attributesOfUser(row),
  meta: {
    resourceType: 'User',
    created: row.createdTime.toISOString(),
    lastModified: row.updateTime.toISOString(),
    location: `${base}/Users/${row.scimId}`,
    version: versionOfUser(row),
  },
});

export const versionOfUser = (row: ScimUserRow): string => versionOf(attributesOfUser(row));

const attributesOfUser = (row: ScimUserRow) => ({
  schemas: [schemaUrns.user],
  id: row.scimId,
  ...present({ externalId: row.externalId }),
  userName: row.userName,
  name: present({ formatted: shownName(row), givenName: row.givenName, familyName: row.familyName }),
  ...present({ displayName: shownName(row) }),
  active: row.active,
  emails: [{ value: row.address, type: 'work', primary: true }],
});

/** People have the name that they gave themselves, which stands on their certificates; until they have an account the provider's. */
const shownName = ({ accountName, displayName, givenName, familyName }: ScimUserRow): string | null =>
  accountName ?? displayName ?? ([givenName, familyName].filter((part) => part !== null).join(' ') || null);
