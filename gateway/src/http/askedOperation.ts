import { refusedDocument } from '../errors.ts';
import { limits } from '../graphql/costRules.ts';
import type { Documents } from '../graphql/documents.ts';

export interface AskedOperation {
  readonly query: string;
  readonly variables: Record<string, unknown>;
  readonly operationName: string | undefined;
}

/**
 * The operation of a request's body: a document as text, or by its id in the persisted list (`id`, `documentId` or `doc_id`).
 * Throws a refusal (400) for anything else.
 */
export function toAskedOperation(body: unknown, documents: Pick<Documents, 'textOf'>): AskedOperation {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw refusedDocument('The body must be one JSON object with `query` or `id`', 'BAD_USER_INPUT');
  }
  const { query, variables, operationName, id, documentId, doc_id: docId } = body as Record<string, unknown>;
  return {
    query: typeof query === 'string' ? withinLimit(query) : textOf(id ?? documentId ?? docId, documents),
    variables: toVariables(variables),
    operationName: typeof operationName === 'string' && operationName !== '' ? operationName : undefined,
  };
}

/** Comments and white space are no tokens, and would be kept all the same. */
function withinLimit(query: string): string {
  if (query.length <= limits.characters) return query;
  throw refusedDocument(`The document has more than ${limits.characters} characters`, 'LIMIT_EXCEEDED', {
    limit: 'characters',
    value: query.length,
    most: limits.characters,
  });
}

function textOf(id: unknown, documents: Pick<Documents, 'textOf'>): string {
  if (typeof id !== 'string') throw refusedDocument('The body must have `query` or `id`', 'BAD_USER_INPUT');
  const text = documents.textOf(id);
  if (text === undefined)
    throw refusedDocument('No document has this id', 'UNKNOWN_DOCUMENT', { id: id.slice(0, 100) });
  return text;
}

const deepestVariables = 32;

/** Level by level and not by recursion, which a deep value would end with a full stack. */
function isDeeperThan(most: number, value: object): boolean {
  let level: object[] = [value];
  for (let depth = 1; level.length > 0; depth += 1) {
    if (depth > most) return true;
    level = level.flatMap((parent) => Object.values(parent).filter(isObject));
  }
  return false;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

function toVariables(variables: unknown): Record<string, unknown> {
  if (variables == null) return {};
  if (typeof variables !== 'object' || Array.isArray(variables)) {
    throw refusedDocument('`variables` must be a JSON object', 'BAD_USER_INPUT');
  }
  if (isDeeperThan(deepestVariables, variables)) {
    throw refusedDocument(`\`variables\` may be nested ${deepestVariables} levels deep`, 'BAD_USER_INPUT');
  }
  return variables as Record<string, unknown>;
}
