import { createHash } from 'node:crypto';

interface Meta {
  readonly resourceType: 'User' | 'Group';
  readonly created: string;
  readonly lastModified: string;
  /** The address of the resource. */
  readonly location: string;
}

/** A resource without its version. */
interface Unversioned {
  readonly schemas: readonly string[];
  readonly id: string;
  readonly meta: Meta;
}

/** A resource of SCIM with its version, a weak validator (RFC 7644, section 3.14). */
export type Resource = Omit<Unversioned, 'meta'> & { readonly meta: Meta & { readonly version: string } };

/** A resource with a version that is made of what its reader sees. */
export function versioned<T extends Unversioned>(resource: T): T & Resource {
  const hash = createHash('sha256').update(JSON.stringify(resource)).digest('base64url').slice(0, 27);
  return { ...resource, meta: { ...resource.meta, version: `W/"${hash}"` } };
}

/** Members that have a value: SCIM leaves out what there is none of. */
export const present = (members: Readonly<Record<string, string | null>>): Record<string, string> =>
  Object.fromEntries(Object.entries(members).filter((entry): entry is [string, string] => entry[1] !== null));
