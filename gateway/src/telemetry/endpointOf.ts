import { endpoints } from '../rest/generated/endpoints.ts';

const isParameter = (part: string): boolean => part.startsWith('{');

/** By what stands in their place, the most exact first: `/users/me` before `/users/{id}`. */
const patterns = endpoints
  .map((endpoint) => ({ endpoint, parts: endpoint.split('/') }))
  .toSorted((a, b) => a.parts.filter(isParameter).length - b.parts.filter(isParameter).length);

/**
 * The endpoint of the platform's document that an address belongs to: `/api/v1/secured/courses/{id}` for `/api/v1/secured/courses/7?q=x`.
 * Addresses carry tokens, names and search texts, their endpoints nothing. `/static/*` for other files. Undefined for an address
 * that belongs to none.
 */
export function endpointOf(path: string): string | undefined {
  const parts = (path.split('?', 1)[0] ?? '').split('/');
  const found = patterns.find(
    (pattern) =>
      pattern.parts.length === parts.length &&
      pattern.parts.every((part, index) => isParameter(part) || part === parts[index]),
  );
  return found?.endpoint ?? (parts[1] === 'static' ? '/static/*' : undefined);
}
