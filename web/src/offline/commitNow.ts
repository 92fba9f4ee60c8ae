/** The part of a transaction of IndexedDB that ends it. */
interface Ending {
  commit(): void;
  readonly done: Promise<void>;
}

/**
 * Commits a transaction as soon as its last request is made, rather than when the browser sees that no more follow: a page that is closed
 * in between takes with it all that is not committed. Rejects as `requests` or the commit do.
 */
export async function commitNow(transaction: Ending, requests: readonly Promise<unknown>[]): Promise<void> {
  transaction.commit();
  await Promise.all([...requests, transaction.done]);
}
