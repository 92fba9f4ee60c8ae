import { createHash } from 'node:crypto';

/**
 * JSON text in which equal values are equal text: members in code unit order of their keys, no spaces, members without a value
 * left out. The database may return members in another order than they were written, hence the sorting.
 */
export function canonicalJson(value: unknown): string {
  // Written out rather than by a replacer, which would copy every object of a course.
  if (typeof value !== 'object' || value === null) {
    return JSON.stringify(value) ?? 'null';
  }
  if (Array.isArray(value)) {
    return `[${value.map(canonicalJson).join(',')}]`;
  }
  const object = value as Readonly<Record<string, unknown>>;
  const members: string[] = [];
  for (const key of Object.keys(object).sort()) {
    const member = object[key];
    if (member !== undefined) {
      members.push(`${JSON.stringify(key)}:${canonicalJson(member)}`);
    }
  }
  return `{${members.join(',')}}`;
}

/** SHA-256 of the canonical JSON, 64 hexadecimal digits. */
export function contentHash(value: unknown): string {
  return createHash('sha256').update(canonicalJson(value)).digest('hex');
}
