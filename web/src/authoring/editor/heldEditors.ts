import type { OpenEditor } from './openEditors.ts';

interface Owner {
  /** Both are raw ids. */
  readonly course: number;
  readonly person: number;
}

interface Held {
  readonly opening: Promise<OpenEditor | null>;
  /** How many pages show it now. */
  pages: number;
}

/** A page's hold on the editor of its course. */
export interface Hold {
  /** Null when the viewer has no such course to work on. */
  readonly opening: Promise<OpenEditor | null>;
  /**
   * Releases it. The last page saves and releases the lock (LOCK-06); false when it could not be saved: the changes then stay in the
   * browser.
   */
  readonly letGo: () => Promise<boolean>;
}

/** The editors of this tab, one per course: changes survive navigation between pages. */
export class HeldEditors {
  readonly #open: (owner: Owner) => Promise<OpenEditor | null>;
  readonly #held = new Map<number, Held>();
  readonly #closing = new Map<number, Promise<void>>();

  constructor(open: (owner: Owner) => Promise<OpenEditor | null>) {
    this.#open = open;
  }

  hold(owner: Owner): Hold {
    const held = this.#held.get(owner.course) ?? this.#opened(owner);
    held.pages += 1;
    return {
      opening: held.opening,
      letGo: async () => {
        held.pages -= 1;
        // The next page of the same course picks it up in the same tick.
        await Promise.resolve();
        return held.pages > 0 || (await this.#leave(owner.course, held));
      },
    };
  }

  #opened(owner: Owner): Held {
    const { course } = owner;
    const opening = (async () => {
      // Another editor must be able to find its unsaved changes.
      await this.#closing.get(course);
      return this.#open(owner);
    })();
    const held: Held = { opening, pages: 0 };
    this.#held.set(course, held);
    const forget = (): void => {
      if (this.#held.get(course) === held) this.#held.delete(course);
    };
    // The next page tries again.
    void opening.then((opened) => opened ?? forget(), forget);
    return held;
  }

  async #leave(course: number, held: Held): Promise<boolean> {
    const opened = await held.opening.catch(() => null);
    if (!opened) return true;
    const saved = await opened.editor.leave(() => held.pages === 0);
    // A page of the course may have been opened while it was sent: it continues with the same editor.
    if (held.pages > 0 || this.#held.get(course) !== held) return true;
    this.#held.delete(course);
    // Also with unsaved changes: they are in the journal.
    opened.editor.turnOff();
    const closing = opened.close();
    this.#closing.set(course, closing);
    await closing;
    if (this.#closing.get(course) === closing) this.#closing.delete(course);
    return saved;
  }
}
