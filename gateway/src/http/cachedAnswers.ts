/** Finished public answers, in front of the server as a cache stands there (ADR 0019): what it keeps was answered by the server before. */
import { OperationTypeNode } from 'graphql';
import type { CachedResponse, ResponseStore, Revalidation } from '../graphql/responseStore.ts';
import type { RestTrace } from '../rest/restTrace.ts';
import type { Caller } from './caller.ts';
import type { RequestedOperation } from './requestedOperation.ts';
import { mediaTypeFor } from './operationAnswer.ts';
import { originOf, type RequestScope } from './requestScope.ts';

export interface CachedAnswers {
  /** The kept answer where it still stands, else what was read while finding out. */
  find(
    request: Caller,
    asked: RequestedOperation,
    scope: Pick<RequestScope, 'begin' | 'readVersion'>,
  ): Promise<Pick<Revalidation, 'known'> & { readonly kept: CachedResponse | undefined }>;
  /** Keeps an answer without errors if its trace allows: its bytes, else undefined. */
  keep(request: Caller, asked: RequestedOperation, trace: RestTrace, body: string | Buffer): Buffer | undefined;
}

const nothing = { kept: undefined, known: new Set<string>() };

export function createCachedAnswers(responses: ResponseStore): CachedAnswers {
  return {
    async find(request, asked, { begin, readVersion }) {
      if (registers(asked)) return nothing;
      const key = keyOf(request, asked);
      const kept = responses.find(key);
      if (kept === undefined) return nothing;
      begin(OperationTypeNode.QUERY, kept.operationName);
      const { stands, known } = await responses.revalidate(key, readVersion);
      request.stats.kept = stands;
      return { kept: stands ? kept : undefined, known };
    },
    keep(request, asked, trace, body) {
      const { operationName } = request.stats;
      return responses.keep(keyOf(request, asked), trace, { operationName, body })?.body;
    },
  };
}

/** Text and hash together are for the server, which compares them and remembers the text for the requests to come. */
const registers = ({ query, extensions }: RequestedOperation): boolean =>
  query !== undefined && extensions['persistedQuery'] != null;

function keyOf(request: Caller, { query, operationName = '', variables, extensions }: RequestedOperation): string {
  const { sha256Hash } = (extensions['persistedQuery'] ?? {}) as { sha256Hash?: unknown };
  const document = sha256Hash === undefined ? `text\n${query}` : `hash\n${JSON.stringify(sha256Hash)}`;
  const audience = request.isForVisitors === true ? 'visitors' : 'anyone';
  return `${audience}\n${originOf(request)}\n${mediaTypeFor(request)}\n${operationName}\n${JSON.stringify(variables)}\n${document}`;
}
