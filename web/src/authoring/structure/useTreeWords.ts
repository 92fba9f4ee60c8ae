import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { CourseDraft, NodeKey } from '../draft/courseDraft.ts';
import { findNode } from '../draft/findNode.ts';
import type { DropPlace } from './dropPlaces.ts';
import { structureMessages as messages } from './messages.ts';
import { nameOf } from './nameOf.ts';

export interface TreeWords {
  /** A node by its name, several by their count. */
  what: (draft: CourseDraft, keys: readonly NodeKey[]) => string;
  /** Where something stands: the module, and which place of how many. */
  where: (place: DropPlace) => string;
}

/** How notices and announcements of the structure name things and places. */
export function useTreeWords(): TreeWords {
  const intl = useIntl();
  return useMemo(
    () => ({
      what(draft, keys) {
        const found = keys.length === 1 ? findNode(draft, keys[0] ?? '') : null;
        return found && 'fields' in found.node
          ? nameOf(found.node)
          : intl.formatMessage(messages.items, { count: keys.length });
      },
      where: ({ module, place, count }) =>
        module === null
          ? intl.formatMessage(messages.placeInCourse, { place, count })
          : intl.formatMessage(messages.placeInModule, { module, place, count }),
    }),
    [intl],
  );
}
