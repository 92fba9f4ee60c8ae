import { Button } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { links } from '../../routing/links.ts';
import type { KeptCourse } from './keptCourse.ts';
import { useKeptCoursesPageStyles } from './KeptCoursesPage.styles.ts';
import { keptMessages as messages } from './keptMessages.ts';
import { useMegabytes } from './useMegabytes.ts';

/** A course that is kept on this device. */
export function KeptCourseRow({ kept, onRemoved }: { kept: KeptCourse; onRemoved: () => void }): ReactElement {
  const { course, name, lectureIds, bytes, time } = kept;
  const intl = useIntl();
  const styles = useKeptCoursesPageStyles();
  const megabytes = useMegabytes();
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <Link to={links.userCourse(course)} className={styles.name}>
          {name}
        </Link>
        <span className={styles.detail}>
          {intl.formatMessage(messages.lectures, { count: lectureIds.length, size: megabytes(bytes) })}
        </span>
        <span className={styles.detail}>
          {intl.formatMessage(messages.keptSince, { date: intl.formatDate(time, { dateStyle: 'medium' }) })}
        </span>
      </div>
      <Button aria-label={intl.formatMessage(messages.removeOne, { course: name })} onClick={onRemoved}>
        {intl.formatMessage(messages.removeShort)}
      </Button>
    </li>
  );
}
