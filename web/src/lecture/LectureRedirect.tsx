import { useMemo, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Navigate } from 'react-router';
import { links } from '../routing/links.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { EmptyState } from '../ui/empty/EmptyState.tsx';
import { Page } from '../ui/Page.tsx';
import { lectureMessages as messages } from './messages.ts';
import type { LectureRedirect_course$key } from './__generated__/LectureRedirect_course.graphql.ts';

/** Opens the lecture to continue with where the address names none; the first for anyone who is not enrolled (OP-96). */
export function LectureRedirect({ course }: { course: LectureRedirect_course$key }): ReactElement {
  const { courseId, name, metadata, modules, viewerUserCourse } = useFragment(
    graphql`
      fragment LectureRedirect_course on Course @throwOnFieldError {
        courseId
        name
        metadata {
          language
        }
        modules @required(action: THROW) {
          lectures {
            lectureId
            moduleId
          }
        }
        viewerUserCourse {
          continueAt {
            lectureId
            moduleId
            sectionId
          }
          lastPosition {
            lectureId
            moduleId
            sectionId
          }
        }
      }
    `,
    course,
  );
  const intl = useIntl();
  // Where everything is done, reading again begins at the place that was seen last.
  const place = viewerUserCourse?.continueAt ?? viewerUserCourse?.lastPosition;
  const sectionId = place?.sectionId ?? null;
  // The same object while the navigation is under way: a new one would start it again.
  const state = useMemo(() => ({ sectionId }), [sectionId]);
  const target = place ?? modules.flatMap(({ lectures }) => lectures)[0];
  if (target) {
    return (
      <Navigate
        replace
        to={links.lecture({ courseId, moduleId: target.moduleId, lectureId: target.lectureId })}
        state={state}
      />
    );
  }
  return (
    <Page title={name} lang={metadata.language ?? undefined} width="reading">
      <EmptyState
        title={intl.formatMessage(messages.noLectures)}
        action={<ButtonLink to={links.course(courseId)}>{intl.formatMessage(messages.backToCourse)}</ButtonLink>}
      />
    </Page>
  );
}
