import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useDeferredValue, useId, useMemo, type ReactElement, type SubmitEvent } from 'react';
import { useIntl } from 'react-intl';
import limits from '../../../../contracts/limits.json' with { type: 'json' };
import type { QuestionDraft } from '../../authoring/draft/questionDraft.ts';
import { useContentLanguage } from '../../ui/authorHtml/ContentLanguage.ts';
import { ModalDialog } from '../../ui/dialog/ModalDialog.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { LeftOutList } from './LeftOutList.tsx';
import { madeQuestion } from './madeQuestions.ts';
import { pasteMessages as messages } from './messages.ts';
import { isLost } from './parsedQuestions.ts';
import { mostLetters, mostQuestions, parseQuestions, remainingText } from './parseQuestions.ts';
import { QuestionsPreview } from './QuestionsPreview.tsx';

/** A text that becomes questions, and what will be made of it (QEDIT-01, OP-210). */
export function PasteQuestionsDialog({
  text,
  room,
  onText,
  onMade,
  onClosed,
}: {
  text: string;
  /** How many more questions the lecture can have. */
  room: number;
  onText: (text: string) => void;
  /** Told of the lines, too, that gave none. */
  onMade: (questions: readonly QuestionDraft[], remaining: string) => void;
  onClosed: () => void;
}): ReactElement {
  const intl = useIntl();
  const styles = useStyles();
  const formId = useId();
  const language = useContentLanguage();
  const isTooLong = text.length > mostLetters;
  const read = useDeferredValue(isTooLong ? '' : text);
  const parsed = useMemo(() => parseQuestions(read, Math.min(room, mostQuestions)), [read, room]);
  // By their places, so that what stays the same while someone writes is not drawn again as another.
  const made = useMemo(
    () => parsed.questions.map((question, at) => madeQuestion(question, language ?? intl.locale, () => String(at))),
    [parsed, language, intl.locale],
  );
  const lost = parsed.leftOut.filter(isLost);
  const details = parsed.leftOut.filter((each) => !isLost(each));
  const lostHeading = intl.formatMessage(messages.lost, { count: lost.length });
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (made.length === 0) return;
    onMade(
      made.map((question) => ({ ...question, key: crypto.randomUUID() })),
      remainingText(read, parsed),
    );
  };
  return (
    <ModalDialog
      title={intl.formatMessage(messages.title)}
      onDismissed={onClosed}
      actions={
        <Button type="submit" form={formId} appearance="primary" disabledFocusable={made.length === 0}>
          {intl.formatMessage(messages.add, { count: made.length })}
        </Button>
      }
    >
      <form id={formId} onSubmit={submit}>
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
              onChange={(event) => onText(event.target.value)}
            />
          )}
        </Field>
      </form>
      <div role="status" className={styles.found}>
        <p className={styles.count}>
          {intl.formatMessage(messages.preview, { count: made.length })}
          {lost.length > 0 ? <VisuallyHidden>{` · ${lostHeading}`}</VisuallyHidden> : null}
        </p>
        {parsed.beyond[0] ? (
          <p className={styles.beyond}>
            {intl.formatMessage(room < mostQuestions ? messages.noRoom : messages.tooMany, {
              limit: limits.lectureQuestions,
              most: Math.min(room, mostQuestions),
              line: parsed.beyond[0].line,
            })}
          </p>
        ) : null}
      </div>
      <LeftOutList heading={lostHeading} leftOut={lost} open />
      <LeftOutList heading={intl.formatMessage(messages.details, { count: details.length })} leftOut={details} />
      <QuestionsPreview questions={made} />
    </ModalDialog>
  );
}

const useStyles = makeStyles({
  text: { resize: 'vertical', paddingBlock: '8px' },
  found: { display: 'flex', flexDirection: 'column', gap: '4px' },
  count: { margin: 0, fontWeight: tokens.fontWeightSemibold },
  beyond: { margin: 0, color: tokens.colorStatusDangerForeground1 },
});
