import { Button } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { quizMessages as messages } from './messages.ts';
import type { Answer } from './useAnswer.ts';

/**
 * Has a placement or an order checked, or any answer once more whose question was changed since (OP-344). Disabled while an answer is in
 * progress, while something is not placed, while the answer is the one that was checked last, and once nothing counts any more (QUIZ-13).
 * It keeps the focus while disabled.
 */
export function CheckButton({ answer, complete }: { answer: Answer<unknown>; complete: boolean }): ReactElement {
  return (
    <Button
      data-check=""
      appearance="primary"
      disabledFocusable={
        answer.locked ||
        answer.phase === 'checking' ||
        (answer.phase === 'settled' && !answer.stale) ||
        answer.phase === 'kept' ||
        !complete
      }
      onClick={() => answer.submit()}
    >
      {useIntl().formatMessage(messages.check)}
    </Button>
  );
}
