import { Button } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { quizMessages as messages } from './messages.ts';
import type { Answer } from './useAnswer.ts';

/**
 * Has a placement or an order checked. Disabled while an answer is in progress, while nothing is placed, while the answer is the
 * one that was checked last, and once nothing counts any more (QUIZ-13). It keeps the focus while disabled.
 */
export function CheckButton({ answer, placed }: { answer: Answer<unknown>; placed: number }): ReactElement {
  return (
    <Button
      appearance="primary"
      disabledFocusable={answer.locked || answer.phase === 'checking' || answer.phase === 'settled' || placed === 0}
      onClick={() => answer.submit()}
    >
      {useIntl().formatMessage(messages.check)}
    </Button>
  );
}
