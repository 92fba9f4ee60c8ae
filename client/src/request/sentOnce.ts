/** Which requests may be sent a second time, and the key by which a write happens once all the same. */
import { keyedMutations } from '../generated/keyedMutations.ts';
import type { Operation } from './readOperation.ts';

type Variables = Readonly<Record<string, unknown>>;

export interface SentOnce {
  readonly variables: Variables;
  /** Whether the same twice is as good as once. */
  readonly isRepeatable: boolean;
}

/**
 * A query may be repeated. So may a mutation all of whose fields take an idempotency key: each input without one gets one here, which all tries
 * share. Anything else is sent once, whatever comes of it.
 */
export function sentOnce({ kind, fields }: Operation, given: object): SentOnce {
  const variables: Variables = { ...given };
  if (kind !== 'mutation') {
    return { variables, isRepeatable: kind === 'query' };
  }
  const inputs = fields.map((field) => {
    const [name, ...others] = keyedMutations.has(field.name) ? field.variables : [];
    return name !== undefined && others.length === 0 && isInput(variables[name]) ? name : null;
  });
  const names = new Set(inputs.filter((name) => name !== null));
  if (names.size === 0 || names.size < fields.length) {
    return { variables, isRepeatable: false };
  }
  const keyed = [...names].map((name) => [name, withKey(variables[name] as Variables)]);
  return { variables: { ...variables, ...Object.fromEntries(keyed) }, isRepeatable: true };
}

const isInput = (value: unknown): value is Variables =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const withKey = (input: Variables): Variables => ({
  ...input,
  idempotencyKey: input['idempotencyKey'] ?? crypto.randomUUID(),
});
