import { Button } from '@fluentui/react-components';
import { ChevronDown16Regular } from '@fluentui/react-icons/svg/chevron-down';
import { ChevronRight16Regular } from '@fluentui/react-icons/svg/chevron-right';
import { useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { quizMessages } from '../../quiz/messages.ts';
import { useContentLanguage } from '../../ui/authorHtml/ContentLanguage.ts';
import { Choice } from '../../ui/form/Choice.tsx';
import type { LectureDraft, NodeKey, NodeReference } from '../draft/courseDraft.ts';
import type { QuestionDraft } from '../draft/questionDraft.ts';
import { previewText } from '../../editing/previewText.ts';
import { noticeMessages } from '../page/noticeMessages.ts';
import { isMeant } from './achievementWarning.ts';
import { achievementEditorMessages as messages } from './messages.ts';
import { PickerGroup } from './PickerGroup.tsx';
import { usePickerStyles } from './usePickerStyles.ts';

/** The questions of a lecture in a list to choose from; they show once the lecture is opened. */
export function QuestionsOfLecture({
  lecture: { key, fields, content },
  chosen,
  readLecture,
  onChosen,
}: {
  lecture: LectureDraft;
  chosen: readonly NodeReference[];
  /** False when they could not be read. */
  readLecture: (key: NodeKey) => Promise<boolean>;
  onChosen: (questions: readonly QuestionDraft[], wanted: boolean) => void;
}): ReactElement {
  const intl = useIntl();
  const styles = usePickerStyles();
  const lang = useContentLanguage();
  const [open, setOpen] = useState(false);
  const [failed, setFailed] = useState(false);
  const questions = content === 'notRead' ? null : content.questions;
  const isChosen = (question: QuestionDraft): boolean => chosen.some((reference) => isMeant(reference, question));
  const read = (): void => {
    setFailed(false);
    void readLecture(key).then((done) => setFailed(!done));
  };
  return (
    <PickerGroup
      name={fields.name}
      head={
        <button
          type="button"
          className={styles.open}
          aria-expanded={open}
          onClick={() => {
            setOpen(!open);
            if (!open && !questions) read();
          }}
        >
          {open ? (
            <ChevronDown16Regular aria-hidden className={styles.arrow} />
          ) : (
            <ChevronRight16Regular aria-hidden className={styles.arrow} />
          )}
          <span lang={lang}>{fields.name}</span>
        </button>
      }
      all={open && questions && questions.length > 0 ? questions.every(isChosen) : null}
      onAll={(wanted) => onChosen(questions ?? [], wanted)}
    >
      {!open ? null : questions && questions.length > 0 ? (
        <ul className={styles.choices}>
          {questions.map((question, index) => (
            <li key={question.key}>
              <Choice
                type="checkbox"
                checked={isChosen(question)}
                onChosen={() => onChosen([question], !isChosen(question))}
              >
                <span lang={lang}>
                  {previewText(question.text) || intl.formatMessage(quizMessages.question, { number: index + 1 })}
                </span>
              </Choice>
            </li>
          ))}
        </ul>
      ) : (
        <p role="status" className={styles.note}>
          {intl.formatMessage(questions ? messages.noQuestions : failed ? messages.notLoaded : messages.loading)}{' '}
          {failed && !questions ? (
            <Button size="small" onClick={read}>
              {intl.formatMessage(noticeMessages.again)}
            </Button>
          ) : null}
        </p>
      )}
    </PickerGroup>
  );
}
