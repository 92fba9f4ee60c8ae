import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router';
import { links } from '../../routing/links.ts';
import { Cover } from '../../ui/Cover.tsx';
import { courseTypeNames } from './courseTypeNames.ts';
import { courseListMessages as messages } from './messages.ts';
import type { CourseCell_course$key } from './__generated__/CourseCell_course.graphql.ts';

const useStyles = makeStyles({
  course: { display: 'flex', alignItems: 'center', gap: '12px', minWidth: 0 },
  cover: { flexShrink: 0, width: '96px', borderRadius: tokens.borderRadiusMedium },
  words: { display: 'flex', flexDirection: 'column', gap: '2px', minWidth: 0 },
  name: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '24px',
    color: tokens.colorNeutralForeground1,
    fontWeight: tokens.fontWeightSemibold,
    textDecorationLine: 'none',
    overflowWrap: 'anywhere',
    borderRadius: tokens.borderRadiusSmall,
    ':hover': { textDecorationLine: 'underline' },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
  },
  about: {
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    overflowWrap: 'anywhere',
  },
});

/** The cover, the name, which opens the course for editing (EDIT-21), what kind it is or how much it holds, and its topics. */
export function CourseCell({ course: key }: { course: CourseCell_course$key }): ReactElement {
  const styles = useStyles();
  const intl = useIntl();
  const { courseId, name, type, imageUrl, moduleCount, lectureCount, metadata, rights, tags } = useFragment(
    graphql`
      fragment CourseCell_course on AuthoredCourse @throwOnFieldError {
        courseId
        name
        type
        imageUrl
        moduleCount
        lectureCount
        metadata {
          language
        }
        rights {
          mayEdit
        }
        tags {
          name
        }
      }
    `,
    key,
  );
  const lang = metadata.language ?? undefined;
  const about = intl.formatMessage(courseTypeNames[type] ?? messages.contents, {
    modules: moduleCount,
    lectures: lectureCount,
  });
  const topics = intl.formatList(
    tags.map((tag) => tag.name),
    { type: 'unit', style: 'short' },
  );
  return (
    <div className={styles.course}>
      <Cover id={courseId} src={imageUrl} sizes="96px" className={styles.cover} />
      <div className={styles.words}>
        {rights.mayEdit ? (
          <Link to={links.editCourse(courseId)} lang={lang} className={styles.name} data-tour="course">
            {name}
          </Link>
        ) : (
          <span lang={lang} className={styles.name}>
            {name}
          </span>
        )}
        <span className={styles.about}>{about}</span>
        {topics ? <span className={styles.about}>{topics}</span> : null}
      </div>
    </div>
  );
}
