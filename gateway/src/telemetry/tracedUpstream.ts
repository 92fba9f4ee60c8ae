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
  async function traced<Request extends Call, Answer extends { readonly status: number }>(
    request: Request,
    send: (request: Request) => Promise<Answer>,
  ): Promise<Answer> {
    const { method, path, headers } = request;
    const { traceparent } = headers;
    if (traceparent === undefined) return send(request);
    const span = telemetry.beginCall({ method, path, traceparent });
    try {
      const answer = await send({ ...request, headers: { ...headers, traceparent: span.traceparent } });
      span.end(answer.status);
      return answer;
    } catch (error) {
      span.fail(reasonOf(error));
      throw error;
    }
  }

  return {
    ...upstream,
    send: (request) => traced(request, (own) => upstream.send(own)),
    stream: (request) => traced(request, (own) => upstream.stream(own)),
  };
}

function reasonOf(error: unknown): string {
  if (error instanceof RestError) return error.code;
  if (error instanceof GraphQLError) return String(error.extensions['code']);
  return error instanceof Error ? error.name : 'unknown';
}
