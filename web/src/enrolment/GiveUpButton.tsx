import { Button } from '@fluentui/react-components';
import { lazy, Suspense, useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { loadScript } from '../scriptLoadError.ts';
import { enrolmentMessages as messages } from './messages.ts';
import type { GiveUpButton_userCourse$key } from './__generated__/GiveUpButton_userCourse.graphql.ts';

const GiveUpDialog = lazy(() =>
  loadScript(() => import('./GiveUpDialog.tsx')).then((module) => ({ default: module.GiveUpDialog })),
);

/** Gives up a course after asking (ENR-06). Nothing for a course that is over for the learner. */
export function GiveUpButton({
  userCourse,
  courseName,
}: {
  userCourse: GiveUpButton_userCourse$key;
  courseName: string;
}): ReactElement | null {
  const { userCourseId, phase } = useFragment(
    graphql`
      fragment GiveUpButton_userCourse on UserCourse @throwOnFieldError {
        userCourseId
        phase
      }
    `,
    userCourse,
  );
  const intl = useIntl();
  const [asking, setAsking] = useState(false);
  if (phase !== 'ENROLLED' && phase !== 'IN_PROGRESS') return null;
  return (
    <>
      <Button appearance="subtle" onClick={() => setAsking(true)}>
        {intl.formatMessage(messages.giveUp)}
      </Button>
      {asking ? (
        <Suspense fallback={null}>
          <GiveUpDialog userCourseId={userCourseId} courseName={courseName} onClosed={() => setAsking(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
