import { use } from 'react';

const none = Object.assign(Promise.resolve(null), { status: 'fulfilled', value: null });

/**
 * A hook for code that few need: it waits for `load` where it is wanted, and gives null where it is not or cannot be loaded. It loads
 * once.
 */
export function createUseLoaded<Code>(load: () => Promise<Code>): (wanted: boolean) => Code | null {
  let loading: Promise<Code | null> | undefined;
  return function useLoaded(wanted) {
    if (wanted) loading ??= load().catch(() => null);
    return use<Code | null>(wanted && loading ? loading : none);
  };
}
