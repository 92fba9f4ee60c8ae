import type { FastifyInstance } from 'fastify';
import { invalidField } from '../errors.ts';
import { cleanReceivedJson, ForbiddenNameError, TooDeepError, UnusablePasswordError } from './receivedJson.ts';

/**
 * Takes JSON of these content types, cleaned of what the database cannot store. An empty body is none: a client may send the
 * content type with a call without payload.
 */
export function acceptJson(app: FastifyInstance, contentTypes: string[]): void {
  // Names that could become something else than members are told with their place ({@link cleanReceivedJson}).
  const parseJson = app.getDefaultJsonParser('ignore', 'ignore');
  app.addContentTypeParser(contentTypes, { parseAs: 'string' }, (request, body, done) => {
    if (body === '') {
      done(null, undefined);
    } else {
      void parseJson(request, body as string, (error, value) => {
        if (error) {
          done(error);
        } else {
          takeStorable(value, done);
        }
      });
    }
  });
}

function refusalOf(error: unknown): Error {
  if (error instanceof ForbiddenNameError) {
    return invalidField(error.path, 'has a name that may not stand there');
  }
  if (error instanceof UnusablePasswordError) {
    return invalidField(error.path, 'must not have a NUL character or half a surrogate pair');
  }
  return error instanceof TooDeepError ? invalidField('', 'The body is nested too deep') : (error as Error);
}

function takeStorable(received: unknown, done: (error: Error | null, body?: unknown) => void): void {
  try {
    done(null, cleanReceivedJson(received));
  } catch (error) {
    done(refusalOf(error));
  }
}
