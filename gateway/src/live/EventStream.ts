/** Results as server-sent events, to one reader. */
import { Readable } from 'node:stream';
import { print } from 'graphql-sse';

const heartbeatMs = 12_000;
/** Who takes nothing for so long is cut. */
const longestStallMs = 60_000;

export class EventStream extends Readable {
  readonly #heartbeat: NodeJS.Timeout;
  #takes = true;
  #stalled: NodeJS.Timeout | undefined;
  #onTaken: (() => void) | undefined;

  readonly #longestStallMs: number;

  constructor({ stallMs = longestStallMs } = {}) {
    super({ highWaterMark: 16_384 });
    this.#longestStallMs = stallMs;
    this.#heartbeat = setInterval(() => {
      if (this.#takes) this.#write(':\n\n');
    }, heartbeatMs);
  }

  /** Resolves once its reader has room for another: until then nothing is read for them. */
  async next(result: object): Promise<void> {
    this.#write(print({ event: 'next', data: result }));
    if (this.#takes || this.destroyed) return;
    await new Promise<void>((resolve) => {
      this.#onTaken = resolve;
    });
  }

  /** Nothing follows. */
  complete(): void {
    this.#write(print({ event: 'complete', data: null }));
    this.interrupt();
  }

  /** Ends it so that its reader subscribes again. */
  interrupt(): void {
    if (this.destroyed || this.readableEnded) return;
    this.push(null);
    this.#stop();
  }

  #write(text: string): void {
    if (this.destroyed) return;
    this.#takes = this.push(text);
    if (!this.#takes) this.#stalled ??= setTimeout(() => this.destroy(), this.#longestStallMs);
  }

  #stop(): void {
    clearInterval(this.#heartbeat);
    clearTimeout(this.#stalled);
    this.#onTaken?.();
  }

  override _read(): void {
    clearTimeout(this.#stalled);
    this.#stalled = undefined;
    this.#takes = true;
    this.#onTaken?.();
    this.#onTaken = undefined;
  }

  override _destroy(error: Error | null, callback: (error: Error | null) => void): void {
    this.#stop();
    callback(error);
  }
}
