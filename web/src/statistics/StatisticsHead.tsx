import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { links } from '../routing/links.ts';
import { BackLink } from '../ui/back/BackLink.tsx';
import { PageHeading } from '../ui/Page.tsx';
import { statisticsMessages as messages } from './messages.ts';

const useStyles = makeStyles({
  head: { display: 'flex', flexDirection: 'column', gap: '4px', overflowWrap: 'anywhere' },
  about: {
    margin: 0,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
  },
});

/** What the statistics are of, and whom they rest on. */
export function StatisticsHead({
  course,
  learnerCount,
  completedCount,
  newestOnly,
}: {
  course: ReactNode;
  learnerCount: number;
  completedCount: number;
  newestOnly: boolean;
}): ReactElement {
  const styles = useStyles();
  const intl = useIntl();
  return (
    <div className={styles.head}>
      <BackLink to={links.adminCourses}>{intl.formatMessage(messages.back)}</BackLink>
      <PageHeading>{intl.formatMessage(messages.titleOf, { course })}</PageHeading>
      {learnerCount === 0 ? null : (
        <p className={styles.about}>
          {intl.formatMessage(newestOnly ? messages.newest : messages.cohort, {
            count: learnerCount,
            completed: completedCount,
          })}
        </p>
      )}
    </div>
  );
}
