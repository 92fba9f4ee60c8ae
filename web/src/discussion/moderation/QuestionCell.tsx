import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { RowLink } from '../../admin/table/RowLink.tsx';
import { links } from '../../routing/links.ts';
import { discussionMessages } from '../messages.ts';
import { moderationMessages as messages } from './messages.ts';
import type { QuestionCell_question$key } from './__generated__/QuestionCell_question.graphql.ts';

const useStyles = makeStyles({
  cell: { display: 'flex', flexDirection: 'column', gap: '2px', minWidth: 'min(14em, 100%)', overflowWrap: 'anywhere' },
  gone: { fontWeight: tokens.fontWeightRegular, color: tokens.colorNeutralForeground3 },
  marks: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
});

/** What is asked, which leads to it below its lecture; of a lecture that is gone it leads nowhere. */
export function QuestionCell({ question }: { question: QuestionCell_question$key }): ReactElement {
  const styles = useStyles();
  const intl = useIntl();
  const { threadId, courseId, lectureId, lectureName, title, pinned, closed } = useFragment(
    graphql`
      fragment QuestionCell_question on DiscussionQuestion @throwOnFieldError {
        threadId
        courseId
        lectureId
        lectureName
        title
        pinned
        closed
      }
    `,
    question,
  );
  const words = title ?? <span className={styles.gone}>{intl.formatMessage(discussionMessages.deletedQuestion)}</span>;
  const marks = [...(pinned ? [messages.pinned] : []), ...(closed ? [messages.closed] : [])];
  return (
    <div className={styles.cell}>
      {lectureName == null ? (
        words
      ) : (
        <RowLink subject to={links.question({ courseId, lectureId, threadId })}>
          {words}
        </RowLink>
      )}
      {marks.length === 0 ? null : (
        <span className={styles.marks}>
          {intl.formatList(
            marks.map((mark) => intl.formatMessage(mark)),
            { type: 'unit' },
          )}
        </span>
      )}
    </div>
  );
}
