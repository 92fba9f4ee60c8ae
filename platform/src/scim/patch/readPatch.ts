import { attributesOf, listOf } from '../attributes.ts';
import type { AttributePath } from '../filter/filter.ts';
import { parsePath } from '../filter/parseFilter.ts';
import { ScimError } from '../scimError.ts';
import { mostPatchOperations, schemaUrns } from '../scimSchemas.ts';

/** One step of a PATCH (RFC 7644, section 3.5.2) that names what it changes. */
export interface PatchStep {
  readonly op: 'add' | 'replace' | 'remove';
  readonly path: AttributePath;
  /** Absent where everything at the path is removed. */
  readonly value: unknown;
}

const ops: ReadonlyMap<string, PatchStep['op']> = new Map([
  ['add', 'add'],
  ['replace', 'replace'],
  ['remove', 'remove'],
]);

/**
 * The steps of a PATCH in their order. An operation without a path is one step for each member of its value, whose names may be paths
 * themselves. Throws `invalidSyntax`, `invalidPath`, `noTarget` for removing without a path, and `tooMany` for more than 1,000 steps.
 */
export function readPatch(body: unknown): readonly PatchStep[] {
  const operations = attributesOf(body, 'The body').get('operations');
  if (!Array.isArray(operations) || operations.length === 0) {
    throw new ScimError('invalidSyntax', 'Operations must be a list of at least one operation');
  }
  const steps = listOf(operations, 'Operations', mostPatchOperations).flatMap(stepsOf);
  if (steps.length > mostPatchOperations) {
    throw new ScimError('tooMany', `A PATCH may change at most ${mostPatchOperations} attributes`);
  }
  return steps;
}

function stepsOf(operation: unknown): readonly PatchStep[] {
  const members = attributesOf(operation, 'Each of Operations');
  const written = members.get('op');
  const op = typeof written === 'string' ? ops.get(written.toLowerCase()) : undefined;
  if (op === undefined) {
    throw new ScimError('invalidSyntax', 'op must be add, replace or remove');
  }
  // A path of nothing is none.
  const path = members.get('path') || null;
  const value = members.get('value');
  if (op !== 'remove' && value === undefined) {
    throw new ScimError('invalidValue', `${op} needs a value`);
  }
  if (path !== null) {
    if (typeof path !== 'string') {
      throw new ScimError('invalidPath', 'path must be a text');
    }
    return [{ op, path: parsePath(path), value }];
  }
  if (op === 'remove') {
    throw new ScimError('noTarget', 'remove needs a path');
  }
  return Object.entries(requireObject(value))
    .flatMap(([name, each]) => (isCoreSchema(name) ? Object.entries(requireObject(each)) : [[name, each] as const]))
    .map(([name, each]) => ({ op, path: parsePath(name), value: each }));
}

/** Some providers put the attributes into an object that is called as their schema. */
const isCoreSchema = (name: string): boolean =>
  [schemaUrns.user, schemaUrns.group].some((urn) => urn.toLowerCase() === name.toLowerCase());

function requireObject(value: unknown): object {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new ScimError('invalidValue', 'The value of an operation without a path must be an object');
  }
  return value;
}
