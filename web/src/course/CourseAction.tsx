import { Ribbon20Regular } from '@fluentui/react-icons/svg/ribbon';
import { useCallback, useEffect, useLayoutEffect, useRef, useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { useLocation } from 'react-router';
import { useEnrol } from '../enrolment/useEnrol.ts';
import { useErrorText } from '../errors/useErrorText.ts';
import { links } from '../routing/links.ts';
import { useBottomBar } from '../ui/bar/useBottomBar.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { ActionLink } from './ActionLink.tsx';
import { useCourseActionStyles } from './CourseAction.styles.ts';
import { courseHint } from './courseHint.ts';
import { CourseHintLine } from './CourseHintLine.tsx';
import { CourseMainAction } from './CourseMainAction.tsx';
import { courseStep } from './courseStep.ts';
import { EnrolButton } from './EnrolButton.tsx';
import { takeEnrolIntent } from '../identity/enrolIntent.ts';
import { courseMessages as messages } from './messages.ts';
import { leftPlace } from '../routing/umbrella/umbrellaAddress.ts';
import type { CourseAction_course$key } from './__generated__/CourseAction_course.graphql.ts';

/** The one main action of a course, by what its reader may do now, and what stands beside it. */
export function CourseAction({ course }: { course: CourseAction_course$key }): ReactElement {
  const data = useFragment(
    graphql`
      fragment CourseAction_course on Course @throwOnFieldError {
        courseId
        externalUrl
        timing
        published
        startTime
        availableFromTime
        anonymousAllowed
        enrolment @required(action: THROW) {
          state
          startTime
          endTime
        }
        viewerUserCourse {
          phase
          expired
          certificate {
            uuid
          }
          continueAt {
            lectureId
            moduleId
            sectionId
          }
          certificateProgress {
            reached
          }
        }
        modules @required(action: THROW) {
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
  const styles = useCourseActionStyles();
  const errorText = useErrorText();
  const { pathname, search, hash } = useLocation();
  const left = leftPlace(search);
  const { enrol, pending, failure } = useEnrol(data.courseId, left?.umbrellaId);
  const [justEnrolled, setJustEnrolled] = useState(false);
  const actions = useRef<HTMLDivElement>(null);
  useBottomBar(actions);
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
  const hint = courseHint(main, {
    start: enrolment.startTime ?? data.availableFromTime ?? data.startTime,
    end: enrolment.endTime,
    again: study !== null,
    ranOut: study?.expired ?? false,
    unpublished: !data.published,
  });
  const onEnrol = useCallback(() => enrol(() => setJustEnrolled(true)), [enrol]);
  const mayEnrol = main === 'enrol' || main === 'preEnrol';
  // Before anyone can press anything: in a page that is being taken over, what was pressed before is done right after this, and would
  // be taken for the wish of who comes.
  useLayoutEffect(() => {
    // Who signed in on the way to enrolling has asked for it already. The wish ends here in any case: who is enrolled, and gives
    // the course up in a while, is not to be enrolled again by it.
    if (takeEnrolIntent(courseId) && mayEnrol) onEnrol();
  }, [courseId, mayEnrol, onEnrol]);

  return (
    <>
      <div ref={actions} className={styles.main}>
        <CourseMainAction
          main={main}
          courseId={courseId}
          left={left}
          here={`${pathname}${search}${hash}`}
          externalUrl={data.externalUrl}
          reading={reading}
          study={study}
          pending={pending}
          onEnrol={onEnrol}
        />
      </div>
      <div className={styles.more}>
        <p role="status" className={styles.hint}>
          {justEnrolled ? intl.formatMessage(messages.enrolled) : null}
        </p>
        {study?.certificate ? (
          <ActionLink icon={<Ribbon20Regular />} to={links.certificate(study.certificate.uuid)}>
            {intl.formatMessage(messages.certificateLink)}
          </ActionLink>
        ) : null}
        {beside === 'enrolAgain' ? (
          <EnrolButton primary={false} pending={pending} onClick={onEnrol}>
            {intl.formatMessage(messages.enrolAgain)}
          </EnrolButton>
        ) : null}
        {beside === 'read' && reading ? (
          <ActionLink appearance="secondary" to={reading}>
            {intl.formatMessage(messages.read)}
          </ActionLink>
        ) : null}
        {study === null && data.anonymousAllowed && reading ? (
          <ButtonLink className={styles.button} appearance="subtle" to={reading}>
            {intl.formatMessage(messages.readWithout)}
          </ButtonLink>
        ) : null}
        {hint ? <CourseHintLine hint={hint} /> : null}
        {failure ? (
          <p role="alert" className={styles.failure}>
            {errorText(failure)}
          </p>
        ) : null}
      </div>
    </>
  );
}
