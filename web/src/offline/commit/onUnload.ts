/**
 * Many packages say what was done only as their page goes, in `unload`. A frame that is taken out with its page is heard by nobody then, so
 * whatever takes it out asks first (SCORM-02). This is what the whole app knows of items that are open, without loading their player.
 */
type CloseItem = () => Promise<void>;

const open = new Set<CloseItem>();

/** How long someone who leaves waits for an item that does not answer, in milliseconds. */
const LONGEST_WAIT_MS = 1_000;

/** Takes note of an item that is open: `closeItem` closes it, and ends once the server has what it said. Answers what ends that. */
export function noteOpenItem(closeItem: CloseItem): () => void {
  open.add(closeItem);
  return () => void open.delete(closeItem);
}

/** Closes what is open, then calls back; at once where nothing is. */
export function whenItemsClosed(then: () => void): void {
  if (open.size === 0) return then();
  void Promise.allSettled([...open].map((closeItem) => closeItem())).then(then);
}

/** Ends with `work`, or when it is given up, whatever becomes of it. */
export function withinWait(work: Promise<unknown>): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(end, LONGEST_WAIT_MS);
    work.then(end, end);
  });
}
