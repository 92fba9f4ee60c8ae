/** Spans by the OpenTelemetry SDK, sent as OTLP over HTTP. Loaded only where a collector is configured. */
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, TraceFlags, type Context } from '@opentelemetry/api';
import type { Span as SdkSpan } from '@opentelemetry/api';
import { parseTraceParent } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
  type Sampler,
} from '@opentelemetry/sdk-trace';
import type { FastifyBaseLogger } from 'fastify';
import type { TelemetryConfig } from '../config.ts';
import { endpointOf } from './endpointOf.ts';
import { reportingExporter } from './reportingExporter.ts';
import type { Telemetry } from './Telemetry.ts';

/**
 * The exporter reads `OTEL_EXPORTER_OTLP_HEADERS`, `_TIMEOUT`, `_COMPRESSION` and the certificates from the environment on its own, the
 * resource `OTEL_SERVICE_NAME` and `OTEL_RESOURCE_ATTRIBUTES`.
 */
export function createOtlpTelemetry(config: TelemetryConfig, log: FastifyBaseLogger): Telemetry {
  const ours = resourceFromAttributes({
    'service.name': 'lectern-gateway',
    'service.instance.id': randomUUID(),
    'deployment.environment.name': config.environment,
  });
  const provider = new TracerProvider({
    resource: defaultResource()
      .merge(ours)
      .merge(detectResources({ detectors: [envDetector] })),
    sampler: createSampler(config),
    spanProcessors: [
      new BatchSpanProcessor({ exporter: reportingExporter(new OTLPTraceExporter({ url: config.tracesUrl }), log) }),
    ],
  });
  const tracer = provider.getTracer('lectern-gateway');

  return {
    beginRequest({ method, traceparent }) {
      const parent = traceparent === undefined ? ROOT_CONTEXT : below(traceparent, { isRemote: true });
      const attributes = { 'http.request.method': method };
      const span = tracer.startSpan(method, { kind: SpanKind.SERVER, attributes }, parent);
      return {
        traceId: span.spanContext().traceId,
        traceparent: traceparentOf(span),
        end({ route, host, status, operationName, operationType, isAborted }) {
          if (route !== undefined) span.updateName(`${method} ${route}`);
          // Attributes that are undefined are left out by the library.
          span.setAttributes({
            'http.route': route,
            'server.address': host === '' ? undefined : host,
            'graphql.operation.name': operationName,
            'graphql.operation.type': operationType,
          });
          if (isAborted) fail(span, 'aborted');
          else endWith(span, status, 500);
        },
      };
    },
    beginCall({ method, path, traceparent }) {
      const endpoint = endpointOf(path);
      const attributes = { 'http.request.method': method, 'url.template': endpoint };
      const name = endpoint === undefined ? method : `${method} ${endpoint}`;
      const span = tracer.startSpan(
        name,
        { kind: SpanKind.CLIENT, attributes },
        below(traceparent, { isRemote: false }),
      );
      return {
        traceparent: traceparentOf(span),
        end: (status) => endWith(span, status, 400),
        fail: (reason) => fail(span, reason),
      };
    },
    async close() {
      // A collector that is away would hold us up with its repeated tries.
      await Promise.race([
        provider.shutdown().catch(() => undefined),
        delay(config.closeTimeoutMs, undefined, { ref: false }),
      ]);
    },
  };
}

/** `firstError` is the least status that counts as a failure: a caller's mistake is none of the server that told them. */
function endWith(span: SdkSpan, status: number, firstError: number): void {
  span.setAttribute('http.response.status_code', status);
  if (status >= firstError) fail(span, String(status));
  else span.end();
}

function fail(span: SdkSpan, reason: string): void {
  span.setAttribute('error.type', reason).setStatus({ code: SpanStatusCode.ERROR }).end();
}

/** The context below a span that is known by its header alone; of no span where the header is none. */
function below(traceparent: string, { isRemote }: { isRemote: boolean }): Context {
  const parent = parseTraceParent(traceparent);
  return parent === null ? ROOT_CONTEXT : trace.setSpanContext(ROOT_CONTEXT, { ...parent, isRemote });
}

function traceparentOf(span: SdkSpan): string {
  const { traceId, spanId, traceFlags } = span.spanContext();
  return `00-${traceId}-${spanId}-0${traceFlags & TraceFlags.SAMPLED}`;
}

function createSampler({ sampler, samplerRatio }: TelemetryConfig): Sampler {
  const root = sampler.endsWith('always_off')
    ? new AlwaysOffSampler()
    : sampler.endsWith('traceidratio')
      ? new TraceIdRatioBasedSampler(samplerRatio)
      : new AlwaysOnSampler();
  return sampler.startsWith('parentbased_') ? new ParentBasedSampler({ root }) : root;
}
