import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { links } from '../routing/links.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { ContentLanguage } from '../ui/authorHtml/ContentLanguage.ts';
import { Page } from '../ui/Page.tsx';
import { completionOutcome, isAchieved } from './completionOutcome.ts';
import { CompletionResult } from './CompletionResult.tsx';
import { useCompletionScreenStyles } from './CompletionScreen.styles.ts';
import { certificateMessages as messages } from './messages.ts';
import type { CompletionScreen_course$key } from './__generated__/CompletionScreen_course.graphql.ts';
import type { CompletionScreen_user$key } from './__generated__/CompletionScreen_user.graphql.ts';

const titles = {
  completed: messages.completedTitle,
  passed: messages.passedTitle,
  done: messages.passedTitle,
  short: messages.completionTitle,
  missing: messages.almostTitle,
  over: messages.almostTitle,
} as const;

/** The end of a course: how it went is said at once, then what is left to do, and the certificate (LEC-13, OP-41). */
export function CompletionScreen({
  course,
  user,
}: {
  course: CompletionScreen_course$key;
  /** Null for a visitor. */
  user: CompletionScreen_user$key | null;
}): ReactElement {
  const { courseId, name, miniDescription, metadata, viewerUserCourse } = useFragment(
    graphql`
      fragment CompletionScreen_course on Course @throwOnFieldError {
        courseId
        name
        miniDescription
        metadata {
          language
        }
        viewerUserCourse {
          phase
          scorePercent
          certificate {
            uuid
          }
          completion @required(action: THROW) {
            complete
            certificate
            noCertificateReason
          }
          ...CompletionResult_userCourse
        }
      }
    `,
    course,
  );
  const person = useFragment(
    graphql`
      fragment CompletionScreen_user on User @throwOnFieldError {
        name
      }
    `,
    user,
  );
  const intl = useIntl();
  const styles = useCompletionScreenStyles();
  const lang = metadata.language ?? undefined;
  const outcome = viewerUserCourse
    ? completionOutcome({ phase: viewerUserCourse.phase, ...viewerUserCourse.completion })
    : 'over';
  return (
    <Page
      title={intl.formatMessage(titles[outcome], { percent: viewerUserCourse?.scorePercent })}
      width={viewerUserCourse?.certificate ? 'wide' : 'reading'}
    >
      <div className={styles.course} lang={lang}>
        <p className={styles.name}>{name}</p>
        {isAchieved(outcome) && miniDescription ? <p className={styles.summary}>{miniDescription}</p> : null}
      </div>
      {viewerUserCourse && person ? (
        <ContentLanguage value={lang}>
          <CompletionResult
            courseId={courseId}
            courseName={name}
            userCourse={viewerUserCourse}
            settingsName={person.name}
          />
        </ContentLanguage>
      ) : (
        <div>
          <ButtonLink appearance="primary" to={links.course(courseId)}>
            {intl.formatMessage(messages.backToCourse)}
          </ButtonLink>
        </div>
      )}
    </Page>
  );
}
