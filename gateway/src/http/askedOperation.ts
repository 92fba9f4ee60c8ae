import { refusedDocument } from '../errors.ts';
import type { Documents } from '../graphql/documents.ts';
import { assertWithin } from '../graphql/limits.ts';

export interface AskedOperation {
  readonly query: string;
  readonly variables: Record<string, unknown>;
  readonly operationName: string | undefined;
}

type Texts = Pick<Documents, 'textOf'>;

/**
 * The operation of a request's body: a document as text, or by its id in the persisted list (`id`, `documentId` or `doc_id`).
 * Throws a refusal (400) for anything else.
 */
export function operationInBody(body: unknown, documents: Texts): AskedOperation {
  if (!isRecord(body)) throw badRequest('The body must be one JSON object with `query` or `id`');
  const { query, variables, operationName, extensions, id, documentId, doc_id: docId } = body;
  if (operationName != null && typeof operationName !== 'string') throw badRequest('`operationName` must be text');
  if (extensions != null && !isRecord(extensions)) throw badRequest('`extensions` must be a JSON object');
  if (query == null && asksForKeptDocument(extensions)) throw refusedDocument(...persistedQueryNotSupported);
  return {
    query: query == null ? textOf(id ?? documentId ?? docId, documents) : toQuery(query),
    variables: toVariables(variables),
    operationName: operationName == null || operationName === '' ? undefined : operationName,
  };
}

/** The same in the query of an address, where `variables` and `extensions` are JSON. */
export function operationInUrl(search: unknown, documents: Texts): AskedOperation {
  const { variables, extensions, ...rest } = isRecord(search) ? search : {};
  return operationInBody(
    { ...rest, variables: parseJson(variables, 'variables'), extensions: parseJson(extensions, 'extensions') },
    documents,
  );
}

const badRequest = (message: string) => refusedDocument(message, 'BAD_USER_INPUT');

/** In the words that clients of automatic persisted queries know: they send the text then, and ask no more. */
const persistedQueryNotSupported = ['PersistedQueryNotSupported', 'PERSISTED_QUERY_NOT_SUPPORTED'] as const;

const asksForKeptDocument = (extensions: unknown): boolean =>
  isRecord(extensions) && isRecord(extensions['persistedQuery']);

function parseJson(text: unknown, name: string): unknown {
  if (text === undefined || text === '') return undefined;
  try {
    return JSON.parse(text as string);
  } catch {
    throw badRequest(`\`${name}\` must be JSON`);
  }
}

/** Comments and white space are no tokens, and would be kept all the same. */
function toQuery(query: unknown): string {
  if (typeof query !== 'string') throw badRequest('`query` must be text');
  assertWithin('characters', query.length);
  return query;
}

function textOf(id: unknown, documents: Texts): string {
  if (typeof id !== 'string') throw badRequest('Send a document as `query`, or its `id`');
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

const isRecord = (value: unknown): value is Record<string, unknown> => isObject(value) && !Array.isArray(value);

function toVariables(variables: unknown): Record<string, unknown> {
  if (variables == null) return {};
  if (!isRecord(variables)) throw badRequest('`variables` must be a JSON object');
  if (isDeeperThan(deepestVariables, variables)) {
    throw badRequest(`\`variables\` may be nested ${deepestVariables} levels deep`);
  }
  return variables;
}
