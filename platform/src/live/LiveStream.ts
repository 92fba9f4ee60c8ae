/** One stream of signals, by the rules of server-sent events. */
import { Readable } from 'node:stream';

const heartbeatMs = 15_000;
/** Signals of a topic that come faster are one. */
const betweenSignalsMs = 1_000;
/** Who reads nothing for so long is cut; until then what waits is one signal for each topic. */
const longestStallMs = 60_000;

export class LiveStream extends Readable {
  /** Topics that changed and were not told yet. */
  readonly #waiting = new Set<string>();
  readonly #heartbeat: NodeJS.Timeout;
  #nextId = 1;
  #takes = true;
  #stalled: NodeJS.Timeout | undefined;
  #pause: NodeJS.Timeout | undefined;

  readonly #longestStallMs: number;

  constructor({ stallMs = longestStallMs } = {}) {
    super({ highWaterMark: 4_096 });
    this.#longestStallMs = stallMs;
    this.#heartbeat = setInterval(() => {
      if (this.#takes) {
        this.#write(':\n\n');
      }
    }, heartbeatMs);
  }

  /** Says that from now on nothing is missed. */
  begin(): void {
    this.#write('event: open\ndata: {}\n\n');
  }

  signal(topic: string): void {
    this.#waiting.add(topic);
    this.#flush();
  }

  /** Ends it in order, so that its reader opens another. */
  finish(): void {
    if (!this.destroyed && !this.readableEnded) {
      this.push(null);
      this.#stop();
    }
  }

  #flush(): void {
    if (!this.#takes || this.#pause !== undefined || this.#waiting.size === 0) {
      return;
    }
    const events = [...this.#waiting].map(
      (topic) => `event: changed\nid: ${this.#nextId++}\ndata: ${JSON.stringify({ topic })}\n\n`,
    );
    this.#waiting.clear();
    this.#pause = setTimeout(() => {
      this.#pause = undefined;
      this.#flush();
    }, betweenSignalsMs);
    this.#write(events.join(''));
  }

  #write(text: string): void {
    this.#takes = this.push(text);
    if (!this.#takes) {
      this.#stalled ??= setTimeout(() => this.destroy(), this.#longestStallMs);
    }
  }

  #stop(): void {
    clearInterval(this.#heartbeat);
    clearTimeout(this.#stalled);
    clearTimeout(this.#pause);
    this.#takes = false;
  }

  override _read(): void {
    clearTimeout(this.#stalled);
    this.#stalled = undefined;
    this.#takes = true;
    this.#flush();
  }

  override _destroy(error: Error | null, callback: (error: Error | null) => void): void {
    this.#stop();
    callback(error);
  }
}
