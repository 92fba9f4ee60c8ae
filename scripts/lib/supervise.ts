import { setTimeout as sleep } from 'node:timers/promises';

const FIRST_DELAY_MS = 250;
const LONGEST_DELAY_MS = 10_000;
/** A server that ran this long was well; its next crash is the first of a new row. */
const HEALTHY_AFTER_MS = 30_000;
const MOST_CRASHES_IN_A_ROW = 10;

interface Supervised {
  /** Resolves when the server is gone, for whatever reason. */
  readonly exited: Promise<unknown>;
  stop(): Promise<void>;
}

/**
 * Keeps a server running. `launch` starts it once; when it ends on its own it is launched again, later each time. After ten crashes in a row, none of which ran for 30 s, `onGivenUp` is called with
 * a sentence. The first launch is awaited and its failure is the caller's; answers the server of the first
 * launch, and `stop`, which ends the watch and the server.
 */
export async function supervise<Server extends Supervised>({
  name,
  launch,
  log,
  findHindrance = () => null,
  onGivenUp,
}: {
  /** For people. */
  readonly name: string;
  readonly launch: () => Promise<Server>;
  readonly log: (line: string) => void;
  /** What outside of the server keeps it from running and may pass, such as a full disk; it is never given up for that. */
  readonly findHindrance?: () => string | null;
  readonly onGivenUp: (reason: string) => void;
}): Promise<{ readonly first: Server; readonly stop: () => Promise<void> }> {
  let stopping = false;
  const wake = new AbortController();
  const first = await launch();
  let current: Supervised = first;
  const watch = (async () => {
    let crashes = 0;
    let startTime = Date.now();
    for (;;) {
      await current.exited;
      if (stopping) {
        return;
      }
      crashes = Date.now() - startTime > HEALTHY_AFTER_MS ? 1 : crashes + 1;
      const hindrance = findHindrance();
      if (crashes > MOST_CRASHES_IN_A_ROW && hindrance === null) {
        onGivenUp(`The ${name} stopped ${MOST_CRASHES_IN_A_ROW} times in a row and is not started again.`);
        return;
      }
      log(`The ${name} stopped unexpectedly and is started again.${hindrance === null ? '' : ` ${hindrance}`}`);
      await sleep(delay(crashes), undefined, { signal: wake.signal }).catch(() => {});
      if (stopping) {
        return;
      }
      startTime = Date.now();
      current = await launch().catch((error: unknown) => {
        log(`The ${name} could not be started: ${error instanceof Error ? error.message : String(error)}`);
        return gone;
      });
    }
  })();
  return {
    first,
    stop: async () => {
      stopping = true;
      wake.abort();
      await current.stop();
      await watch;
      // The watch may have been in the middle of a launch.
      await current.stop();
    },
  };
}

const gone: Supervised = { exited: Promise.resolve(), stop: async () => {} };

function delay(crashes: number): number {
  return Math.min(FIRST_DELAY_MS * 2 ** (crashes - 1), LONGEST_DELAY_MS);
}
