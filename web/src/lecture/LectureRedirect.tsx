import { useMemo, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Navigate } from 'react-router';
import { links } from '../routing/links.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Page } from '../ui/Page.tsx';
import { lectureMessages as messages } from './messages.ts';
import type { LectureRedirect_course$key } from './__generated__/LectureRedirect_course.graphql.ts';

/** Goes on to the lecture that comes next where the address names none: the last place, the next lecture, or the first. */
export function LectureRedirect({ course }: { course: LectureRedirect_course$key }): ReactElement {
  const { courseId, name, modules, viewerUserCourse } = useFragment(
    graphql`
      fragment LectureRedirect_course on Course @throwOnFieldError {
        courseId
        name
        modules @required(action: THROW) {
          lectures {
            lectureId
            moduleId
          }
        }
        viewerUserCourse {
          lastPosition {
            lectureId
            moduleId
            sectionId
          }
          nextLecture {
            lectureId
            moduleId
          }
        }
      }
    `,
    course,
  );
  const intl = useIntl();
  const last = viewerUserCourse?.lastPosition;
  const sectionId = last?.sectionId ?? null;
  // The same object while the navigation is under way: a new one would start it again.
  const state = useMemo(() => ({ sectionId }), [sectionId]);
  const target = last ?? viewerUserCourse?.nextLecture ?? modules.flatMap(({ lectures }) => lectures)[0];
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
    <Page title={name} width="reading">
      <EmptyState
        title={intl.formatMessage(messages.noLectures)}
        action={<ButtonLink to={links.course(courseId)}>{intl.formatMessage(messages.backToCourse)}</ButtonLink>}
      />
    </Page>
  );
}
