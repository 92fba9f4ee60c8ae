import { z } from 'zod';
import { contentHash } from '../shared/canonicalJson.ts';

/**
 * A short text that changes with the shape of an answer. It is part of the ETags of answers that readers keep for long: a new
 * version of the platform may answer the same course with more members, and must not be told "not modified" for the old ones.
 */
export function wireShape(schema: z.ZodType): string {
  return contentHash(z.toJSONSchema(schema)).slice(0, 8);
}
