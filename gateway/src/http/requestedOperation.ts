import { refusedDocument } from '../errors.ts';
import type { PersistedList } from '../graphql/persistedList.ts';
import { assertWithin } from '../graphql/assertWithin.ts';

export interface RequestedOperation {
  /** Undefined for a document that is named by its hash, in `extensions.persistedQuery`. */
  readonly query: string | undefined;
  readonly variables: Record<string, unknown>;
  readonly operationName: string | undefined;
  readonly extensions: Record<string, unknown>;
}

type Hashes = Pick<PersistedList, 'hashOf'>;

/**
 * The operation of a request's body: a document as text, as an automatic persisted query, or by its id in the web client's list (`id`,
 * `documentId` or `doc_id`). Throws a refusal (400) for anything else.
 */
export function operationInBody(body: unknown, list: Hashes): RequestedOperation {
  if (!isRecord(body)) throw badRequest('The body must be one JSON object with `query` or `id`');
  const { query, variables, operationName, extensions, id, documentId, doc_id: docId } = body;
  if (operationName != null && typeof operationName !== 'string') throw badRequest('`operationName` must be text');
  if (extensions != null && !isRecord(extensions)) throw badRequest('`extensions` must be a JSON object');
  const persisted = extensions?.['persistedQuery'];
  if (persisted != null) assertPersistedQuery(persisted);
  const isNamed = query != null || persisted != null;
  return {
    query: query == null ? undefined : toQuery(query),
    variables: toVariables(variables),
    operationName: operationName == null || operationName === '' ? undefined : operationName,
    extensions: { ...extensions, ...(isNamed ? {} : persistedUnder(hashOf(id ?? documentId ?? docId, list))) },
  };
}

/** The same in the query of an address, where `variables` and `extensions` are JSON. */
export function operationInUrl(search: unknown, list: Hashes): RequestedOperation {
  const { variables, extensions, ...rest } = isRecord(search) ? search : {};
  return operationInBody(
    { ...rest, variables: parseJson(variables, 'variables'), extensions: parseJson(extensions, 'extensions') },
    list,
  );
}

const badRequest = (message: string) => refusedDocument(message, 'BAD_USER_INPUT');

/** A document of the list is a persisted query of Apollo Server that needs no registration. */
const persistedUnder = (sha256Hash: string) => ({ persistedQuery: { version: 1, sha256Hash } });

/** Before anything is looked up by it: a hash that is no text has no key. */
function assertPersistedQuery(persisted: unknown): void {
  if (!isRecord(persisted) || persisted['version'] !== 1 || typeof persisted['sha256Hash'] !== 'string') {
    throw badRequest('`extensions.persistedQuery` must be `{ "version": 1, "sha256Hash": "…" }`');
  }
}

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

function hashOf(id: unknown, list: Hashes): string {
  if (typeof id !== 'string') throw badRequest('Send a document as `query`, or its `id`');
  const hash = list.hashOf(id);
  if (hash === undefined)
    throw refusedDocument('No document has this id', 'UNKNOWN_DOCUMENT', { id: id.slice(0, 100) });
  return hash;
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
