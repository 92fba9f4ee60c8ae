/** What tools mirror: its deletions are told. */
export const deletionKinds = [
  'COURSE',
  'USER_COURSE',
  'PERSON',
  'GROUP',
  'CAMPAIGN',
  'FILE',
  'SAVED_SECTION',
  'QUESTION',
] as const;

export type DeletionKind = (typeof deletionKinds)[number];
