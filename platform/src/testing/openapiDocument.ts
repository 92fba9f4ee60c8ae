import { readFileSync } from 'node:fs';

/**
 * The OpenAPI document as it stands in the repository, for tests that try every operation: making it takes
 * a second. That the routes make the same is held by `openapi.test.ts`.
 */
export const openapiDocument = (): unknown =>
  JSON.parse(readFileSync(new URL('../../openapi.json', import.meta.url), 'utf8'));
