import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Request } from '@playwright/test';

let texts: Readonly<Record<string, string>> | undefined;

/** The name of the GraphQL operation that the web client sends with a request, which carries the id of its document; null for any other request. */
export function operationOf(request: Request): string | null {
  if (!request.url().endsWith('/graphql') || request.method() !== 'POST') return null;
  const { id } = request.postDataJSON() as { readonly id?: string };
  texts ??= JSON.parse(readFileSync(resolve(import.meta.dirname, '../../web/persisted.json'), 'utf8')) as typeof texts;
  return /^(?:query|mutation|subscription) (\w+)/.exec(texts?.[id ?? ''] ?? '')?.[1] ?? null;
}
