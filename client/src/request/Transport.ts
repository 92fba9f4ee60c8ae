/** Sends single requests to one host, and says by errors of its own why one failed. */
import { NetworkError, RedirectedError } from '../errors.ts';

export type Fetch = typeof globalThis.fetch;
export type Headers = Readonly<Record<string, string>>;

export interface TransportOptions {
  /** Such as `https://learn.example`. */
  readonly origin: string;
  /** Told to the server with each request, for the figures of its operator. */
  readonly clientName: string;
  readonly clientVersion: string;
  /** The one of the platform when left out. */
  readonly fetch?: Fetch;
  /** How long one request may take. */
  readonly timeoutMs: number;
}

export interface SentRequest {
  /** From the root of the host. */
  readonly path: string;
  readonly method: 'GET' | 'POST';
  readonly headers: Headers;
  readonly body?: string | FormData | ReadableStream<Uint8Array>;
  readonly signal?: AbortSignal | undefined;
  /** Instead of the one of all requests; none where what is read may take as long as it takes. */
  readonly timeoutMs?: number | null;
}

/** A browser that is signed in at this host itself would send its cookie, too. Where there are none, the member is refused. */
const WITHOUT_COOKIES = 'credentials' in Request.prototype ? ({ credentials: 'omit' } as const) : {};

/** How long what was written is asked for: nothing that is read is older. */
const WRITTEN_MS = 60_000;

export class Transport {
  readonly origin: string;
  readonly #options: TransportOptions;
  /** How far what is read must have come, so that it is not older than what was written here. */
  #written: { readonly position: string; readonly untilMs: number } | undefined;

  constructor(options: TransportOptions) {
    this.origin = options.origin;
    this.#options = options;
  }

  /** Sends a request and has `read` take what it needs of the answer, within the same time. */
  async send<Result>(request: SentRequest, read: (response: Response) => Promise<Result>): Promise<Result> {
    const { clientName, clientVersion, fetch = globalThis.fetch } = this.#options;
    const timeoutMs = request.timeoutMs === undefined ? this.#options.timeoutMs : request.timeoutMs;
    const timeout = timeoutMs === null ? undefined : AbortSignal.timeout(timeoutMs);
    const signals = [request.signal, timeout].filter((signal) => signal !== undefined);
    try {
      const response = await fetch(`${this.origin}${request.path}`, {
        method: request.method,
        headers: {
          'apollographql-client-name': clientName,
          'apollographql-client-version': clientVersion,
          ...this.#readAfter(),
          ...request.headers,
        },
        ...(request.body !== undefined && { body: request.body }),
        ...(request.body instanceof ReadableStream && { duplex: 'half' }),
        signal: AbortSignal.any(signals),
        // Wherever it leads to, a token and a password are for this host alone.
        redirect: 'manual',
        ...WITHOUT_COOKIES,
      });
      refuseRedirect(response);
      this.#noteWritten(response.headers.get('x-written-position'));
      return await read(response);
    } catch (error) {
      // Who gave up knows why.
      request.signal?.throwIfAborted();
      throw this.told(error, timeout?.aborted === true);
    }
  }

  #readAfter(): Headers {
    const written = this.#written;
    return written === undefined || written.untilMs < performance.now() ? {} : { 'x-read-after': written.position };
  }

  /** Of requests at the same time the later position counts, whichever is answered first. */
  #noteWritten(position: string | null): void {
    if (position !== null) {
      const known = this.#readAfter()['x-read-after'];
      this.#written = { position: positionAfter(known, position), untilMs: performance.now() + WRITTEN_MS };
    }
  }

  /** What failed on the way, by a name of its own. `fetch` fails with a TypeError, whose cause says why, and with the reason of its signal. */
  told(error: unknown, timedOut = false): unknown {
    if (timedOut) {
      return new NetworkError(`${this.origin} did not answer in time.`, { cause: error, timedOut });
    }
    if (!(error instanceof TypeError)) {
      return error;
    }
    const { cause, message } = error;
    const reason = cause instanceof Error && cause.message !== '' ? cause.message : message;
    return new NetworkError(`${this.origin} cannot be reached: ${reason}.`, { cause: error });
  }
}

function refuseRedirect(response: Response): void {
  const location = response.headers.get('location');
  const sendsOn = response.status >= 300 && response.status < 400 && location !== null;
  if (sendsOn || response.type === 'opaqueredirect') {
    throw new RedirectedError(location);
  }
}

/** The later of two positions; but what stands for the newest gives way to what is told after it, which has all that was written before. */
function positionAfter(known: string | undefined, told: string): string {
  const [before, now] = [numberOf(known), numberOf(told)];
  return known !== undefined && before !== null && now !== null && before > now ? known : told;
}

/** Beyond everything that was written: told where the server cannot say. */
const FARTHEST = 0xffff_ffff_ffff_ffffn;

/** Positions are two numbers of up to eight digits; null for what stands for the newest. */
function numberOf(position = ''): bigint | null {
  const [, high, low] = /^([\da-f]{1,8})\/([\da-f]{1,8})$/i.exec(position) ?? [];
  const number = high === undefined || low === undefined ? FARTHEST : BigInt(`0x${high}${low.padStart(8, '0')}`);
  return number === FARTHEST ? null : number;
}
