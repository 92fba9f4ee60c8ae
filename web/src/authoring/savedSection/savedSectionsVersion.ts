/** Counts the changes of saved sections in this tab, so that a list that is open reads itself again, wherever the change was made. */
let version = 0;
const listeners = new Set<() => void>();

export const savedSectionsVersion = {
  read: (): number => version,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  raise: (): void => {
    version += 1;
    for (const listener of listeners) listener();
  },
};
