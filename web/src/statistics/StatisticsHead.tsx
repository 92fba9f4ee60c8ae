import { makeStyles, tokens } from '@fluentui/react-components';
import { ArrowLeftRegular } from '@fluentui/react-icons/svg/arrow-left';
import type { ReactElement, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { links } from '../routing/links.ts';
import { PageHeading } from '../ui/Page.tsx';
import { statisticsMessages as messages } from './messages.ts';

const useStyles = makeStyles({
  head: { display: 'flex', flexDirection: 'column', gap: '4px', overflowWrap: 'anywhere' },
  back: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '4px',
    alignSelf: 'flex-start',
    minHeight: '24px',
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase300,
  },
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
      <Link className={styles.back} to={links.adminCourses}>
        <ArrowLeftRegular fontSize={16} aria-hidden />
        {intl.formatMessage(messages.back)}
      </Link>
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
