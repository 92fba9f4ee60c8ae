import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream';

export interface RoundRobinProxy {
  /** Without a slash at the end. */
  readonly url: string;
  /** How many requests each target has answered, in the order of the targets. */
  readonly answered: readonly number[];
  /** Method and path of each request, without its query, in the order they came. */
  readonly requests: readonly string[];
  close(): Promise<void>;
}

/**
 * Stands for the proxy of an installation: gives each request to the next of the targets, and to the one after it when
 * nobody listens there. Sets no header and changes none.
 */
export async function roundRobinProxy(targets: readonly URL[]): Promise<RoundRobinProxy> {
  const answered = targets.map(() => 0);
  const requests: string[] = [];
  let turn = 0;
  const server = createServer((incoming, outgoing) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => {
      turn += 1;
      requests.push(`${incoming.method} ${incoming.url?.split('?')[0]}`);
      pass(Buffer.concat(chunks), incoming, outgoing, turn, targets.length);
    });
  });

  function pass(
    body: Buffer,
    incoming: IncomingMessage,
    outgoing: ServerResponse,
    index: number,
    triesLeft: number,
  ): void {
    const place = index % targets.length;
    const call = request(
      new URL(incoming.url ?? '/', targets[place]),
      { method: incoming.method, headers: incoming.headers, agent: false },
      (answer) => {
        answered[place] = (answered[place] ?? 0) + 1;
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        // What breaks off on one side does on the other.
        pipeline(answer, outgoing, () => undefined);
      },
    );
    call.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED' && triesLeft > 1) pass(body, incoming, outgoing, index + 1, triesLeft - 1);
      else outgoing.writeHead(502).end();
    });
    call.end(body);
  }

  // Longer than callers keep theirs: a connection that closes as a request comes in would be taken for a fault.
  server.keepAliveTimeout = 60_000;
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    answered,
    requests,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
