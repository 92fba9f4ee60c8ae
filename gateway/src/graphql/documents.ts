/** Documents that may run: read once, validated once, and found by their text or by their id in the web client's list. */
import { readFileSync, statSync } from 'node:fs';
import {
  GraphQLError,
  parse,
  validate,
  type DocumentNode,
  type GraphQLErrorOptions,
  type GraphQLSchema,
} from 'graphql';
import { LRUCache } from 'lru-cache';
import { limitExceeded, RefusedDocument } from '../errors.ts';
import { tokensOf } from './documentRules.ts';
import { assertWithin } from './limits.ts';

/** Memory for documents that are on no list: by the text and, a hundred times as much, by the tokens. */
const keptBytes = 16 * 1024 * 1024;
const bytesPerToken = 400;

export interface Documents {
  /** The text behind an id, undefined when the list does not know it. */
  textOf(id: string): string | undefined;
  readonly isPersisted: (document: DocumentNode) => boolean;
  /**
   * A document that is valid. Throws {@link RefusedDocument} with GRAPHQL_PARSE_FAILED or GRAPHQL_VALIDATION_FAILED, and
   * LIMIT_EXCEEDED for too many tokens.
   */
  read(text: string): DocumentNode;
}

/**
 * `file` holds a JSON object from id to text; a missing file is an empty list. With `watch` a changed file is read again when
 * an id is not known, as happens while somebody works on the web client.
 */
export function createDocuments(schema: GraphQLSchema, file: string, watch: boolean): Documents {
  const kept = new LRUCache<string, DocumentNode>({ maxSize: keptBytes, sizeCalculation: memoryOf });
  const persistedDocuments = new WeakSet<DocumentNode>();
  let readAt = 0;
  let texts: ReadonlyMap<string, string> = new Map();
  let parsed: ReadonlyMap<string, DocumentNode> = new Map();

  function readList(): void {
    const changedAt = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if (changedAt === readAt) return;
    readAt = changedAt;
    if (changedAt === 0) return;
    texts = new Map(Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>));
    // A document that no longer fits the schema is left to the ordinary way, which says what is wrong with it.
    const documents = [...texts.values()].map((text) => [text, parse(text, { noLocation: true })] as const);
    parsed = new Map(documents.filter(([, document]) => validate(schema, document).length === 0));
    for (const document of parsed.values()) persistedDocuments.add(document);
  }

  function readNew(text: string): DocumentNode {
    const document = parseWithinLimit(text);
    const problems = validate(schema, document);
    if (problems.some(({ message }) => message === tooManyComparisons)) {
      throw limitExceeded('comparisons', mostComparisons + 1, mostComparisons);
    }
    if (problems.length > 0) {
      throw new RefusedDocument(
        problems.map(({ message, nodes }) => refusal('GRAPHQL_VALIDATION_FAILED', message, { nodes: nodes ?? null })),
      );
    }
    kept.set(text, document);
    return document;
  }

  readList();
  return {
    textOf(id) {
      if (watch && !texts.has(id)) readList();
      return texts.get(id);
    },
    isPersisted: (document) => persistedDocuments.has(document),
    read: (text) => parsed.get(text) ?? kept.get(text) ?? readNew(text),
  };
}

/** What graphql-js answers, and nothing beside it, where it gives up to compare fields of one name with each other. */
const tooManyComparisons = 'Validation aborted.';
const mostComparisons = 500_000;

function parseWithinLimit(text: string): DocumentNode {
  try {
    assertWithin('tokens', tokensOf(text));
    return parse(text);
  } catch (error) {
    if (!(error instanceof GraphQLError) || error.extensions['code'] !== undefined) throw error;
    const { message, source, positions } = error;
    throw new RefusedDocument([
      refusal('GRAPHQL_PARSE_FAILED', message, { source: source ?? null, positions: positions ?? null }),
    ]);
  }
}

const refusal = (
  code: 'GRAPHQL_PARSE_FAILED' | 'GRAPHQL_VALIDATION_FAILED',
  message: string,
  place: GraphQLErrorOptions,
): GraphQLError => new GraphQLError(message, { ...place, extensions: { code, status: 400 } });

/** What a parsed document takes, about. */
function memoryOf({ loc }: DocumentNode): number {
  let bytes = loc?.source.body.length ?? 0;
  for (let token = loc?.startToken; token != null; token = token.next ?? undefined) bytes += bytesPerToken;
  return bytes;
}
