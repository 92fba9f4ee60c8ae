import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useDeferredValue, useMemo, useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import type { QuestionDraft } from '../../authoring/draft/questionDraft.ts';
import { useContentLanguage } from '../../ui/authorHtml/ContentLanguage.ts';
import { ModalDialog } from '../../ui/dialog/ModalDialog.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { LeftOutList } from './LeftOutList.tsx';
import { madeQuestion } from './madeQuestions.ts';
import { pasteMessages as messages } from './messages.ts';
import { mostLetters, parseQuestions } from './parseQuestions.ts';
import { QuestionsPreview } from './QuestionsPreview.tsx';

/** A text that becomes questions, and what will be made of it (QEDIT-01, OP-210). */
export function PasteQuestionsDialog({
  initial,
  onMade,
  onClosed,
}: {
  /** What was pasted already. */
  initial: string;
  onMade: (questions: readonly QuestionDraft[]) => void;
  onClosed: () => void;
}): ReactElement {
  const intl = useIntl();
  const styles = useStyles();
  const language = useContentLanguage();
  const [text, setText] = useState(initial);
  const isTooLong = text.length > mostLetters;
  const read = useDeferredValue(isTooLong ? '' : text);
  const { questions, leftOut } = useMemo(() => parseQuestions(read), [read]);
  const made = useMemo(
    () => questions.map((question) => madeQuestion(question, language ?? intl.locale, () => crypto.randomUUID())),
    [questions, language, intl.locale],
  );
  return (
    <ModalDialog
      title={intl.formatMessage(messages.title)}
      onDismissed={onClosed}
      actions={
        <Button
          appearance="primary"
          disabledFocusable={made.length === 0}
          onClick={() => {
            if (made.length > 0) onMade(made);
          }}
        >
          {intl.formatMessage(messages.add, { count: made.length })}
        </Button>
      }
    >
      <Field
        label={intl.formatMessage(messages.text)}
        hint={intl.formatMessage(messages.hint)}
        problem={
          isTooLong ? intl.formatMessage(messages.tooLong, { count: text.length, most: mostLetters }) : undefined
        }
      >
        {(control) => (
          <textarea
            {...control}
            className={`${control.className} ${styles.text}`}
            lang={language}
            rows={8}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
      <p role="status" className={styles.count}>
        {intl.formatMessage(messages.preview, { count: made.length })}
      </p>
      <LeftOutList leftOut={leftOut} />
      <QuestionsPreview questions={made} />
    </ModalDialog>
  );
}

const useStyles = makeStyles({
  text: { resize: 'vertical', paddingBlock: '8px' },
  count: { margin: 0, fontWeight: tokens.fontWeightSemibold },
});
