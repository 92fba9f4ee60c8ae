import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router';
import { AuthorHtml } from '../../ui/authorHtml/AuthorHtml.tsx';
import { ShowMore } from '../../ui/list/ShowMore.tsx';
import { PageHeading } from '../../ui/Page.tsx';
import { Section } from '../../ui/Section.tsx';
import { reviewMessages } from '../messages.ts';
import { partKey, type PartOfCourse } from '../partOfCourse.ts';
import { useThreadStyles } from '../thread/Thread.styles.ts';
import { GuestPart } from './GuestPart.tsx';
import { useGuestReview } from './GuestReview.ts';
import { GuestThread } from './GuestThread.tsx';
import { guestMessages as messages } from './messages.ts';
import { reviewHref } from './reviewAddress.ts';
import type { GuestThreads } from './useGuestThreads.ts';
import type { GuestStart_review$key } from './__generated__/GuestStart_review.graphql.ts';

/** What a course is about, and everything that is said about it, lecture by lecture. */
export function GuestStart({
  review,
  threads,
}: {
  review: GuestStart_review$key;
  /** Those of the whole course. */
  threads: GuestThreads;
}): ReactElement {
  const { courseId, courseName, courseDescription, modules } = useFragment(
    graphql`
      fragment GuestStart_review on Review @throwOnFieldError {
        courseId
        courseName
        courseDescription
        modules {
          moduleId
          lectures {
            lectureId
            name
          }
        }
      }
    `,
    review,
  );
  const intl = useIntl();
  const styles = useThreadStyles();
  const { token } = useGuestReview();
  const course: PartOfCourse = { part: 'COURSE', partId: courseId, lectureId: null };
  const ofLectures = Map.groupBy(
    threads.all.filter(({ anchor }) => anchor.lectureId != null),
    ({ anchor }) => anchor.lectureId,
  );
  const ofModules = threads.all.filter(({ anchor }) => anchor.part === 'MODULE');
  const lectures = modules.flatMap((module) => module.lectures).filter(({ lectureId }) => ofLectures.has(lectureId));
  return (
    <>
      <PageHeading>{courseName}</PageHeading>
      {courseDescription === '' ? null : <AuthorHtml html={courseDescription} />}
      <GuestPart
        part={course}
        label={intl.formatMessage(messages.commentCourse)}
        quotable={false}
        threads={[...(threads.byPart.get(partKey(course)) ?? []), ...ofModules]}
      />
      {lectures.map(({ lectureId, name }) => (
        <Section
          key={lectureId}
          heading={
            <Link to={reviewHref({ token, lectureId })}>{intl.formatMessage(messages.inLecture, { name })}</Link>
          }
        >
          <ul className={styles.threads}>
            {ofLectures.get(lectureId)?.map((node) => (
              <li key={node.threadId}>
                <GuestThread thread={node} />
              </li>
            ))}
          </ul>
        </Section>
      ))}
      {threads.hasMore ? (
        <ShowMore
          name={intl.formatMessage(reviewMessages.more)}
          failure={intl.formatMessage(reviewMessages.moreFailed)}
          loading={threads.loading}
          loadMore={threads.loadMore}
        />
      ) : null}
    </>
  );
}
