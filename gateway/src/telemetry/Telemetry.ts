/** What a tracing system is told of requests: how long each took, and nobody's data. Without a collector there is none of it. */
import type { FastifyBaseLogger } from 'fastify';
import type { TelemetryConfig } from '../config.ts';

export interface Telemetry {
  /** Begins the span of one request; below the caller's span where `traceparent` names one. */
  beginRequest(request: { readonly method: string; readonly traceparent: string | undefined }): RequestSpan;
  /** Begins the span of one call of the platform, below the span that `traceparent` names. */
  beginCall(call: { readonly method: string; readonly path: string; readonly traceparent: string }): CallSpan;
  /** Sends what was not sent yet, as far as the collector takes it in time. Never rejects. */
  close(): Promise<void>;
}

export interface Span {
  /** This span as the header `traceparent` (W3C Trace Context), for what it causes. */
  readonly traceparent: string;
}

export interface RequestSpan extends Span {
  /** 32 hexadecimal digits. */
  readonly traceId: string;
  end(outcome: RequestOutcome): void;
}

/** All that a span says of a request: no path, query, variable, header or address of the caller. */
export interface RequestOutcome {
  /** Pattern of the route; undefined where nothing is. */
  readonly route: string | undefined;
  /** Host that was called: it names the workspace. Empty for a request without a usable one. */
  readonly host: string;
  readonly status: number;
  readonly operationName: string | undefined;
  readonly operationType: string | undefined;
  /** The caller went away before the answer was complete. */
  readonly isAborted: boolean;
}

export interface CallSpan extends Span {
  end(status: number): void;
  /** There was no answer; `reason` is a code and never a message. */
  fail(reason: string): void;
}

/** Undefined without a collector: then nothing of the library is loaded. */
export async function createTelemetry(
  config: TelemetryConfig | undefined,
  log: FastifyBaseLogger,
): Promise<Telemetry | undefined> {
  if (config === undefined) return undefined;
  const { createOtlpTelemetry } = await import('./otlpTelemetry.ts');
  return createOtlpTelemetry(config, log);
}
