import { z } from 'zod';
import { plainAttribute } from './filter/parseFilter.ts';
import { ScimError } from './scimError.ts';

/** Members by their names in lower case and without the name of their schema: SCIM writes names in any case of letters. */
export type Attributes = Map<string, unknown>;

/** Longest text of one attribute. */
const longestText = 255;

/** The members of an object that was received. Throws `invalidSyntax` where it is none. */
export function attributesOf(value: unknown, what: string): Attributes {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new ScimError('invalidSyntax', `${what} must be an object`);
  }
  return new Map(Object.entries(value).map(([name, member]) => [plainAttribute(name), member]));
}

/** A text without blanks around it, null for none. Throws `invalidValue` for anything else. */
export function textOf(attributes: ReadonlyMap<string, unknown>, name: string): string | null {
  const value = attributes.get(name.toLowerCase()) ?? null;
  if (value === null) {
    return null;
  }
  if (typeof value !== 'string' || value.length > longestText) {
    throw new ScimError('invalidValue', `${name} must be a text of at most ${longestText} characters`);
  }
  return value.trim() === '' ? null : value.trim();
}

const truth = z.union([z.boolean(), z.stringbool({ truthy: ['true'], falsy: ['false'] })]);

/** Some providers write `"False"` where they mean false. Throws `invalidValue`. */
export function truthOf(attributes: ReadonlyMap<string, unknown>, name: string, otherwise: boolean): boolean {
  const value = attributes.get(name.toLowerCase()) ?? null;
  if (value === null) {
    return otherwise;
  }
  const read = truth.safeParse(value);
  if (!read.success) {
    throw new ScimError('invalidValue', `${name} must be true or false`);
  }
  return read.data;
}

/** The values of an attribute that has many; one alone counts as a list of it. Throws `invalidValue` for more than `most`. */
export function listOf(value: unknown, name: string, most: number): readonly unknown[] {
  const list = value === undefined || value === null ? [] : [value].flat();
  if (list.length > most) {
    throw new ScimError('invalidValue', `${name} must have at most ${most} values`);
  }
  return list;
}
