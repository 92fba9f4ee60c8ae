import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { links } from '../routing/links.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { statisticsMessages as messages } from './messages.ts';

/** The way to the statistics of a course. */
export function StatisticsLink({ courseId }: { courseId: number }): ReactElement {
  const intl = useIntl();
  return (
    <div>
      <ButtonLink to={links.courseStatistics(courseId)}>{intl.formatMessage(messages.ofCourse)}</ButtonLink>
    </div>
  );
}
