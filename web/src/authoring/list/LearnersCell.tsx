import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { FormattedNumber, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router';
import { links } from '../../routing/links.ts';
import { courseListMessages as messages } from './messages.ts';
import type { LearnersCell_course$key } from './__generated__/LearnersCell_course.graphql.ts';

const useStyles = makeStyles({
  link: { display: 'inline-block', minWidth: '24px', minHeight: '24px', color: tokens.colorBrandForegroundLink },
});

/** How many people have ever enrolled, which leads to how they get on for those who may see it (PROGR-01, OP-54). */
export function LearnersCell({ course: key }: { course: LearnersCell_course$key }): ReactElement {
  const styles = useStyles();
  const intl = useIntl();
  const { courseId, name, learnerCount, rights } = useFragment(
    graphql`
      fragment LearnersCell_course on AuthoredCourse @throwOnFieldError {
        courseId
        name
        learnerCount
        rights {
          mayEdit
        }
      }
    `,
    key,
  );
  if (learnerCount === 0 || !rights.mayEdit) return <FormattedNumber value={learnerCount} />;
  return (
    <Link
      className={styles.link}
      to={links.progressInCourse(courseId)}
      aria-label={intl.formatMessage(messages.learnersOf, { count: learnerCount, course: name })}
    >
      <FormattedNumber value={learnerCount} />
    </Link>
  );
}
