/** Documents by id: what the web client may send instead of text (design, section 6). */
import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { parse, validate, type DocumentNode, type GraphQLSchema } from 'graphql';
import { LRUCache } from 'lru-cache';
import type { KeyValueCache } from '@apollo/utils.keyvaluecache';

/** Memory for documents that are on no list: by the text and, a hundred times as much, by the tokens. */
const keptBytes = 16 * 1024 * 1024;
const bytesPerToken = 400;

export interface Documents {
  /** The text behind an id, undefined when the list does not know it. */
  textOf(id: string): string | undefined;
  readonly isPersisted: (document: DocumentNode) => boolean;
  /** Parsed and validated documents by the hash of their text, for the server to keep. */
  readonly store: KeyValueCache<DocumentNode>;
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
    const documents = [...texts.values()].map((text) => [hashOf(text), parse(text, { noLocation: true })] as const);
    parsed = new Map(documents.filter(([, document]) => validate(schema, document).length === 0));
    for (const document of parsed.values()) persistedDocuments.add(document);
  }

  readList();
  return {
    textOf(id) {
      if (watch && !texts.has(id)) readList();
      return texts.get(id);
    },
    isPersisted: (document) => persistedDocuments.has(document),
    store: {
      // Keys are a prefix of the schema and the SHA-256 of the text.
      get: async (key) => parsed.get(key.slice(-64)) ?? kept.get(key.slice(-64)),
      set: async (key, document) => {
        kept.set(key.slice(-64), document);
      },
      delete: async (key) => kept.delete(key.slice(-64)),
    },
  };
}

/** What a parsed document takes, about. */
function memoryOf({ loc }: DocumentNode): number {
  let bytes = loc?.source.body.length ?? 0;
  for (let token = loc?.startToken; token != null; token = token.next ?? undefined) bytes += bytesPerToken;
  return bytes;
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');
