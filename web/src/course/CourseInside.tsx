import { lazy, Suspense, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { PartBoundary } from '../routing/part/PartBoundary.tsx';
import { Section } from '../ui/Section.tsx';
import { courseMessages as messages } from './messages.ts';
import { ModuleList } from './ModuleList.tsx';
import { WalkSkeleton } from './umbrella/WalkSkeleton.tsx';
import type { CourseInside_course$key } from './__generated__/CourseInside_course.graphql.ts';

const UmbrellaWalk = lazy(async () => {
  const { UmbrellaWalk: Walk } = await import('./umbrella/UmbrellaWalk.tsx');
  return { default: Walk };
});

/** What is inside a course: its modules, or the questions of an umbrella course (CAT-14, UMB-01). */
export function CourseInside({
  course,
  openModuleId,
}: {
  course: CourseInside_course$key;
  openModuleId: number | null;
}): ReactElement {
  const data = useFragment(
    graphql`
      fragment CourseInside_course on Course @throwOnFieldError {
        courseId
        type
        ...ModuleList_course
      }
    `,
    course,
  );
  const intl = useIntl();
  if (data.type === 'DECISION_TREE') {
    return (
      <PartBoundary>
        <Suspense fallback={<WalkSkeleton />}>
          <UmbrellaWalk courseId={data.courseId} />
        </Suspense>
      </PartBoundary>
    );
  }
  return (
    <PartBoundary renderFrame={(failed) => <Section heading={intl.formatMessage(messages.modules)}>{failed}</Section>}>
      <ModuleList course={data} openModuleId={openModuleId} />
    </PartBoundary>
  );
}
