/**
 * The documents that the web client sends by id: `web/persisted.json`, an object from id to text, and those of its other releases that
 * are still in use.
 */
import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import type { FastifyBaseLogger } from 'fastify';
import { parse, validate, type DocumentNode, type GraphQLSchema } from 'graphql';
import type { Clock } from '../clock.ts';
import type { ReleaseFolder } from '../release/releaseFolder.ts';
import { createReleasedDocuments, type ReleasedDocuments } from './releasedDocuments.ts';

export interface PersistedList {
  /** SHA-256 of the document behind an id, as Apollo Server names documents; undefined where the list does not know the id. */
  hashOf(id: string): string | undefined;
  textOf(hash: string): string | undefined;
  /** Also undefined for a document that no longer fits the schema: ordinary validation reports what is wrong with it. */
  documentOf(hash: string): DocumentNode | undefined;
  /** Whether a document is one of the list, also where it was sent as text. */
  readonly has: (document: DocumentNode) => boolean;
}

export interface PersistedListParts {
  readonly schema: GraphQLSchema;
  /** A missing file is an empty list. */
  readonly file: string;
  /** A changed file is read again when an id is not known, as happens while someone works on the web client. */
  readonly watch: boolean;
  /** Without a folder of releases the gateway's own list is all there is. */
  readonly others?: { readonly folder: ReleaseFolder; readonly clock: Clock; readonly log: FastifyBaseLogger };
}

export function createPersistedList({ schema, file, watch, others }: PersistedListParts): PersistedList {
  const own = createOwnList(schema, file, watch);
  if (others === undefined) {
    return own;
  }
  const isOwn = (hash: string): boolean => own.textOf(hash) !== undefined;
  return withReleases(own, createReleasedDocuments({ schema, isOwn, ...others }), others.folder);
}

function withReleases(own: PersistedList, released: ReleasedDocuments, folder: ReleaseFolder): PersistedList {
  return {
    hashOf(id) {
      const hash = own.hashOf(id);
      if (hash !== undefined) {
        folder.noteOwnUse();
        return hash;
      }
      const found = released.find(id);
      folder.noteUse(found?.releases ?? []);
      return found === undefined ? undefined : id;
    },
    textOf: (hash) => own.textOf(hash) ?? released.get(hash)?.text,
    documentOf: (hash) => own.documentOf(hash) ?? released.get(hash)?.document,
    has: (document) => own.has(document) || released.has(document),
  };
}

function createOwnList(schema: GraphQLSchema, file: string, watch: boolean): PersistedList {
  const documents = new WeakSet<DocumentNode>();
  let readAt = 0;
  let hashes: ReadonlyMap<string, string> = new Map();
  let texts: ReadonlyMap<string, string> = new Map();
  let parsed: ReadonlyMap<string, DocumentNode> = new Map();

  function readList(): void {
    const changedAt = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if (changedAt === readAt) return;
    readAt = changedAt;
    if (changedAt === 0) return;
    const list = Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>);
    hashes = new Map(list.map(([id, text]) => [id, createHash('sha256').update(text).digest('hex')]));
    texts = new Map(list.map(([id, text]) => [hashes.get(id) as string, text]));
    const all = [...texts].map(([hash, text]) => [hash, parse(text, { noLocation: true })] as const);
    parsed = new Map(all.filter(([, document]) => validate(schema, document).length === 0));
    for (const document of parsed.values()) documents.add(document);
  }

  readList();
  return {
    hashOf(id) {
      if (watch && !hashes.has(id)) readList();
      return hashes.get(id);
    },
    textOf: (hash) => texts.get(hash),
    documentOf: (hash) => parsed.get(hash),
    has: (document) => documents.has(document),
  };
}
