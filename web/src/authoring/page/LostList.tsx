import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { LostParts } from '../save/saveMachine.ts';
import { noticeMessages as messages } from './noticeMessages.ts';

/** What learners would lose, by name; nothing where nobody could name it. */
export function LostList({ lost: { lectures, questions, moreCount } }: { lost: LostParts }): ReactElement | null {
  const intl = useIntl();
  if (lectures.length + questions.length === 0) return null;
  return (
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
  );
}
