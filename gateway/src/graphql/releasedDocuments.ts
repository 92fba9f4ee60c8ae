/** Documents that other releases of the web client send, and this gateway's own release does not have. */
import type { FastifyBaseLogger } from 'fastify';
import { parse, validate, type DocumentNode, type GraphQLSchema } from 'graphql';
import type { Clock } from '../clock.ts';
import type { Release } from '../release/releaseFile.ts';
import type { ReleaseFolder } from '../release/releaseFolder.ts';

export interface ReleasedDocument {
  readonly text: string;
  readonly document: DocumentNode;
  /** By name. */
  readonly releases: readonly string[];
}

export interface ReleasedDocuments {
  /** Reads the folder again for an unknown id: gateways are replaced one by one, so another may already have a newer release. */
  find(hash: string): ReleasedDocument | undefined;
  get(hash: string): ReleasedDocument | undefined;
  has(document: DocumentNode): boolean;
}

/** Most characters of all texts together; a release differs by some tens of thousands from the one before. */
const mostCharacters = 1024 * 1024;
/** The folder is listed no more often than this, however many unknown ids are sent. */
const lookMs = 5_000;

export interface ReleasedDocumentsParts {
  readonly schema: GraphQLSchema;
  readonly folder: Pick<ReleaseFolder, 'readNew'>;
  readonly isOwn: (hash: string) => boolean;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
}

export function createReleasedDocuments({
  schema,
  folder,
  isOwn,
  clock,
  log,
}: ReleasedDocumentsParts): ReleasedDocuments {
  const known = new Map<string, ReleasedDocument & { readonly releases: string[] }>();
  const documents = new WeakSet<DocumentNode>();
  let characters = 0;
  let lookedAt = 0;

  /** Whether it can be served from now on. */
  function add(release: string, hash: string, text: string): boolean {
    const before = known.get(hash);
    if (before !== undefined) {
      before.releases.push(release);
      return true;
    }
    const document = characters + text.length > mostCharacters ? null : fittingDocument(schema, text);
    if (document === null) {
      return false;
    }
    characters += text.length;
    documents.add(document);
    known.set(hash, { text, document, releases: [release] });
    return true;
  }

  function addRelease({ name, documents }: Release): void {
    const left = [...documents].filter(([hash, text]) => !isOwn(hash) && !add(name, hash, text));
    if (left.length > 0) {
      log.warn({ release: name, documents: left.length }, 'documents of another release are left out: pages reload');
    }
  }

  function look(): void {
    lookedAt = clock.elapsed();
    folder.readNew().forEach(addRelease);
  }

  look();
  return {
    get: (hash) => known.get(hash),
    has: (document) => documents.has(document),
    find(hash) {
      if (!known.has(hash) && clock.elapsed() - lookedAt >= lookMs) {
        look();
      }
      return known.get(hash);
    },
  };
}

/** Null for a document that does not fit this schema. */
function fittingDocument(schema: GraphQLSchema, text: string): DocumentNode | null {
  try {
    const document = parse(text, { noLocation: true });
    return validate(schema, document).length === 0 ? document : null;
  } catch {
    return null;
  }
}
