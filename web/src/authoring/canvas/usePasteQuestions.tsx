import { Button } from '@fluentui/react-components';
import { TextBulletListAdd20Regular } from '@fluentui/react-icons/svg/text-bullet-list-add';
import { lazy, Suspense, useState, type ClipboardEvent, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { looksLikeQuestions } from '../../quiz/paste/looksLikeQuestions.ts';
import { pasteMessages } from '../../quiz/paste/messages.ts';
import type { QuestionDraft } from '../draft/questionDraft.ts';
import { endPaste, isPastedOnPage } from './pastedOnPage.ts';

const PasteQuestionsDialog = lazy(() =>
  import('../../quiz/paste/PasteQuestionsDialog.tsx').then((module) => ({ default: module.PasteQuestionsDialog })),
);

/** The button that makes questions of a text, its dialog, and what a paste of such a text among the questions does. */
export function usePasteQuestions(onMade: (questions: readonly QuestionDraft[]) => void): {
  readonly button: ReactElement;
  readonly dialog: ReactElement | null;
  readonly onPaste: (event: ClipboardEvent) => void;
} {
  const intl = useIntl();
  const [text, setText] = useState<string | null>(null);
  return {
    button: (
      <Button icon={<TextBulletListAdd20Regular />} onClick={() => setText('')}>
        {intl.formatMessage(pasteMessages.open)}
      </Button>
    ),
    dialog:
      text === null ? null : (
        <Suspense>
          <PasteQuestionsDialog
            initial={text}
            onMade={(questions) => {
              onMade(questions);
              setText(null);
            }}
            onClosed={() => setText(null)}
          />
        </Suspense>
      ),
    onPaste(event) {
      const pasted = event.clipboardData.getData('text/plain');
      if (!isPastedOnPage(event) || !looksLikeQuestions(pasted)) return;
      endPaste(event);
      setText(pasted);
    },
  };
}
