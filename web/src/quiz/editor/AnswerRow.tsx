import { useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { AuthorField } from '../../editing/AuthorField.tsx';
import { AnswerField, type AnswerKeys } from './AnswerField.tsx';
import { RowActions } from '../../editing/entries/RowActions.tsx';
import { editorMessages as messages } from '../editorMessages.ts';
import { useAnswerRowStyles } from './AnswerRow.styles.ts';
import { ExplainButton } from './ExplainButton.tsx';

/** What an answer can be marked with: whether it is right, or its place in the right order. */
export type AnswerMark =
  | {
      readonly kind: 'radio' | 'checkbox';
      readonly group: string;
      readonly right: boolean;
      readonly onToggled: () => void;
    }
  | { readonly kind: 'place'; readonly place: number };

/** One answer while it is edited: its words, whether it is right, and what explains it. */
export function AnswerRow({
  name,
  handle,
  mark,
  text,
  explanation,
  first,
  last,
  keys,
  onText,
  onExplanation,
  onMoved,
  onRemoved,
}: {
  /** “Answer 2”. */
  name: string;
  handle: ReactElement;
  mark: AnswerMark;
  text: string;
  explanation: string;
  first: boolean;
  last: boolean;
  keys: AnswerKeys;
  onText: (text: string) => void;
  onExplanation: (text: string) => void;
  /** By one place up or down. */
  onMoved: (by: -1 | 1) => void;
  onRemoved: () => void;
}): ReactElement {
  const intl = useIntl();
  const styles = useAnswerRowStyles();
  const [open, setOpen] = useState(explanation !== '');
  return (
    <div className={styles.row}>
      {handle}
      {mark.kind === 'place' ? (
        <span aria-hidden className={styles.place}>
          {mark.place}
        </span>
      ) : (
        <label className={styles.mark}>
          <input
            type={mark.kind}
            name={mark.group}
            className={styles.box}
            checked={mark.right}
            aria-label={intl.formatMessage(messages.isRight, { name })}
            onChange={mark.onToggled}
          />
        </label>
      )}
      <div className={styles.field}>
        <AnswerField label={name} value={text} keys={keys} onChanged={onText} />
      </div>
      <div className={styles.actions} data-actions="">
        <RowActions name={name} first={first} last={last} onMoved={onMoved} onRemoved={onRemoved}>
          <ExplainButton name={name} open={open} written={explanation !== ''} onToggled={() => setOpen(!open)} />
        </RowActions>
      </div>
      {open ? (
        <div className={styles.explanation}>
          <AuthorField
            label={intl.formatMessage(messages.explanation, { name })}
            value={explanation}
            placeholder={intl.formatMessage(messages.explanationHint)}
            onChanged={onExplanation}
          />
        </div>
      ) : null}
    </div>
  );
}
