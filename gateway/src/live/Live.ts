/** What a subscription listens to, from its first event to its last; the context of each event knows it. */
import type { Readable } from 'node:stream';
import type { Rest } from '../rest/Rest.ts';

/** Longer than any event of the platform. */
const longestEvent = 10_000;

export class Live implements AsyncIterable<undefined> {
  /** Of a subscription that tells what is new: where the next event begins. */
  cursor: string | undefined;
  /** Set by what reads the state where nothing follows it. */
  isOver = false;
  readonly #abort = new AbortController();
  /** Whether anything was ever listened to, as by no query. */
  isSubscribed = false;
  #isListening = false;
  #isPending = false;
  #wake: (() => void) | undefined;

  get isListening(): boolean {
    return this.#isListening;
  }

  get isClosed(): boolean {
    return this.#abort.signal.aborted;
  }

  /**
   * Listens to a topic of the platform. Resolves once nothing can be missed, so that what is read afterwards is the state to begin with; rejects
   * where the platform refuses. When the platform is lost, or ends the stream, this counts as a change, and it is listened to again with the next event.
   */
  async listen(rest: Rest, topic: string): Promise<this> {
    const body = await rest.listen(`/api/v1/secured/live?topic=${encodeURIComponent(topic)}`, this.#abort.signal);
    this.#isListening = true;
    this.isSubscribed = true;
    const { promise, resolve } = Promise.withResolvers<void>();
    void this.#follow(body, resolve).finally(() => {
      this.#isListening = false;
      resolve();
      this.wake();
    });
    await promise;
    return this;
  }

  async #follow(body: Readable, onOpen: () => void): Promise<void> {
    try {
      let text = '';
      for await (const piece of body.setEncoding('utf8')) {
        text += String(piece);
        const events = text.split('\n\n');
        text = events.pop() ?? '';
        for (const event of events) {
          if (event.startsWith('event: open')) onOpen();
          if (event.startsWith('event: changed')) this.wake();
        }
        if (text.length > longestEvent) return;
      }
    } catch {
      // Lost: what waits hears of it like of an end.
    } finally {
      body.destroy();
    }
  }

  /** Has the next event come. */
  wake(): void {
    this.#isPending = true;
    this.#wake?.();
  }

  close(): void {
    this.#abort.abort();
    this.#wake?.();
  }

  /** Once for all that changed since the time before; ends when it is closed. */
  async *[Symbol.asyncIterator](): AsyncGenerator<undefined> {
    while (!this.isClosed) {
      if (!this.#isPending) {
        await new Promise<void>((resolve) => {
          this.#wake = resolve;
        });
        this.#wake = undefined;
      }
      if (this.isClosed) return;
      this.#isPending = false;
      yield undefined;
    }
  }
}
