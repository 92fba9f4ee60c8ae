import type { RecordSourceSelectorProxy } from 'relay-runtime';

/** Puts the notices that a mutation answers in place of the viewer's: neither has an id by which the store would know them. */
export const linkNotices =
  (mutation: string) =>
  (store: RecordSourceSelectorProxy): void => {
    const notices = store.getRootField(mutation)?.getLinkedRecord('notices');
    const viewer = store.getRoot().getLinkedRecord('viewer');
    if (notices && viewer) viewer.setLinkedRecord(notices, 'notices');
  };
