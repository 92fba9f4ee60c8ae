import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { useAnswering } from '../quiz/AnsweringContext.ts';
import { links } from '../routing/links.ts';
import { useViewer } from '../viewer/useShell.ts';
import { useContentLanguage } from '../ui/authorHtml/ContentLanguage.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { EmptyState } from '../ui/empty/EmptyState.tsx';
import { PageHeading } from '../ui/Page.tsx';
import { gateText, moduleStartText } from './gateText.ts';
import { useLectureScreenStyles } from './LectureScreen.styles.ts';
import { lectureMessages as messages } from './messages.ts';
import type { WithheldContent_course$key } from './__generated__/WithheldContent_course.graphql.ts';
import type { WithheldContent_lecture$key } from './__generated__/WithheldContent_lecture.graphql.ts';

/** In place of content that may not be seen: why, and the way to it (ENR-11, OP-45). */
export function WithheldContent({
  course,
  lecture,
}: {
  course: WithheldContent_course$key;
  lecture: WithheldContent_lecture$key;
}): ReactElement {
  const { courseId } = useFragment(
    graphql`
      fragment WithheldContent_course on Course @throwOnFieldError {
        courseId
      }
    `,
    course,
  );
  const { name, lectureId, content, gate } = useFragment(
    graphql`
      fragment WithheldContent_lecture on Lecture @throwOnFieldError {
        name
        lectureId
        content @required(action: THROW) {
          ... on ContentWithheld {
            reason
            time
          }
        }
        gate {
          reason
          lectureId
          lectureName
          moduleId
          openQuestionCount
          time
        }
      }
    `,
    lecture,
  );
  const intl = useIntl();
  const styles = useLectureScreenStyles();
  const lang = useContentLanguage();
  const viewer = useViewer();
  const { signInHref } = useAnswering();
  const toCourse = (
    <ButtonLink appearance="primary" to={links.course(courseId)}>
      {intl.formatMessage(messages.toCourse)}
    </ButtonLink>
  );
  const state = (): ReactElement => {
    switch (content.reason) {
      case 'NOT_STARTED':
        return (
          <EmptyState
            title={gateText(intl, { reason: 'COURSE_NOT_STARTED', time: content.time ?? null })}
            action={toCourse}
          />
        );
      case 'MODULE_NOT_STARTED':
        return <EmptyState title={moduleStartText(intl, content.time ?? null)} action={toCourse} />;
      case 'LOCKED':
        return (
          <EmptyState
            title={intl.formatMessage(messages.lockedTitle)}
            text={gate ? gateText(intl, gate, { currentLectureId: lectureId, lang }) : undefined}
            action={
              gate?.lectureId != null && gate.moduleId != null ? (
                <ButtonLink
                  appearance="primary"
                  to={links.lecture({ courseId, lectureId: gate.lectureId, moduleId: gate.moduleId })}
                >
                  {intl.formatMessage(messages.goToLecture)}
                </ButtonLink>
              ) : (
                toCourse
              )
            }
          />
        );
      default:
        return (
          <EmptyState
            title={intl.formatMessage(messages.notEnrolledTitle)}
            text={intl.formatMessage(messages.notEnrolled)}
            action={
              <div className={styles.actions}>
                {toCourse}
                {viewer ? null : <ButtonLink to={signInHref}>{intl.formatMessage(messages.signIn)}</ButtonLink>}
              </div>
            }
          />
        );
    }
  };
  return (
    <div className={styles.column}>
      <PageHeading lang={lang}>{name}</PageHeading>
      {state()}
    </div>
  );
}
