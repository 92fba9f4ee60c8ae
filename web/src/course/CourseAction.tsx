import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { Open20Regular } from '@fluentui/react-icons/svg/open';
import { Ribbon20Regular } from '@fluentui/react-icons/svg/ribbon';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { VoucherButton } from '../campaign/VoucherButton.tsx';
import { studyLink } from '../enrolment/studyLink.ts';
import { useEnrol } from '../enrolment/useEnrol.ts';
import { useErrorText } from '../errors/useErrorText.ts';
import { links, signInFrom } from '../routing/links.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { courseStep } from './courseStep.ts';
import { courseMessages as messages } from './messages.ts';
import type { CourseAction_course$key } from './__generated__/CourseAction_course.graphql.ts';

/** The one main action of a course, by what its reader may do now, and what stands beside it. */
export function CourseAction({ course }: { course: CourseAction_course$key }): ReactElement {
  const data = useFragment(
    graphql`
      fragment CourseAction_course on Course {
        courseId
        externalUrl
        timing
        startTime
        availableFromTime
        anonymousAllowed
        enrolment {
          state
          startTime
          endTime
        }
        viewerUserCourse {
          phase
          certificate {
            uuid
          }
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
        modules {
          lectures {
            lectureId
            moduleId
          }
        }
      }
    `,
    course,
  );
  const intl = useIntl();
  const styles = useStyles();
  const errorText = useErrorText();
  const { enrol, pending, failure } = useEnrol(data.courseId);
  const [justEnrolled, setJustEnrolled] = useState(false);
  const actions = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button that had the focus is gone: the next step takes it.
    if (justEnrolled) actions.current?.querySelector<HTMLElement>('a, button')?.focus();
  }, [justEnrolled]);

  const { courseId, enrolment } = data;
  const study = data.viewerUserCourse ?? null;
  const { main, beside } = courseStep({
    enrolment: enrolment.state,
    phase: study?.phase ?? null,
    started: data.timing !== 'WILL_START',
  });
  const first = data.modules.flatMap(({ lectures }) => lectures)[0];
  const reading = first ? links.lecture({ courseId, ...first }) : null;
  const date = (time: string | null | undefined): string | null =>
    time ? intl.formatDate(time, { dateStyle: 'long' }) : null;
  const start = date(enrolment.startTime ?? data.availableFromTime ?? data.startTime);
  const end = date(enrolment.endTime);

  const enrolButton = (label: keyof typeof messages, primary: boolean): ReactElement => (
    <Button
      className={styles.button}
      appearance={primary ? 'primary' : 'secondary'}
      size="large"
      disabledFocusable={pending}
      onClick={() => enrol(() => setJustEnrolled(true))}
    >
      {intl.formatMessage(messages[label])}
    </Button>
  );
  const readButton = (primary: boolean): ReactElement | null =>
    reading ? (
      <ButtonLink className={styles.button} appearance={primary ? 'primary' : 'secondary'} size="large" to={reading}>
        {intl.formatMessage(messages.read)}
      </ButtonLink>
    ) : null;

  const mainAction = (): ReactElement | null => {
    switch (main) {
      case 'study': {
        const { to, state } = studyLink(courseId, study ?? {});
        const label = !study?.nextLecture
          ? messages.finish
          : study.lastPosition || study.phase === 'IN_PROGRESS'
            ? messages.continue
            : messages.start;
        return reading ? (
          <ButtonLink className={styles.button} appearance="primary" size="large" to={to} state={state}>
            {intl.formatMessage(label)}
          </ButtonLink>
        ) : null;
      }
      case 'read':
        return readButton(true);
      case 'enrol':
        return enrolButton(study ? 'enrolAgain' : 'enrol', true);
      case 'preEnrol':
        return enrolButton(study ? 'enrolAgain' : 'preEnrol', true);
      case 'voucher':
        return <VoucherButton className={styles.button} appearance="primary" size="large" />;
      case 'signIn':
        return (
          <ButtonLink
            className={styles.button}
            appearance="primary"
            size="large"
            to={signInFrom(links.course(courseId))}
          >
            {intl.formatMessage(messages.signInToEnrol)}
          </ButtonLink>
        );
      case 'external':
        return data.externalUrl ? (
          <Button
            as="a"
            className={styles.button}
            appearance="primary"
            size="large"
            icon={<Open20Regular />}
            href={data.externalUrl}
            target="_blank"
            rel="noreferrer noopener"
          >
            {intl.formatMessage(messages.openExternal)}
          </Button>
        ) : null;
      default:
        return null;
    }
  };

  const hint = (): string | null => {
    switch (main) {
      case 'preEnrol':
      case 'waiting':
        return start ? intl.formatMessage(messages.preEnrolHint, { date: start }) : null;
      case 'voucher':
        return intl.formatMessage(messages.voucherHint);
      case 'willStart':
        return start ? intl.formatMessage(messages.opensOn, { date: start }) : intl.formatMessage(messages.opensLater);
      case 'finished':
        return end ? intl.formatMessage(messages.isOver, { date: end }) : intl.formatMessage(messages.isOverUndated);
      case 'enrol':
        return study ? intl.formatMessage(messages.enrolAgainHint) : null;
      default:
        return null;
    }
  };
  const hintText = hint();
  const mainButton = mainAction();

  return (
    <>
      {mainButton ? (
        <div ref={actions} className={styles.main}>
          {mainButton}
        </div>
      ) : null}
      <div className={styles.more}>
        {study?.certificate ? (
          <ButtonLink
            className={styles.button}
            size="large"
            icon={<Ribbon20Regular />}
            to={links.certificate(study.certificate.uuid)}
          >
            {intl.formatMessage(messages.certificateLink)}
          </ButtonLink>
        ) : null}
        {beside === 'enrolAgain' ? enrolButton('enrolAgain', false) : null}
        {beside === 'read' ? readButton(false) : null}
        {study === null && data.anonymousAllowed && reading ? (
          <ButtonLink className={styles.button} appearance="subtle" to={reading}>
            {intl.formatMessage(messages.readWithout)}
          </ButtonLink>
        ) : null}
        {hintText ? <p className={styles.hint}>{hintText}</p> : null}
        {failure ? (
          <p role="alert" className={styles.failure}>
            {errorText(failure)}
          </p>
        ) : null}
      </div>
    </>
  );
}

const narrow = '@media (max-width: 599px)';
const middle = '@media (min-width: 600px) and (max-width: 1023px)';

/** On a phone the main action is the last part of the page and sticks to the bottom; the rest stands below the progress. */
const useStyles = makeStyles({
  main: {
    [narrow]: {
      order: 2,
      position: 'sticky',
      bottom: 0,
      zIndex: 4,
      marginInline: '-16px',
      padding: '12px 16px calc(12px + env(safe-area-inset-bottom))',
      borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
      backgroundColor: tokens.colorNeutralBackground1,
    },
    [middle]: {
      order: 2,
      position: 'sticky',
      bottom: 0,
      zIndex: 4,
      marginInline: '-24px',
      padding: '12px 24px calc(12px + env(safe-area-inset-bottom))',
      borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
      backgroundColor: tokens.colorNeutralBackground1,
    },
  },
  more: {
    display: 'flex',
    flexDirection: 'column',
    gap: '8px',
    ':empty': { display: 'none' },
    [narrow]: { order: -1 },
    [middle]: { order: -1 },
  },
  button: { width: '100%', minHeight: '44px' },
  hint: {
    margin: 0,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
  },
  failure: { margin: 0, color: tokens.colorStatusDangerForeground1 },
});
