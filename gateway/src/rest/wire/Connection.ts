import { connect, type Socket } from 'node:net';
import { AnswerReader, type WireAnswer } from './AnswerReader.ts';
import { WireError } from './WireError.ts';

/** One request on its way, and what becomes of it. */
export interface Exchange {
  /** In Latin-1. */
  readonly head: string;
  readonly body: string | undefined;
  /** The request goes to the socket: from now on the other side may have it. */
  onSend(): void;
  onAnswer(answer: WireAnswer): void;
  onError(error: Error): void;
}

export interface ConnectionOptions {
  readonly host: string;
  readonly port: number;
  readonly connectTimeoutMs: number;
  /** Longest wait for the head of an answer, and longest silence in its body. */
  readonly timeoutMs: number;
  /** How long it is kept with nothing to do, unless the other side says that it keeps it shorter. */
  readonly keepAliveMs: number;
}

export interface ConnectionEvents {
  /** It is free for the next request. */
  onFree(connection: Connection): void;
  /** It is gone; nobody hears of it any more. */
  onClosed(connection: Connection): void;
}

/** All connections read into it, one piece at a time: what is read is used or copied before the next one is. */
const shared = Buffer.allocUnsafeSlow(128 * 1024);
/** Before the other side gives up an idle connection, so that no request meets it as it closes. */
const keepAliveMarginMs = 1_000;

/** A connection that carries one request at a time. */
export class Connection {
  readonly #options: ConnectionOptions;
  readonly #events: ConnectionEvents;
  readonly #reader = new AnswerReader();
  readonly #socket: Socket;
  #exchange: Exchange | null;
  #isConnected = false;
  #isClosed = false;
  /** When the request was sent that is answered now, in ms. */
  #sentAt = 0;

  /** Connects for a first request. */
  constructor(options: ConnectionOptions, events: ConnectionEvents, first: Exchange) {
    this.#options = options;
    this.#events = events;
    this.#exchange = first;
    const { host, port, connectTimeoutMs } = options;
    this.#socket = connect({
      host,
      port,
      noDelay: true,
      onread: {
        buffer: shared,
        callback: (length) => {
          this.#onBytes(shared.subarray(0, length));
          return true;
        },
      },
    });
    this.#socket.setTimeout(connectTimeoutMs);
    this.#socket
      .on('connect', () => {
        this.#isConnected = true;
        if (this.#exchange === null) this.#becomeFree();
        else this.#write(this.#exchange);
      })
      .on('timeout', () => this.#onTimeout())
      .on('end', () => this.#onEnd())
      .on('error', (error) => this.#close(new WireError(error.message, { cause: error })))
      .on('close', () => this.#close(new WireError('The other side closed the connection')));
  }

  /** Only while it is free. */
  send(exchange: Exchange): void {
    this.#exchange = exchange;
    this.#write(exchange);
  }

  /** Nobody waits any more. A request that was sent takes the connection with it; one that was not leaves it to others. */
  abandon(exchange: Exchange): void {
    if (this.#exchange !== exchange) return;
    this.#exchange = null;
    if (this.#isConnected) this.destroy();
  }

  destroy(): void {
    this.#close(new WireError('The connection was closed'));
  }

  #write(exchange: Exchange): void {
    const { head, body } = exchange;
    exchange.onSend();
    this.#sentAt = performance.now();
    this.#socket.setTimeout(this.#options.timeoutMs);
    if (body === undefined) {
      this.#socket.write(head, 'latin1');
      return;
    }
    this.#socket.cork();
    this.#socket.write(head, 'latin1');
    this.#socket.write(body);
    this.#socket.uncork();
  }

  #onBytes(piece: Buffer): void {
    // What comes unasked would be taken for the answer to the next request.
    if (this.#exchange === null) return this.destroy();
    let answer: WireAnswer | null;
    try {
      answer = this.#reader.push(piece);
    } catch (error) {
      return this.#close(error as Error);
    }
    if (answer !== null) this.#answer(answer);
    // The limit of silence never ends a head that drips.
    else if (this.#reader.awaitsHead && performance.now() - this.#sentAt > this.#options.timeoutMs) this.#onTimeout();
  }

  #answer(answer: WireAnswer): void {
    const exchange = this.#exchange as Exchange;
    this.#exchange = null;
    exchange.onAnswer(answer);
    if (this.#reader.keepsAlive && !this.#isClosed) this.#becomeFree();
    else this.destroy();
  }

  #becomeFree(): void {
    const told = this.#reader.keepAliveMs ?? Number.POSITIVE_INFINITY;
    const kept = Math.min(this.#options.keepAliveMs, told - keepAliveMarginMs);
    if (kept <= 0) return this.destroy();
    this.#socket.setTimeout(kept);
    // After a turn of the event loop and one more: a server that closes the connection after its answer, without having said so, is heard
    // in the second one.
    setImmediate(() =>
      setImmediate(() => {
        if (!this.#isClosed) this.#events.onFree(this);
      }),
    );
  }

  #onTimeout(): void {
    const reason = this.#isConnected ? 'No answer came in time' : 'The connection could not be made in time';
    this.#close(new WireError(reason));
  }

  #onEnd(): void {
    const answer = this.#exchange === null ? null : this.#reader.end();
    if (answer !== null) this.#answer(answer);
    else this.#close(new WireError('The other side closed the connection'));
  }

  #close(error: Error): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.#socket.destroy();
    const exchange = this.#exchange;
    this.#exchange = null;
    this.#events.onClosed(this);
    exchange?.onError(error);
  }
}
