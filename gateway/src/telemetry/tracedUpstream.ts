import { GraphQLError } from 'graphql';
import { RestError } from '../rest/RestError.ts';
import type { Upstream } from '../rest/upstream.ts';
import type { Telemetry } from './Telemetry.ts';

interface Call {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * The same wire with a span for each call that someone's request caused: the header `traceparent` names that request's span, and
 * names the call's own on its way on. A call that several requests share belongs to the first of them.
 */
export function tracedUpstream(upstream: Upstream, telemetry: Telemetry): Upstream {
  /** `send` gets the request with the call's own span, and `end`, which it calls with the status of the answer. */
  async function traced<Request extends Call, Result>(
    request: Request,
    send: (request: Request, end: (status: number) => void) => Promise<Result>,
  ): Promise<Result> {
    const { method, path, headers } = request;
    const { traceparent } = headers;
    if (traceparent === undefined) return send(request, () => undefined);
    const span = telemetry.beginCall({ method, path, traceparent });
    let isAnswered = false;
    const end = (status: number): void => {
      isAnswered = true;
      span.end(status);
    };
    try {
      return await send({ ...request, headers: { ...headers, traceparent: span.traceparent } }, end);
    } catch (error) {
      // What a reader makes of an answer is not the call's doing.
      if (!isAnswered) span.fail(reasonOf(error));
      throw error;
    }
  }

  return {
    ...upstream,
    send: (request, use) =>
      traced(request, (own, end) =>
        upstream.send(own, (answer) => {
          end(answer.status);
          return use(answer);
        }),
      ),
    stream: (request) =>
      traced(request, async (own, end) => {
        const answer = await upstream.stream(own);
        end(answer.status);
        return answer;
      }),
  };
}

function reasonOf(error: unknown): string {
  if (error instanceof RestError) return error.code;
  if (error instanceof GraphQLError) return String(error.extensions['code']);
  return error instanceof Error ? error.name : 'unknown';
}
