import { useEffect, useState } from 'react';
import { useFileChanges, type FilePlace } from './useFileChanges.ts';

/** Where a file is used, as far as that is read, and how it changes. */
export function useDetails(id: string): ReturnType<typeof useFileChanges> & {
  /** Null while they are not known. */
  readonly places: readonly FilePlace[] | null;
  readonly placesFailed: boolean;
  readonly setPlaces: (places: readonly FilePlace[]) => void;
} {
  const changes = useFileChanges(id);
  const [places, setPlaces] = useState<readonly FilePlace[] | null>(null);
  const [placesFailed, setPlacesFailed] = useState(false);
  const { readPlaces } = changes;
  useEffect(() => {
    let wanted = true;
    readPlaces().then(
      (read) => wanted && setPlaces(read),
      () => wanted && setPlacesFailed(true),
    );
    return () => {
      wanted = false;
    };
  }, [readPlaces]);
  return { ...changes, places, placesFailed, setPlaces };
}
