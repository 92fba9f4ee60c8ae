import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { useDuration } from '../i18n/useDuration.ts';
import { DefinitionList } from '../ui/figure/DefinitionList.tsx';
import { useCourseScreenStyles } from './CourseScreen.styles.ts';
import { courseMessages as messages } from './messages.ts';
import type { PracticalInfo_course$key } from './__generated__/PracticalInfo_course.graphql.ts';

/** Timing, duration, dates, numbers of modules and lectures, certificate and passing rate (OP-77, CAT-15, CERT-03). */
export function PracticalInfo({ course }: { course: PracticalInfo_course$key }): ReactElement | null {
  const data = useFragment(
    graphql`
      fragment PracticalInfo_course on Course @throwOnFieldError {
        type
        timing
        durationMinutes
        startTime
        availableFromTime
        availableUntilTime
        moduleCount
        lectureCount
        certifiable
        requiredPercent
      }
    `,
    course,
  );
  const intl = useIntl();
  const duration = useDuration();
  const styles = useCourseScreenStyles();
  const date = (time: string | null | undefined): string | null =>
    time ? intl.formatDate(time, { dateStyle: 'long' }) : null;
  const inside = data.lectureCount > 0;
  // Questions that lead to other courses always run, and give nothing themselves (UMB-01).
  const leads = data.type === 'DECISION_TREE';
  const entries = [
    {
      // A course that will start or is over says so above its name.
      term: intl.formatMessage(messages.timing),
      value: data.timing === 'RUNNING' && !leads ? intl.formatMessage(messages.running) : null,
    },
    {
      term: intl.formatMessage(messages.duration),
      value: data.durationMinutes ? duration(data.durationMinutes) : null,
    },
    { term: intl.formatMessage(messages.starts), value: date(data.availableFromTime ?? data.startTime) },
    { term: intl.formatMessage(messages.ends), value: date(data.availableUntilTime) },
    {
      term: intl.formatMessage(messages.modulesLabel),
      value: inside ? intl.formatNumber(data.moduleCount) : null,
    },
    {
      term: intl.formatMessage(messages.lecturesLabel),
      value: inside ? intl.formatNumber(data.lectureCount) : null,
    },
    {
      term: intl.formatMessage(messages.certificate),
      value: leads ? null : intl.formatMessage(data.certifiable ? messages.certificateYes : messages.certificateNo),
    },
    {
      term: intl.formatMessage(messages.passingRate),
      value: data.certifiable ? intl.formatMessage(messages.percent, { percent: data.requiredPercent }) : null,
    },
  ].filter(({ value }) => value !== null);
  if (entries.length === 0) return null;
  return (
    <section>
      <h2 className={styles.smallHeading}>{intl.formatMessage(messages.practical)}</h2>
      <DefinitionList entries={entries} />
    </section>
  );
}
