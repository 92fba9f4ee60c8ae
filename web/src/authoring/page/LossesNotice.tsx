import type { ReactElement, ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { SaveFailure } from '../save/saveMachine.ts';
import { EditorNotice } from './EditorNotice.tsx';
import { noticeMessages as messages } from './noticeMessages.ts';

/** What learners would lose by a save, by name: the progress of which lectures, the answers to which questions (SAVE-09, OP-55). */
export function LossesNotice({
  losses: { learnerCount, lost },
  actions,
}: {
  losses: Extract<SaveFailure, { why: 'losses' }>;
  actions: ReactNode;
}): ReactElement {
  const intl = useIntl();
  const { lectures, questions, moreCount } = lost;
  return (
    <EditorNotice urgent actions={actions}>
      {learnerCount === null
        ? intl.formatMessage(messages.someLosses)
        : intl.formatMessage(messages.losses, { count: learnerCount })}
      {lectures.length + questions.length === 0 ? null : (
        <ul>
          {lectures.map(({ lectureId, name }) => (
            <li key={`lecture ${lectureId}`}>
              <FormattedMessage {...messages.lostLecture} values={{ lecture: <bdi>{name}</bdi> }} />
            </li>
          ))}
          {questions.map(({ questionId, text, lectureName }) => (
            <li key={`question ${questionId}`}>
              <FormattedMessage
                {...messages.lostQuestion}
                values={{ question: <bdi>{text}</bdi>, lecture: <bdi>{lectureName}</bdi> }}
              />
            </li>
          ))}
          {moreCount === 0 ? null : <li>{intl.formatMessage(messages.moreLost, { count: moreCount })}</li>}
        </ul>
      )}
    </EditorNotice>
  );
}
