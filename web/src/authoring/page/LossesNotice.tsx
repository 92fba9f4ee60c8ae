import type { ReactElement, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { CourseImpact } from '../impact/impact.ts';
import { ImpactNote } from '../impact/ImpactNote.tsx';
import type { SaveFailure } from '../save/saveMachine.ts';
import { EditorNotice } from './EditorNotice.tsx';
import { LostList } from './LostList.tsx';
import { noticeMessages as messages } from './noticeMessages.ts';

/** What learners would lose by a save, by name: the progress of which lectures, the answers to which questions (SAVE-09, OP-55). */
export function LossesNotice({
  losses: { learnerCount, lost },
  readImpact,
  actions,
}: {
  /** Tells what else the write would do to learners, where that is not said elsewhere. */
  readImpact?: () => Promise<CourseImpact | null>;
  losses: Extract<SaveFailure, { why: 'losses' }>;
  actions: ReactNode;
}): ReactElement {
  const intl = useIntl();
  return (
    <EditorNotice urgent actions={actions}>
      {learnerCount === null
        ? intl.formatMessage(messages.someLosses)
        : intl.formatMessage(messages.losses, { count: learnerCount })}
      <LostList lost={lost} />
      {readImpact ? <ImpactNote read={readImpact} lossesTold /> : null}
    </EditorNotice>
  );
}
