import { mergeClasses } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router';
import { useLectureOutlineStyles } from '../../lecture/LectureOutline.styles.ts';
import { OutlineEntry } from '../../lecture/OutlineEntry.tsx';
import { useContentLanguage } from '../../ui/authorHtml/ContentLanguage.ts';
import { guestMessages as messages } from './messages.ts';
import { reviewHref } from './reviewAddress.ts';
import type { GuestOutline_review$key } from './__generated__/GuestOutline_review.graphql.ts';

/** The modules and lectures of a course under review. */
export function GuestOutline({
  review,
  token,
  lectureId,
  onChosen,
}: {
  review: GuestOutline_review$key;
  token: string;
  /** The lecture on the screen; null on the first page. */
  lectureId: number | null;
  onChosen?: () => void;
}): ReactElement {
  const { courseName, modules } = useFragment(
    graphql`
      fragment GuestOutline_review on Review @throwOnFieldError {
        courseName
        modules {
          moduleId
          name
          lectures {
            lectureId
            name
            durationMinutes
          }
        }
      }
    `,
    review,
  );
  const intl = useIntl();
  const lang = useContentLanguage();
  const styles = useLectureOutlineStyles();
  return (
    <nav aria-label={intl.formatMessage(messages.contents)} className={styles.outline}>
      <div className={styles.head}>
        <span className={styles.course} lang={lang}>
          {courseName}
        </span>
      </div>
      <Link
        to={reviewHref({ token, lectureId: null })}
        aria-current={lectureId === null ? 'page' : undefined}
        className={mergeClasses(styles.entry, styles.link, lectureId === null && styles.current)}
        onClick={onChosen}
      >
        {intl.formatMessage(messages.start)}
      </Link>
      {modules.map((module) => (
        <section key={module.moduleId} className={styles.module}>
          <h2 className={styles.moduleName} lang={lang}>
            {module.name}
          </h2>
          <ol className={styles.lectures}>
            {module.lectures.map((entry) => (
              <OutlineEntry
                key={entry.lectureId}
                ref={null}
                name={entry.name}
                minutes={entry.durationMinutes}
                to={reviewHref({ token, lectureId: entry.lectureId })}
                here={entry.lectureId === lectureId}
                status={null}
                lock={null}
                onChosen={onChosen}
              />
            ))}
          </ol>
        </section>
      ))}
    </nav>
  );
}
