/** Sends requests to one server over plain HTTP/1.1 and reads their answers whole. See the README beside it. */
import type { WireAnswer } from './AnswerReader.ts';
import { Connection, type ConnectionOptions, type Exchange } from './Connection.ts';
import { requestHead, type WireRequest } from './requestText.ts';
import { WireError } from './WireError.ts';

export interface WireClientOptions extends ConnectionOptions {
  /** Connections at a time; further requests wait. */
  readonly connections: number;
}

export interface WireCall<T> {
  /** The request goes to a connection: from then on the server may have it. */
  readonly onSend: () => void;
  /** Runs at once, while the bytes of the answer are lent. */
  readonly use: (answer: WireAnswer) => T;
}

export interface WireClient {
  /**
   * Resolves with what `use` made of the answer. Rejects with what it threw, with a WireError when there is no whole answer, with the
   * signal's reason as soon as that is aborted, and with a TypeError for what cannot be sent.
   */
  send<T>(request: WireRequest, signal: AbortSignal | undefined, call: WireCall<T>): Promise<T>;
  /** Resolves once what is on its way has ended; nothing new is sent. */
  close(): Promise<void>;
}

export function createWireClient({ connections, ...options }: WireClientOptions): WireClient {
  const name = options.host.includes(':') ? `[${options.host}]` : options.host;
  // As browsers say it, and as proxies compare it.
  const host = options.port === 80 ? name : `${name}:${options.port}`;
  const open = new Set<Connection>();
  const free: Connection[] = [];
  const waiting = new Set<Exchange>();
  /** Those that are answered now, and on which connection. */
  const running = new Map<Exchange, Connection>();
  let closed: PromiseWithResolvers<void> | null = null;

  const events = {
    onFree(connection: Connection): void {
      free.push(connection);
      startNext();
    },
    onClosed(connection: Connection): void {
      open.delete(connection);
      const index = free.indexOf(connection);
      if (index !== -1) free.splice(index, 1);
      startNext();
    },
  };

  function startNext(): void {
    const [next] = waiting;
    if (next !== undefined && (free.length > 0 || open.size < connections)) {
      waiting.delete(next);
      start(next);
    }
    if (closed === null) return;
    for (const connection of free.splice(0)) connection.destroy();
    if (open.size === 0) closed.resolve();
  }

  function start(exchange: Exchange): void {
    // The one that was used last: the others may time out.
    const idle = free.pop();
    const connection = idle ?? new Connection(options, events, exchange);
    open.add(connection);
    running.set(exchange, connection);
    idle?.send(exchange);
  }

  function leave(exchange: Exchange): void {
    waiting.delete(exchange);
    running.get(exchange)?.abandon(exchange);
    running.delete(exchange);
  }

  return {
    send<T>(request: WireRequest, signal: AbortSignal | undefined, { onSend, use }: WireCall<T>) {
      return new Promise<T>((resolve, reject) => {
        if (closed !== null) throw new WireError('The client is closed');
        if (signal?.aborted === true) throw signal.reason as Error;
        const giveUp = (): void => {
          leave(exchange);
          reject(signal?.reason as Error);
        };
        const end = (): void => {
          running.delete(exchange);
          signal?.removeEventListener('abort', giveUp);
        };
        const exchange: Exchange = {
          head: requestHead(request, host),
          body: request.body,
          onSend,
          onAnswer(answer) {
            end();
            try {
              resolve(use(answer));
            } catch (error) {
              reject(error);
            }
          },
          onError(error) {
            end();
            reject(error);
          },
        };
        signal?.addEventListener('abort', giveUp, { once: true });
        if (free.length > 0 || open.size < connections) start(exchange);
        else waiting.add(exchange);
      });
    },
    close() {
      closed ??= Promise.withResolvers<void>();
      startNext();
      return closed.promise;
    },
  };
}
