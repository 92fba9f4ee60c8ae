/** Which tabs are alive: each holds a Web Lock, which the browser releases however the tab ends. */

export interface LiveTabs {
  /** Marks a tab as alive until the returned function is called or the tab is closed. */
  hold(tab: string): () => void;
  /** The tabs that are alive now. */
  list(): Promise<ReadonlySet<string>>;
}

/** By the locks of the browser, whose names begin with `room`; where it has none, no tab is known to be alive. */
export function liveTabsBy(locks: LockManager | undefined, room = 'lectern-draft'): LiveTabs {
  const prefix = `${room}/`;
  return {
    hold(tab) {
      const end = Promise.withResolvers<void>();
      void locks?.request(prefix + tab, () => end.promise).catch(() => undefined);
      return () => end.resolve();
    },
    async list() {
      const { held = [] } = (await locks?.query().catch(() => undefined)) ?? {};
      return new Set(held.flatMap(({ name }) => (name?.startsWith(prefix) ? [name.slice(prefix.length)] : [])));
    },
  };
}
