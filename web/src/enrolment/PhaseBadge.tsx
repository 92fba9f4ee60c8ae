import { Badge } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { enrolmentMessages as messages } from './messages.ts';

const words = {
  ENROLLED: messages.phaseEnrolled,
  IN_PROGRESS: messages.phaseInProgress,
  COMPLETED: messages.phaseCompleted,
  GAVE_UP: messages.phaseGaveUp,
} as const;

/** Where a learner stands in a course (ENR-10). */
export function PhaseBadge({
  phase,
  allDone,
}: {
  phase: keyof typeof words;
  /** Whether every lecture is done: such a course only waits to be finished. */
  allDone: boolean;
}): ReactElement {
  const waits = allDone && phase === 'IN_PROGRESS';
  return (
    <Badge
      appearance="tint"
      size="large"
      color={phase === 'COMPLETED' || waits ? 'success' : phase === 'GAVE_UP' ? 'subtle' : 'brand'}
    >
      {useIntl().formatMessage(waits ? messages.allSeen : words[phase])}
    </Badge>
  );
}
