import { refusedDocument } from '../errors.ts';
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
    query: typeof query === 'string' ? query : textOf(id ?? documentId ?? docId, documents),
    variables: toVariables(variables),
    operationName: typeof operationName === 'string' && operationName !== '' ? operationName : undefined,
  };
}

function textOf(id: unknown, documents: Pick<Documents, 'textOf'>): string {
  if (typeof id !== 'string') throw refusedDocument('The body must have `query` or `id`', 'BAD_USER_INPUT');
  const text = documents.textOf(id);
  if (text === undefined)
    throw refusedDocument('No document has this id', 'UNKNOWN_DOCUMENT', { id: id.slice(0, 100) });
  return text;
}

function toVariables(variables: unknown): Record<string, unknown> {
  if (variables == null) return {};
  if (typeof variables !== 'object' || Array.isArray(variables)) {
    throw refusedDocument('`variables` must be a JSON object', 'BAD_USER_INPUT');
  }
  return variables as Record<string, unknown>;
}
