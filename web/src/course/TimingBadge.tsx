import { Badge } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { courseMessages as messages } from './messages.ts';
import type { TimingBadge_course$key } from './__generated__/TimingBadge_course.graphql.ts';

/** Says that a course has not started or is over (CAT-15); that it runs is said by the practical information alone. */
export function TimingBadge({ course }: { course: TimingBadge_course$key }): ReactElement | null {
  const { timing, availableFromTime, startTime } = useFragment(
    graphql`
      fragment TimingBadge_course on Course @throwOnFieldError {
        timing
        availableFromTime
        startTime
      }
    `,
    course,
  );
  const intl = useIntl();
  if (timing === 'RUNNING') return null;
  const start = availableFromTime ?? startTime;
  const text = (): string => {
    if (timing === 'FINISHED') return intl.formatMessage(messages.finished);
    return start
      ? intl.formatMessage(messages.startsOn, { date: intl.formatDate(start, { dateStyle: 'long' }) })
      : intl.formatMessage(messages.willStart);
  };
  return (
    <Badge appearance="tint" size="large" color={timing === 'WILL_START' ? 'warning' : 'informative'}>
      {text()}
    </Badge>
  );
}
