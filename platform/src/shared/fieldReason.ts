import { z } from 'zod';

/** Why a field is refused, for programs that tell it in words of their own. What has no reason is told by its message alone. */
export const fieldReasonSchema = z
  .enum([
    'REQUIRED',
    'TOO_LONG',
    'TOO_MANY',
    'TOO_SMALL',
    'TOO_LARGE',
    'NOT_AN_ADDRESS',
    'HOST_NOT_ALLOWED',
    'NOT_AFTER_START',
  ])
  .meta({ id: 'FieldReason' });

/** A reason with the limit that it speaks of: characters, entries, or the number itself. */
export interface FieldReason {
  readonly reason: z.output<typeof fieldReasonSchema>;
  readonly limit?: number;
}

/** An issue of a schema as the validation of a request tells it. */
export interface SchemaIssue {
  /** What zod calls the code of an issue. */
  readonly keyword?: string | undefined;
  readonly message?: string | undefined;
  /** What zod says beside it. */
  readonly params?: Readonly<Record<string, unknown>> | undefined;
}

/** The reason of an issue; null where none fits. A schema's own rule says it in `params` beside its message. */
export function reasonOfIssue({ keyword, message, params = {} }: SchemaIssue): FieldReason | null {
  const { origin, minimum, maximum, inclusive } = params;
  const isText = origin === 'string';
  const isList = origin === 'array' || origin === 'set';
  switch (keyword) {
    case 'too_big':
      if (typeof maximum !== 'number' || inclusive === false) {
        return null;
      }
      return { reason: isText ? 'TOO_LONG' : isList ? 'TOO_MANY' : 'TOO_LARGE', limit: maximum };
    case 'too_small':
      if (typeof minimum !== 'number' || inclusive === false) {
        return null;
      }
      if (!isText && !isList) {
        return { reason: 'TOO_SMALL', limit: minimum };
      }
      return minimum === 1 ? { reason: 'REQUIRED' } : null;
    case 'custom': {
      const own = z.object({ reason: fieldReasonSchema }).safeParse(params['params']);
      return own.success ? own.data : null;
    }
    default:
      return message === 'is required' ? { reason: 'REQUIRED' } : null;
  }
}
