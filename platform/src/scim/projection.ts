import { z } from 'zod';
import { plainAttribute } from './filter/parseFilter.ts';
import type { Resource } from './resource.ts';
import { ScimError } from './scimError.ts';

/** Which attributes of a resource are answered (RFC 7644, section 3.9). */
export interface Projection {
  /** Whether an attribute is answered; those that a resource always has are. */
  readonly has: (name: string) => boolean;
}

const names = z.string().max(1_000).optional();
const projectionQuery = z.object({ attributes: names, excludedAttributes: names });
const always = new Set(['schemas', 'id', 'meta']);

export function readProjection(query: unknown): Projection {
  const read = projectionQuery.safeParse(query);
  if (!read.success) {
    throw new ScimError('invalidValue', 'attributes and excludedAttributes must be names, separated by commas');
  }
  const wanted = read.data.attributes === undefined ? null : new Set(attributesOf(read.data.attributes));
  const unwanted = new Set(attributesOf(read.data.excludedAttributes ?? ''));
  return {
    has: (name) => {
      const key = name.toLowerCase();
      return always.has(key) || ((wanted === null || wanted.has(key)) && !unwanted.has(key));
    },
  };
}

/** Of `name.givenName` the whole name is answered: the provider takes what it needs. */
const attributesOf = (list: string): string[] =>
  list
    .split(',')
    .map((each) => plainAttribute(each.trim()).split('.', 1)[0] ?? '')
    .filter((each) => each !== '');

export const project = (resource: Resource, { has }: Projection): object =>
  Object.fromEntries(Object.entries(resource).filter(([name]) => has(name)));
