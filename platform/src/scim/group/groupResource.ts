import { present, versionOf, type Resource } from '../resource.ts';
import { schemaUrns } from '../scimSchemas.ts';
import type { ScimGroupRow } from './scimGroupQueries.ts';

export interface GroupWithMembers extends ScimGroupRow {
  /** The ids of its users; empty where nobody asked for them. */
  readonly members: readonly string[];
}

/** A group as the provider reads it; `base` is the address of the service. */
export const groupResource = (group: GroupWithMembers, base: string): Resource => ({
  schemas: [schemaUrns.group],
  id: group.scimId,
  ...present({ externalId: group.externalId }),
  displayName: group.name,
  members: group.members.map((value) => ({ value, $ref: `${base}/Users/${value}`, type: 'User' })),
  meta: {
    resourceType: 'Group',
    created: group.createdTime.toISOString(),
    lastModified: group.updateTime.toISOString(),
    location: `${base}/Groups/${group.scimId}`,
    version: versionOfGroup(group),
  },
});

/** The same whether the members are told or not. */
export const versionOfGroup = ({ name, externalId, memberMark }: ScimGroupRow): string =>
  versionOf([name, externalId, memberMark]);
