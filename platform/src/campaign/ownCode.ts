import { z } from 'zod';
import limits from '../../../contracts/limits.json' with { type: 'json' };
import { plainForm } from '../shared/plainForm.ts';

const { least, most } = limits.ownCode;

/**
 * A code in words of one's own, such as WELCOME-2026 (OP-167): letters and digits, with single hyphens between. It is kept in the plain
 * marks of a keyboard, as codes are looked for. How hard it is to guess is up to the person who makes it; wrong tries are counted as for any code.
 */
export const ownCode = z
  .string()
  .overwrite(plainForm)
  .min(least, { error: `must have at least ${least} characters`, abort: true })
  .max(most, `is longer than ${most} characters: shorten it`)
  .regex(
    /^[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:-[\p{L}\p{N}][\p{L}\p{N}\p{M}]*)*$/u,
    'must be letters and digits, with single hyphens between',
  );
