import { Button } from '@fluentui/react-components';
import { TextBulletListAdd20Regular } from '@fluentui/react-icons/svg/text-bullet-list-add';
import { lazy, Suspense, useState, type ClipboardEvent, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { looksLikeQuestions } from '../../quiz/paste/looksLikeQuestions.ts';
import { pasteMessages } from '../../quiz/paste/messages.ts';
import { useToast } from '../../ui/toastContext.ts';
import type { QuestionDraft } from '../draft/questionDraft.ts';
import { endPaste, isPastedOnPage } from './pastedOnPage.ts';

const PasteQuestionsDialog = lazy(() =>
  import('../../quiz/paste/PasteQuestionsDialog.tsx').then((module) => ({ default: module.PasteQuestionsDialog })),
);

/**
 * The button that makes questions of a text, its dialog, and what a paste of such a text among the questions does. `room` is how many more
 * the lecture can have. The text outlives the dialog: one that was closed by mistake, and what gave no question.
 */
export function usePasteQuestions(
  room: number,
  onMade: (questions: readonly QuestionDraft[]) => void,
): {
  readonly button: ReactElement;
  readonly dialog: ReactElement | null;
  readonly onPaste: (event: ClipboardEvent) => void;
} {
  const intl = useIntl();
  const toast = useToast();
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  return {
    button: (
      <Button icon={<TextBulletListAdd20Regular />} onClick={() => setOpen(true)}>
        {intl.formatMessage(pasteMessages.open)}
      </Button>
    ),
    dialog: isOpen ? (
      <Suspense>
        <PasteQuestionsDialog
          text={text}
          room={room}
          onText={setText}
          onMade={(questions, remaining) => {
            setOpen(false);
            setText(remaining);
            onMade(questions);
            if (remaining !== '') toast({ text: intl.formatMessage(pasteMessages.kept) });
          }}
          onClosed={() => setOpen(false)}
        />
      </Suspense>
    ) : null,
    onPaste(event) {
      const pasted = event.clipboardData.getData('text/plain');
      if (!isPastedOnPage(event) || !looksLikeQuestions(pasted)) return;
      endPaste(event);
      setText(pasted);
      setOpen(true);
    },
  };
}
