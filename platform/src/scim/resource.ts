import { createHash } from 'node:crypto';

/** A resource of SCIM: what its reader sees of a user or a group. */
export interface Resource {
  readonly schemas: readonly string[];
  readonly id: string;
  readonly meta: {
    readonly resourceType: 'User' | 'Group';
    readonly created: string;
    readonly lastModified: string;
    /** The address of the resource. */
    readonly location: string;
    /** A weak validator (RFC 7644, section 3.14). */
    readonly version: string;
  };
  readonly [attribute: string]: unknown;
}

/** The version of what is made of `content`, which must be what its reader sees. */
export const versionOf = (content: unknown): string =>
  `W/"${createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 27)}"`;

/** Members that have a value: SCIM leaves out what there is none of. */
export const present = (members: Readonly<Record<string, string | null>>): Record<string, string> =>
  Object.fromEntries(Object.entries(members).filter((entry): entry is [string, string] => entry[1] !== null));
