import { mergeClasses } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router';
import { RelativeTime } from '../../discussion/RelativeTime.tsx';
import { links } from '../../routing/links.ts';
import { authorText } from '../../ui/authorHtml/authorText.tsx';
import { Cover } from '../../ui/Cover.tsx';
import { useMarkStyles } from '../../ui/mark/Mark.styles.ts';
import { useViewer } from '../../viewer/useShell.ts';
import { courseListMessages } from '../list/messages.ts';
import { useEditedCourseStyles } from './EditedCourse.styles.ts';
import type { LastPlace } from './lastPlaces.ts';
import { authorHomeMessages as messages } from './messages.ts';
import type { EditedCourse_course$key } from './__generated__/EditedCourse_course.graphql.ts';

/** A course that its author edited lately: one press leads to where they were. */
export function EditedCourse({
  course: key,
  lecture,
}: {
  course: EditedCourse_course$key;
  /** The lecture that was open in the editor last; null for the page of the course. */
  lecture: LastPlace['lecture'];
}): ReactElement {
  const styles = useEditedCourseStyles();
  const marks = useMarkStyles();
  const intl = useIntl();
  const viewer = useViewer();
  const { courseId, name, imageUrl, published, template, updateTime, updatedBy, metadata } = useFragment(
    graphql`
      fragment EditedCourse_course on AuthoredCourse @throwOnFieldError {
        courseId
        name
        imageUrl
        published
        template
        updateTime
        updatedBy {
          userId
          name
          username
        }
        metadata {
          language
        }
      }
    `,
    key,
  );
  const language = metadata.language ?? undefined;
  const isLive = published && !template;
  const when = <RelativeTime time={updateTime} />;
  return (
    <article className={styles.card}>
      <Cover id={courseId} src={imageUrl} sizes="96px" className={styles.cover} />
      <div className={styles.words}>
        <Link
          to={lecture ? links.editLecture({ courseId, ...lecture }) : links.editCourse(courseId)}
          lang={language}
          className={styles.name}
        >
          {name}
        </Link>
        {lecture ? (
          <span className={styles.about}>
            {intl.formatMessage(messages.inLecture, { lecture: authorText(lecture.name, language) })}
          </span>
        ) : null}
        <span className={styles.foot}>
          <span className={mergeClasses(marks.mark, isLive && marks.good)}>
            {intl.formatMessage(
              template ? courseListMessages.template : isLive ? courseListMessages.published : courseListMessages.draft,
            )}
          </span>
          <span className={styles.about}>
            {updatedBy && updatedBy.userId !== viewer?.userId
              ? intl.formatMessage(messages.savedAgoBy, { when, person: updatedBy.name || updatedBy.username })
              : intl.formatMessage(messages.savedAgo, { when })}
          </span>
        </span>
      </div>
    </article>
  );
}
