import { useMemo, useSyncExternalStore } from 'react';

/** An address of a file in this document while the caller is drawn; null until there is one. */
export function useObjectUrl(file: Blob): string | null {
  const address = useMemo(() => objectUrlOf(file), [file]);
  return useSyncExternalStore(address.subscribe, address.read);
}

function objectUrlOf(file: Blob) {
  let url: string | null = null;
  return {
    read: () => url,
    subscribe: (onChanged: () => void) => {
      const made = URL.createObjectURL(file);
      url = made;
      onChanged();
      return () => {
        URL.revokeObjectURL(made);
        url = null;
      };
    },
  };
}
