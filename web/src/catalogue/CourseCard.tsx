import { mergeClasses } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router';
import { useDuration } from '../i18n/useDuration.ts';
import { links } from '../routing/links.ts';
import { Cover } from '../ui/Cover.tsx';
import type { Seen } from '../ui/ResponsiveImage.tsx';
import { cardSizes } from './cardSizes.ts';
import { useCourseCardStyles } from './CourseCard.styles.ts';
import { catalogueMessages as messages } from './messages.ts';
import type { CourseCard_course$key } from './__generated__/CourseCard_course.graphql.ts';

/** Tags that a card has room for. */
const shownTags = 3;

/** The first row holds up to three cards; a phone shows one. */
const seenAt = (place: number): Seen => (place === 0 ? 'first' : place < 3 ? 'soon' : 'later');

/** A course in the catalogue. The whole card is the link to its public page (CAT-13). */
export function CourseCard({
  course: key,
  heading: Heading,
  place,
}: {
  course: CourseCard_course$key;
  /** The level of its name in the page. */
  heading: 'h2' | 'h3';
  /** Which card of the page it is, from 0. */
  place: number;
}): ReactElement {
  const styles = useCourseCardStyles();
  const intl = useIntl();
  const duration = useDuration();
  const course = useFragment(
    graphql`
      fragment CourseCard_course on Course @throwOnFieldError {
        courseId
        name
        miniDescription
        imageUrl
        durationMinutes
        lectureCount
        certifiable
        timing
        startTime
        availableFromTime
        type
        voucherActivated
        metadata {
          language
        }
        tags {
          id
          name
        }
      }
    `,
    key,
  );
  const start = course.availableFromTime ?? course.startTime;
  const facts = [
    course.durationMinutes ? duration(course.durationMinutes) : null,
    course.lectureCount > 0 ? intl.formatMessage(messages.lectures, { count: course.lectureCount }) : null,
    course.certifiable ? intl.formatMessage(messages.certificate) : null,
  ].filter((fact) => fact !== null);
  const timing =
    course.timing === 'WILL_START' && start
      ? intl.formatMessage(messages.startsOn, { date: intl.formatDate(start, { day: 'numeric', month: 'short' }) })
      : course.timing === 'FINISHED'
        ? intl.formatMessage(messages.finished)
        : null;

  const access =
    course.type === 'EXTERNAL'
      ? intl.formatMessage(messages.elsewhere)
      : course.voucherActivated
        ? intl.formatMessage(messages.byCode)
        : null;
  const badges = [timing, access].filter((badge) => badge !== null);
  // WCAG 3.1.2: what authors wrote may be in another language than the page.
  const lang = course.metadata.language ?? undefined;

  return (
    <article className={styles.card}>
      <div className={styles.cover}>
        <Cover id={course.courseId} src={course.imageUrl} sizes={cardSizes} seen={seenAt(place)} />
        {badges.length > 0 ? (
          <span className={styles.badges}>
            {badges.map((badge) => (
              <span key={badge} className={styles.badge}>
                {badge}
              </span>
            ))}
          </span>
        ) : null}
      </div>
      <div className={styles.body}>
        <Heading className={styles.name}>
          <Link className={styles.link} to={links.course(course.courseId)} lang={lang}>
            {course.name}
          </Link>
        </Heading>
        {course.miniDescription ? (
          <p className={styles.summary} lang={lang}>
            {course.miniDescription}
          </p>
        ) : null}
        <p className={styles.facts}>{facts.join(' · ')}</p>
        {course.tags.length > 0 ? (
          <ul className={styles.tags} lang={lang}>
            {course.tags.slice(0, shownTags).map((tag) => (
              <li key={tag.id} className={styles.tag}>
                {tag.name}
              </li>
            ))}
            {course.tags.length > shownTags ? (
              <li className={mergeClasses(styles.tag, styles.rest)}>+{course.tags.length - shownTags}</li>
            ) : null}
          </ul>
        ) : null}
      </div>
    </article>
  );
}
