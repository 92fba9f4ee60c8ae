import type { Announcements, UniqueIdentifier } from '@dnd-kit/core';
import { useIntl } from 'react-intl';
import { fieldMessages as messages } from '../messages.ts';

/** An entry of a list that can be sorted. */
export interface SortableEntry {
  /** Names it for as long as the list is on the screen, whatever its place. */
  readonly key: string;
  /** What screen readers call it. */
  readonly name: string;
}

/** What screen readers say while an entry is dragged: what it is, and where it would be. */
export function useAnnouncements(entries: readonly SortableEntry[]): Announcements {
  const intl = useIntl();
  const at = (id: UniqueIdentifier, over: UniqueIdentifier) => ({
    name: entries.find(({ key }) => key === id)?.name ?? '',
    place: entries.findIndex(({ key }) => key === over) + 1,
    count: entries.length,
  });
  return {
    onDragStart: ({ active }) => intl.formatMessage(messages.picked, at(active.id, active.id)),
    onDragOver: ({ active, over }) => intl.formatMessage(messages.over, at(active.id, over?.id ?? active.id)),
    onDragEnd: ({ active, over }) => intl.formatMessage(messages.dropped, at(active.id, over?.id ?? active.id)),
    onDragCancel: ({ active }) => intl.formatMessage(messages.notMoved, at(active.id, active.id)),
  };
}
