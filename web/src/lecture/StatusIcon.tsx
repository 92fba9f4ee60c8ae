import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { ArrowCircleRight20Regular } from '@fluentui/react-icons/svg/arrow-circle-right';
import { CheckmarkCircle20Filled } from '@fluentui/react-icons/svg/checkmark-circle';
import { Circle20Regular } from '@fluentui/react-icons/svg/circle';
import { CircleHalfFill20Filled } from '@fluentui/react-icons/svg/circle-half-fill';
import { LockClosed20Regular } from '@fluentui/react-icons/svg/lock-closed';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { lectureMessages as messages } from './messages.ts';
import type { StudyStatus } from './studyStatus.ts';

const icons = {
  TODO: Circle20Regular,
  IN_PROGRESS: CircleHalfFill20Filled,
  DONE: CheckmarkCircle20Filled,
  SKIPPED: ArrowCircleRight20Regular,
  LOCKED: LockClosed20Regular,
} as const;

const words = {
  TODO: messages.todo,
  IN_PROGRESS: messages.inProgress,
  DONE: messages.done,
  SKIPPED: messages.skipped,
  LOCKED: messages.locked,
} as const;

/** The status as an icon with a name. It leads its row to the eye and stands last in the code: a name begins with the words (WCAG 2.5.3). */
export function StatusIcon({
  status,
  name,
}: {
  status: StudyStatus;
  /** What it says in place of the status alone. */
  name?: string;
}): ReactElement {
  const intl = useIntl();
  const styles = useStyles();
  const Icon = icons[status];
  return (
    <Icon
      className={mergeClasses(
        styles.icon,
        status === 'DONE' && styles.done,
        status === 'IN_PROGRESS' && styles.started,
      )}
      aria-label={name ?? intl.formatMessage(words[status])}
      role="img"
    />
  );
}

const useStyles = makeStyles({
  icon: { order: -1, flexShrink: 0, color: tokens.colorNeutralForeground3 },
  done: { color: tokens.colorStatusSuccessForeground1 },
  started: { color: tokens.colorBrandForeground1 },
});
