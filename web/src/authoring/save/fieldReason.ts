import type { FieldReason } from './saveMachine.ts';

/** The reason among the `params` of a refusal; null where there is none. */
export function readFieldReason(params: unknown): FieldReason | null {
  if (params === null || typeof params !== 'object') return null;
  const { reason, limit } = params as Readonly<Record<string, unknown>>;
  if (typeof reason !== 'string') return null;
  return { reason, ...(typeof limit === 'number' ? { limit } : {}) };
}
