import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { ChangedCell_course$key } from './__generated__/ChangedCell_course.graphql.ts';

const useStyles = makeStyles({
  changed: { display: 'flex', flexDirection: 'column', gap: '2px' },
  person: {
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    overflowWrap: 'anywhere',
  },
});

/** When the course was saved last, and by whom, where that is known. */
export function ChangedCell({ course: key }: { course: ChangedCell_course$key }): ReactElement {
  const styles = useStyles();
  const intl = useIntl();
  const { updateTime, updatedBy } = useFragment(
    graphql`
      fragment ChangedCell_course on AuthoredCourse @throwOnFieldError {
        updateTime
        updatedBy {
          name
          username
        }
      }
    `,
    key,
  );
  return (
    <div className={styles.changed}>
      <time dateTime={updateTime} title={intl.formatDate(updateTime, { dateStyle: 'long', timeStyle: 'short' })}>
        {intl.formatDate(updateTime, { dateStyle: 'medium' })}
      </time>
      {updatedBy ? <span className={styles.person}>{updatedBy.name || updatedBy.username}</span> : null}
    </div>
  );
}
