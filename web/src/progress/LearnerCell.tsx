import { makeStyles } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Address } from '../admin/table/Address.tsx';
import { RowLink } from '../admin/table/RowLink.tsx';
import { links } from '../routing/links.ts';
import type { LearnerCell_userCourse$key } from './__generated__/LearnerCell_userCourse.graphql.ts';

const useStyles = makeStyles({
  learner: {
    display: 'flex',
    flexDirection: 'column',
    gap: '2px',
    minWidth: 'min(9em, 100%)',
    '@media (min-width: 720px)': { maxWidth: '16em' },
  },
});

/** Who it is, which leads to their way through the course. */
export function LearnerCell({ userCourse: key }: { userCourse: LearnerCell_userCourse$key }): ReactElement {
  const styles = useStyles();
  const { userCourseId, name, username } = useFragment(
    graphql`
      fragment LearnerCell_userCourse on UserCourse @throwOnFieldError {
        userCourseId
        name
        username
      }
    `,
    key,
  );
  return (
    <div className={styles.learner}>
      <RowLink subject to={links.learnersWay(userCourseId)}>
        {name || <Address asName>{username ?? ''}</Address>}
      </RowLink>
      {name && username ? <Address>{username}</Address> : null}
    </div>
  );
}
