/** How long revisions of a course are kept. */
import { count, type ValuesOf } from '../../shared/settingKinds.ts';
import type { RevisionRule } from './thinRevisions.ts';

export const revisionSettings = {
  REVISION_SUPERSEDED_AUTO_SAVE_MINUTES: count
    .default(60)
    .describe(
      'Age from which an auto-save goes that a later one of the same author took the place of while they held the lock.',
    ),
  REVISION_LAST_AUTO_SAVE_DAYS: count
    .default(365)
    .describe(
      'Age from which the last auto-save of such a sitting goes too. Other saves stay, and what was published or answered.',
    ),
};

export const revisionConfig = (values: ValuesOf<typeof revisionSettings>): { readonly revisionRule: RevisionRule } => ({
  revisionRule: {
    supersededMinutes: values.REVISION_SUPERSEDED_AUTO_SAVE_MINUTES,
    lastDays: values.REVISION_LAST_AUTO_SAVE_DAYS,
  },
});
