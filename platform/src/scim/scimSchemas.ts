/** Names of RFC 7643 and RFC 7644. */
export const schemaUrns = {
  user: 'urn:ietf:params:scim:schemas:core:2.0:User',
  group: 'urn:ietf:params:scim:schemas:core:2.0:Group',
  serviceProviderConfig: 'urn:ietf:params:scim:schemas:core:2.0:ServiceProviderConfig',
  resourceType: 'urn:ietf:params:scim:schemas:core:2.0:ResourceType',
  schema: 'urn:ietf:params:scim:schemas:core:2.0:Schema',
  list: 'urn:ietf:params:scim:api:messages:2.0:ListResponse',
  error: 'urn:ietf:params:scim:api:messages:2.0:Error',
} as const;

/** Where SCIM is served; `/v2` is the version of the protocol. */
export const scimPrefix = '/scim/v2';

/** Most resources of one answer, whatever is asked for. */
export const mostPerPage = 200;
/** Most bytes of a body. */
export const mostBodyBytes = 1_048_576;
export const mostPatchOperations = 1_000;
/** Most members that one request may name. */
export const mostMembers = 10_000;
