import { Button } from '@fluentui/react-components';
import { Open20Regular } from '@fluentui/react-icons/svg/open';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { VoucherButton } from '../campaign/VoucherButton.tsx';
import { studyLink } from '../enrolment/studyLink.ts';
import { studyStep, type StudyState } from '../enrolment/studyStep.ts';
import { signInFrom } from '../routing/links.ts';
import { sectionMessages } from '../section/messages.ts';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { ActionLink } from './ActionLink.tsx';
import { useCourseActionStyles } from './CourseAction.styles.ts';
import type { CourseStep } from './courseStep.ts';
import { EnrolButton } from './EnrolButton.tsx';
import { rememberEnrolIntent } from '../identity/enrolIntent.ts';
import { courseMessages as messages } from './messages.ts';
import type { TreePlace } from '../routing/umbrella/umbrellaAddress.ts';

/** The one main action of a course; null for steps that are to wait for. */
export function CourseMainAction({
  main,
  courseId,
  left,
  here,
  externalUrl,
  reading,
  study,
  pending,
  onEnrol,
}: {
  main: CourseStep['main'];
  courseId: number;
  /** Where in which umbrella course the reader came from; null for one who came otherwise. */
  left: TreePlace | null;
  /** The address of this page, for anyone who signs in on the way. */
  here: string;
  externalUrl?: string | null;
  /** The address of the first lecture; null when the course has none. */
  reading: string | null;
  /** Where the reader is; null for one who never enrolled. */
  study: StudyState | null;
  /** Whether enrolling is under way. */
  pending: boolean;
  onEnrol: () => void;
}): ReactElement | null {
  const intl = useIntl();
  const styles = useCourseActionStyles();
  switch (main) {
    case 'study': {
      if (!reading || !study) return null;
      const { to, state } = studyLink(courseId, study);
      return (
        <ActionLink appearance="primary" to={to} state={state}>
          {intl.formatMessage(messages[studyStep(study)])}
        </ActionLink>
      );
    }
    case 'read':
      return reading ? (
        <ActionLink appearance="primary" to={reading}>
          {intl.formatMessage(messages.read)}
        </ActionLink>
      ) : null;
    case 'enrol':
    case 'preEnrol':
      return (
        <EnrolButton primary pending={pending} onClick={onEnrol}>
          {intl.formatMessage(messages[study ? 'enrolAgain' : main])}
        </EnrolButton>
      );
    case 'voucher':
      return (
        <VoucherButton
          inside={left && { ...left, courseId }}
          className={styles.button}
          appearance="primary"
          size="large"
        />
      );
    case 'signIn':
      return (
        <ActionLink appearance="primary" to={signInFrom(here)} onClick={() => rememberEnrolIntent(courseId)}>
          {intl.formatMessage(messages.signInToEnrol)}
        </ActionLink>
      );
    case 'external':
      return externalUrl ? (
        <Button
          as="a"
          className={styles.button}
          appearance="primary"
          size="large"
          icon={<Open20Regular />}
          href={externalUrl}
          target="_blank"
          rel="noreferrer noopener"
        >
          {intl.formatMessage(messages.openExternal)}
          <VisuallyHidden> ({intl.formatMessage(sectionMessages.newTab)})</VisuallyHidden>
        </Button>
      ) : null;
    default:
      return null;
  }
}
