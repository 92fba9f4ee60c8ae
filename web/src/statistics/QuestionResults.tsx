import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { DataTrending20Regular } from '@fluentui/react-icons/svg/data-trending';
import { Suspense, useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useLazyLoadQuery } from 'react-relay';
import { useLocation } from 'react-router';
import { readCourseHash } from '../routing/hashLink.ts';
import { RetryBoundary } from '../routing/part/RetryBoundary.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { statisticsMessages as messages } from './messages.ts';
import { QuestionDetails } from './QuestionDetails.tsx';
import { QuestionFigures } from './QuestionFigures.tsx';
import { useRetryKey } from '../routing/part/RetryContext.ts';
import type { QuestionResultsQuery } from './__generated__/QuestionResultsQuery.graphql.ts';

const useStyles = makeStyles({
  part: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '12px' },
  results: { display: 'flex', flexDirection: 'column', gap: '16px', alignSelf: 'stretch' },
  figures: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '12px',
    rowGap: '4px',
    color: tokens.colorNeutralForeground2,
  },
});

/** “How learners answered”: what the first tries say about a question that its author edits, as it was last published (BEY-07). */
export function QuestionResults({ questionId }: { questionId: number }): ReactElement | null {
  const styles = useStyles();
  const intl = useIntl();
  const [open, setOpen] = useState(false);
  const courseId = readCourseHash(useLocation().hash);
  if (courseId === null) return null;
  return (
    <div className={styles.part}>
      <Button icon={<DataTrending20Regular />} aria-expanded={open} onClick={() => setOpen(!open)}>
        {intl.formatMessage(messages.howAnswered)}
      </Button>
      {open ? (
        <div className={styles.results}>
          <RetryBoundary>
            <Suspense fallback={<Skeleton height={160} />}>
              <Results courseId={courseId} questionId={questionId} />
            </Suspense>
          </RetryBoundary>
        </div>
      ) : null}
    </div>
  );
}

function Results({ courseId, questionId }: { courseId: number; questionId: number }): ReactElement {
  const styles = useStyles();
  const intl = useIntl();
  const fetchKey = useRetryKey();
  const { workspace } = useLazyLoadQuery<QuestionResultsQuery>(
    graphql`
      query QuestionResultsQuery($courseId: ID!) @throwOnFieldError {
        workspace {
          questionStatistics(courseId: $courseId) {
            questions {
              questionId
              ...QuestionFigures_question
              ...QuestionDetails_question
            }
          }
        }
      }
    `,
    { courseId: String(courseId) },
    { fetchPolicy: 'store-and-network', fetchKey },
  );
  const question = workspace?.questionStatistics?.questions.find((one) => one.questionId === questionId);
  if (!question) return <span className={styles.figures}>{intl.formatMessage(messages.unanswered)}</span>;
  return (
    <>
      <span className={styles.figures}>
        <QuestionFigures question={question} />
      </span>
      <QuestionDetails question={question} />
    </>
  );
}
