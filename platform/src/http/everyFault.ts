import type { z } from 'zod';
import type { FieldError } from '../errors.ts';

/**
 * Rules of a route beyond the schema of its body, asked when the schema refuses something: all that does not fit is told at once. `rest` is
 * the body, unread, without the members that were refused, which `refused` names.
 */
export type FurtherRules = (rest: unknown, refused: readonly string[]) => readonly FieldError[];

interface RefusedBody {
  readonly body: unknown;
  readonly schema: z.ZodType;
  readonly furtherRules: FurtherRules | undefined;
  /** What a schema refuses, as it is told. */
  readonly toErrors: (issues: z.core.$ZodIssue[]) => readonly FieldError[];
}

/**
 * All that does not fit of a body whose schema refuses `refused`. A schema compares members with each other only when each of them is of
 * the right kind, and rules are asked only for what a schema takes: both are asked again here for the rest of the body.
 */
export function everyFault(
  { body, schema, furtherRules, toErrors }: RefusedBody,
  refused: readonly FieldError[],
): readonly FieldError[] {
  const rest = without(body, fieldsOf(refused));
  const again = schema.safeParse(rest);
  const compared = again.success ? [] : besides(refused, toErrors(again.error.issues));
  const all = [...refused, ...compared];
  return [...all, ...besides(all, furtherRules?.(rest, fieldsOf(all)) ?? [])];
}

const fieldsOf = (errors: readonly FieldError[]): readonly string[] => errors.map(({ field }) => field);

/** Those about something else: of a member that is refused already, and was taken out for it, nothing more is said. */
const besides = (refused: readonly FieldError[], others: readonly FieldError[]): readonly FieldError[] =>
  others.filter((other) => !refused.some(({ field }) => isWithin(field, other.field) || isWithin(other.field, field)));

export const isWithin = (field: string, outer: string): boolean =>
  outer === '' || field === outer || field.startsWith(`${outer}.`);

function without(body: unknown, fields: readonly string[]): unknown {
  const rest = structuredClone(body);
  for (const field of fields) {
    removeMember(rest, field.split('.'));
  }
  return rest;
}

/** Takes out the innermost member of an object on the path. Entries of lists stay, as the others are known by their places. */
function removeMember(root: unknown, path: readonly string[]): void {
  let at = root;
  let member: readonly [owner: Record<string, unknown>, name: string] | undefined;
  for (const name of path) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, name)) {
      break;
    }
    const owner = at as Record<string, unknown>;
    member = Array.isArray(at) ? member : [owner, name];
    at = owner[name];
  }
  if (member !== undefined) {
    const [owner, name] = member;
    delete owner[name];
  }
}
