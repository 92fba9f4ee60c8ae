import { finished } from 'node:stream/promises';
import type { FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify';
import { DomainError } from '../errors.ts';
import { sanitizeAuthorHtml } from '../shared/authorHtml.ts';
import { charactersToClean, preclean, withCleanedTexts } from '../shared/precleaning.ts';
import { createLimiterByKey } from '../shared/limiterByKey.ts';
import { requireViewer } from './requireViewer.ts';

/** So much is cleaned within a few milliseconds. */
const fewCharacters = 32_000;

/** One large request of a person after the other: who sends many waits for themselves. */
const inTurn = createLimiterByKey({ queueLength: 3 });

/**
 * A hook of routes that authors write content by: a large body is validated once its texts are clean, so that nobody else waits for that,
 * and once the person's large request before it is answered. Refuses with RATE_LIMITED when too much of theirs waits already.
 */
export function precleanBody(request: FastifyRequest, reply: FastifyReply, done: HookHandlerDoneFunction): void {
  if (charactersToClean(request.body) < fewCharacters) {
    done();
  } else {
    void validateInTurn(request, reply, done);
  }
}

async function validateInTurn(
  request: FastifyRequest,
  { raw }: FastifyReply,
  done: HookHandlerDoneFunction,
): Promise<void> {
  try {
    await inTurn(`${request.workspaceId} ${requireViewer(request).userId}`, async () => {
      const texts = await preclean(request.body, sanitizeAuthorHtml, () => !raw.destroyed);
      if (texts === null) {
        // Nobody waits for the answer any longer. Who looks now whether it was done must not find it done later.
        throw new DomainError('UNAVAILABLE');
      }
      withCleanedTexts(texts, done);
      await finished(raw).catch(() => undefined);
      // What outlives the request, such as a connection that it opened, would hold them as long.
      texts.clear();
    });
  } catch (error) {
    done(error as Error);
  }
}
