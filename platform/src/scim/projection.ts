import { z } from 'zod';
import { plainAttribute } from './filter/parseFilter.ts';
import type { Resource } from './resource.ts';
import { ScimError } from './scimError.ts';

/** Which attributes of a resource are answered (RFC 7644, section 3.9). */
export interface Projection {
  /** Whether an attribute is answered; those that a resource always has are. */
  readonly has: (name: string) => boolean;
  /** Whether a part of an attribute is answered where the attribute is. */
  readonly hasPart: (name: string, part: string) => boolean;
}

const names = z.string().max(1_000).optional();
const projectionQuery = z.object({ attributes: names, excludedAttributes: names });
const always = new Set(['schemas', 'id', 'meta']);

export function readProjection(query: unknown): Projection {
  const read = projectionQuery.safeParse(query);
  if (!read.success) {
    throw new ScimError('invalidValue', 'attributes and excludedAttributes must be names, separated by commas');
  }
  const named = attributesOf(read.data.attributes ?? '').map(([attribute]) => attribute);
  const wanted = named.length === 0 ? null : new Set(named);
  const excluded = attributesOf(read.data.excludedAttributes ?? '');
  const unwanted = new Set(excluded.filter(([, part]) => part === undefined).map(([attribute]) => attribute));
  const unwantedParts = new Set(excluded.map((path) => path.join('.')));
  return {
    hasPart: (name, part) => !unwantedParts.has(`${name}.${part}`.toLowerCase()),
    has: (name) => {
      const key = name.toLowerCase();
      return always.has(key) || ((wanted === null || wanted.has(key)) && !unwanted.has(key));
    },
  };
}

/** Attributes with the part that is named, if one is. Of what is asked for the whole is answered: the provider takes what it needs. */
const attributesOf = (list: string): (readonly [attribute: string, part?: string])[] =>
  list
    .split(',')
    .map((each) => plainAttribute(each.trim()).split('.'))
    .map(([attribute = '', part]) => (part === undefined ? ([attribute] as const) : ([attribute, part] as const)))
    .filter(([attribute]) => attribute !== '');

export const project = (resource: Resource, projection: Projection): object =>
  Object.fromEntries(
    Object.entries(resource)
      .filter(([name]) => projection.has(name))
      .map(([name, value]) => [name, withoutParts(name, value, projection)]),
  );

function withoutParts(name: string, value: unknown, projection: Projection): unknown {
  if (Array.isArray(value)) {
    return value.map((each: unknown) => withoutParts(name, each, projection));
  }
  return typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).filter(([part]) => projection.hasPart(name, part)))
    : value;
}
