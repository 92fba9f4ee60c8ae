import { makeStyles, tokens } from '@fluentui/react-components';
import { ArrowShuffle20Regular } from '@fluentui/react-icons/svg/arrow-shuffle';
import { Suspense, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { askedCount, bankPoints } from '../../quiz/bank/bankRules.ts';
import { editorMessages as questionMessages } from '../../quiz/editorMessages.ts';
import { LazyQuestionBankEditor } from '../../quiz/questionEditors.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import type { LectureDraft } from '../draft/courseDraft.ts';
import type { Operation } from '../draft/operation.ts';
import type { QuestionDraft } from '../draft/questionDraft.ts';
import { drawKeyOf } from './askedQuestions.ts';
import { canvasMessages as messages } from './messages.ts';
import { NodeFrame } from './NodeFrame.tsx';
import type { Selection } from './useSelection.ts';

/** How many questions of a lecture each learner is asked, above these questions (BANK-10); a single one is not drawn from. */
export function RandomDraw({
  lecture: { key, fields },
  questions,
  selection,
  readOnly,
  dispatch,
}: {
  lecture: LectureDraft;
  questions: readonly QuestionDraft[];
  selection: Selection;
  readOnly: boolean;
  dispatch: (operation: Operation) => void;
}): ReactElement | null {
  const intl = useIntl();
  const styles = useStyles();
  const own = drawKeyOf(key);
  const bank = fields.questionBank;
  if (bank === null && (readOnly || questions.length < 2)) return null;
  const isOpen = !readOnly && selection.edited === own;
  return (
    <NodeFrame
      name={intl.formatMessage(messages.draw)}
      selected={selection.selected === own}
      editing={isOpen}
      readOnly={readOnly}
      onSelect={() => selection.select(own)}
      actions={{ onEdit: () => selection.edit(own), onDone: () => selection.edit(null) }}
    >
      {isOpen ? (
        <Suspense fallback={<Skeleton height="120px" />}>
          <LazyQuestionBankEditor
            bank={bank}
            questions={questions}
            onChange={(next) => dispatch({ type: 'setBank', key, bank: next })}
          />
        </Suspense>
      ) : (
        <div className={styles.draw}>
          <ArrowShuffle20Regular aria-hidden className={styles.icon} />
          <div>
            <h3 className={styles.heading}>{intl.formatMessage(questionMessages.bank)}</h3>
            <p className={styles.words}>
              {bank === null
                ? intl.formatMessage(messages.drawsNone)
                : intl.formatMessage(messages.draws, {
                    asked: askedCount(bank, questions),
                    count: questions.length,
                    points: bankPoints(bank),
                  })}
            </p>
          </div>
        </div>
      )}
    </NodeFrame>
  );
}

const useStyles = makeStyles({
  draw: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '12px',
    padding: '12px 16px',
    borderRadius: '8px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
  },
  icon: { flexShrink: 0, color: tokens.colorNeutralForeground2 },
  heading: { margin: 0, fontSize: 'inherit', lineHeight: 'inherit', fontWeight: tokens.fontWeightSemibold },
  words: { margin: 0, color: tokens.colorNeutralForeground2 },
});
