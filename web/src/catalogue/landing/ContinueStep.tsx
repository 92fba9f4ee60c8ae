import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { enrolmentMessages as messages } from '../../enrolment/messages.ts';
import { studyLink } from '../../enrolment/studyLink.ts';
import { studyStep, type StudyStep } from '../../enrolment/studyStep.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Cover } from '../../ui/Cover.tsx';
import type { ContinueStep_userCourse$key } from './__generated__/ContinueStep_userCourse.graphql.ts';

const useStyles = makeStyles({
  card: {
    display: 'flex',
    flexDirection: 'column',
    overflow: 'hidden',
    borderRadius: tokens.borderRadiusXLarge,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  // On a phone the words and the button are what counts.
  cover: { display: 'none', aspectRatio: '3 / 1', '@media (min-width: 1024px)': { display: 'block' } },
  words: { display: 'flex', flexDirection: 'column', gap: '4px', padding: '16px', minWidth: 0 },
  kicker: {
    margin: 0,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorNeutralForeground3,
  },
  name: {
    margin: 0,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
    overflowWrap: 'anywhere',
  },
  lecture: {
    margin: 0,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    color: tokens.colorNeutralForeground2,
    overflowWrap: 'anywhere',
  },
  action: { alignSelf: 'flex-start', marginTop: '8px' },
});

const headings = {
  start: messages.startTitle,
  continue: messages.continueTitle,
  finish: messages.allSeen,
  getCertificate: messages.certificateReady,
} as const satisfies Record<StudyStep, unknown>;

/** Where someone stopped learning, one click away from there, in the words of their dashboard (OP-90, OP-96). */
export function ContinueStep({ userCourse }: { userCourse: ContinueStep_userCourse$key }): ReactElement {
  const styles = useStyles();
  const data = useFragment(
    graphql`
      fragment ContinueStep_userCourse on UserCourse @throwOnFieldError {
        course @required(action: THROW) {
          courseId
          name
          imageUrl
          metadata {
            language
          }
        }
        phase
        certificateProgress {
          reached
        }
        continueAt {
          lectureId
          moduleId
          sectionId
          name
        }
      }
    `,
    userCourse,
  );
  const { course, continueAt } = data;
  const lang = course.metadata.language ?? undefined;
  const { to, state } = studyLink(course.courseId, data);
  const step = studyStep(data);
  return (
    <section className={styles.card} aria-labelledby="continue-heading">
      <Cover id={course.courseId} src={course.imageUrl} sizes="480px" seen="later" className={styles.cover} />
      <div className={styles.words}>
        <h2 id="continue-heading" className={styles.kicker}>
          <FormattedMessage {...headings[step]} />
        </h2>
        <p className={styles.name} lang={lang}>
          {course.name}
        </p>
        {continueAt ? (
          <p className={styles.lecture} lang={lang}>
            {continueAt.name}
          </p>
        ) : null}
        <ButtonLink className={styles.action} appearance="primary" to={to} state={state}>
          <FormattedMessage {...messages[step]} />
        </ButtonLink>
      </div>
    </section>
  );
}
