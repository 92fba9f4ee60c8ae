import { useMemo, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import type { CourseDraft, NodeKey } from '../draft/courseDraft.ts';
import { dropPlaces, placeNow, type DropPlace } from './dropPlaces.ts';
import { structureMessages as messages } from './messages.ts';
import { MoveToDialog } from './MoveToDialog.tsx';
import { useTreeWords } from './useTreeWords.ts';

/** "Move to…" for modules or lectures: all places of the course but the one they have. */
export function MoveNodesDialog({
  draft,
  keys,
  onMoved,
  onDismissed,
}: {
  draft: CourseDraft;
  keys: readonly NodeKey[];
  onMoved: (to: DropPlace) => void;
  onDismissed: () => void;
}): ReactElement {
  const intl = useIntl();
  const words = useTreeWords();
  const places = useMemo(() => {
    const all = dropPlaces(draft, keys);
    const now = all[placeNow(draft, all, keys)];
    return all.filter((place) => keys.length > 1 || place !== now);
  }, [draft, keys]);
  return (
    <MoveToDialog
      what={words.what(draft, keys)}
      choices={places.map(({ module, after }, index) => ({
        key: String(index),
        within: module ?? '',
        name:
          after === null
            ? intl.formatMessage(messages.atBeginning)
            : intl.formatMessage(messages.behind, { name: after }),
      }))}
      onChosen={(key) => {
        const place = places[Number(key)];
        if (place) onMoved(place);
      }}
      onDismissed={onDismissed}
    />
  );
}
