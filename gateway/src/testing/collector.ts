/** A collector of spans: takes OTLP over HTTP in its JSON encoding, as a real one does, and keeps what came. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface CollectedSpan {
  readonly traceId: string;
  readonly spanId: string;
  /** Empty or absent for the first span of a trace. */
  readonly parentSpanId?: string;
  readonly name: string;
  /** 2 for a request that came in, 3 for a call that went out. */
  readonly kind: number;
  /** `code` 2 for a failure. */
  readonly status: { readonly code?: number };
  readonly attributes: Readonly<Record<string, unknown>>;
}

export interface Collector {
  readonly address: string;
  /** Bodies as they came. */
  readonly raw: readonly string[];
  /** Paths that were asked for, in order. */
  readonly paths: readonly string[];
  readonly spans: () => CollectedSpan[];
  /** Attributes of the service that sent the first spans. */
  readonly resource: () => Readonly<Record<string, unknown>>;
  close(): Promise<void>;
}

interface WireAttribute {
  readonly key: string;
  readonly value: Readonly<Record<string, unknown>>;
}

interface WireTraces {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly WireAttribute[] };
    readonly scopeSpans: readonly {
      readonly spans: readonly (Omit<CollectedSpan, 'attributes'> & {
        readonly attributes: readonly WireAttribute[];
      })[];
    }[];
  }[];
}

/** `status` is what it answers; null to take what comes and never answer. */
export async function startCollector(status: number | null = 200): Promise<Collector> {
  const raw: string[] = [];
  const paths: string[] = [];
  const take = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    paths.push(request.url ?? '');
    raw.push(await text(request));
    if (status !== null) response.writeHead(status, { 'content-type': 'application/json' }).end('{}');
  };
  const server = createServer((request, response) => void take(request, response));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const traces = (): WireTraces['resourceSpans'] =>
    raw.flatMap((body) => (JSON.parse(body) as WireTraces).resourceSpans);
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    raw,
    paths,
    spans: () =>
      traces()
        .flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans))
        .map((span) => ({ ...span, attributes: toRecord(span.attributes) })),
    resource: () => toRecord(traces()[0]?.resource.attributes ?? []),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

const toRecord = (attributes: readonly WireAttribute[]): Record<string, unknown> =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));
