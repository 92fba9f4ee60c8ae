import type { LeftCommits } from './leftCommits.ts';
import type { Keeping, LeftCommit, Snapshot } from './protocol.ts';
import type { Runtime } from './runtime.ts';

/** What is told of an item. */
type ItemCommit = Snapshot & { readonly sequence: number };

export interface KeptItem {
  /** Something changed, or the item asks for it to be kept. */
  changed(asked: boolean): void;
  /** The app has all up to this one. */
  forget(sequence: number): void;
  /** The item has had its last word. */
  end(): void;
}

/**
 * Tells what an item says, and keeps it in this origin's storage until it was taken over (SCORM-02). As the page goes, the app's goes as
 * well and hears nothing more: then what was not taken over is sent from here, in a request that outlives the page. What is too long for one
 * is found in the storage when the lecture is opened again.
 */
export function keepItem(
  page: Window & typeof globalThis,
  {
    runtime,
    keeping,
    left,
    tell,
  }: {
    readonly runtime: Runtime;
    readonly keeping: Keeping | null;
    readonly left: LeftCommits | null;
    readonly tell: (told: ItemCommit) => void;
  },
): KeptItem {
  let sequence = 0;
  let forgotten = 0;
  let waiting = false;
  let leaving = false;

  function report(asked: boolean): void {
    waiting = false;
    sequence += 1;
    const told = { ...runtime.snapshot(asked), sequence };
    if (keeping) left?.keep(leftOf(keeping, told));
    tell(told);
  }

  function send(): void {
    if (!keeping?.leaving) return;
    const { url, ticket } = keeping.leaving;
    const body = JSON.stringify({ ...leftOf(keeping, { ...runtime.snapshot(true), sequence }), ticket });
    page.navigator.sendBeacon(url, new Blob([body], { type: 'application/json' }));
  }

  /** An item sets dozens of values in one go: `work` is done once for them all, at the end of its turn. */
  function atEndOfTurn(work: () => void): void {
    if (waiting) return;
    waiting = true;
    queueMicrotask(() => {
      // What was asked for meanwhile has told it all.
      if (!waiting) return;
      waiting = false;
      work();
    });
  }

  /** Anyone who looks away may never come back: what there is by now is to be kept at once, with the time that has passed. */
  const hidden = (): void => {
    if (!leaving && page.document.visibilityState === 'hidden' && runtime.isUnderWay()) report(true);
  };
  const leave = (): void => {
    const isUntaken = waiting || sequence > forgotten;
    leaving = true;
    if (runtime.isUnderWay()) report(true);
    // What browsers send for a page that is gone has a limit: what was taken over leaves it to the item, which may speak after this page.
    if (isUntaken) send();
  };
  const comeBack = (): void => {
    leaving = false;
  };
  page.document.addEventListener('visibilitychange', hidden);
  page.addEventListener('pagehide', leave);
  page.addEventListener('pageshow', comeBack);

  return {
    changed(asked) {
      if (leaving) {
        report(asked);
        atEndOfTurn(send);
      } else if (asked) {
        report(true);
      } else {
        atEndOfTurn(() => report(false));
      }
    },
    forget(upTo) {
      forgotten = Math.max(forgotten, upTo);
      if (keeping) left?.forget({ session: keeping.session, sequence: upTo });
    },
    end() {
      page.document.removeEventListener('visibilitychange', hidden);
      page.removeEventListener('pagehide', leave);
      page.removeEventListener('pageshow', comeBack);
    },
  };
}

const leftOf = ({ itemId, session }: Keeping, { cmi, sessionSeconds, sequence }: ItemCommit): LeftCommit => ({
  itemId,
  session,
  sequence,
  cmi,
  sessionSeconds,
});
