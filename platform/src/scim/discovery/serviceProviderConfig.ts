import { mostPerPage, schemaUrns } from '../scimSchemas.ts';

/** What of SCIM is supported (RFC 7643, section 5). */
export const serviceProviderConfig = (base: string) => ({
  schemas: [schemaUrns.serviceProviderConfig],
  patch: { supported: true },
  bulk: { supported: false, maxOperations: 0, maxPayloadSize: 0 },
  filter: { supported: true, maxResults: mostPerPage },
  changePassword: { supported: false },
  sort: { supported: false },
  etag: { supported: true },
  authenticationSchemes: [
    {
      type: 'oauthbearertoken',
      name: 'Bearer token',
      description: 'The token that an admin of the workspace makes among its integrations.',
      primary: true,
    },
  ],
  meta: { resourceType: 'ServiceProviderConfig', location: `${base}/ServiceProviderConfig` },
});

const resourceType = (base: string, name: 'User' | 'Group', schema: string, description: string) => ({
  schemas: [schemaUrns.resourceType],
  id: name,
  name,
  endpoint: `/${name}s`,
  description,
  schema,
  meta: { resourceType: 'ResourceType', location: `${base}/ResourceTypes/${name}` },
});

export const resourceTypes = (base: string) => [
  resourceType(base, 'User', schemaUrns.user, 'People of the workspace whom the identity provider has put there.'),
  resourceType(base, 'Group', schemaUrns.group, 'Groups of the workspace that are the identity provider\u2019s.'),
];
