import { useEffect, type ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { preloadQuestions } from '../quiz/QuestionCard.tsx';
import { usePrinting } from '../ui/usePrinting.ts';
import { LectureQuiz } from './LectureQuiz.tsx';
import type { PrintedQuiz_lecture$key } from './__generated__/PrintedQuiz_lecture.graphql.ts';

/**
 * On paper, the questions of a lecture whose end is not on the screen yet, as they are asked there (OP-251). What is right is told with an
 * answer and not before, so the paper cannot tell it either.
 */
export function PrintedQuiz({ lecture }: { lecture: PrintedQuiz_lecture$key }): ReactElement | null {
  const data = useFragment(
    graphql`
      fragment PrintedQuiz_lecture on Lecture @throwOnFieldError {
        content @required(action: THROW) {
          ... on LectureContent {
            questions {
              __typename
            }
          }
        }
        ...LectureQuiz_lecture
      }
    `,
    lecture,
  );
  const isPrinting = usePrinting();
  const names = [...new Set(data.content.questions?.map(({ __typename }) => __typename))].join(' ');
  // Once the browser prints, it is too late; this is for those within sections as well.
  useEffect(() => void preloadQuestions(names.split(' ')), [names]);
  return isPrinting ? <LectureQuiz lecture={data} /> : null;
}
