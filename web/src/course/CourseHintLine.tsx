import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { useDayWords } from '../enrolment/useDayWords.ts';
import { useCourseActionStyles } from './CourseAction.styles.ts';
import type { CourseHint } from './courseHint.ts';
import { courseMessages as messages } from './messages.ts';

/** What has to be said beside the main action of a course, in words. */
export function CourseHintLine({ hint: { key, time } }: { hint: CourseHint }): ReactElement {
  const styles = useCourseActionStyles();
  const dayWords = useDayWords();
  return (
    <p className={styles.hint}>
      {useIntl().formatMessage(messages[key], { date: time === undefined ? undefined : dayWords(time) })}
    </p>
  );
}
