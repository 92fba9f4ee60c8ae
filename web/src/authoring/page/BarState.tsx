import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { uploadMessages } from '../../editing/uploads/messages.ts';
import { useMarkStyles } from '../../ui/mark/Mark.styles.ts';
import type { EditorSnapshot } from '../editor/CourseEditor.ts';
import { heldBackMessages } from '../heldBack/messages.ts';
import { editorMessages as messages } from '../messages.ts';
import { savedWords } from './savedWords.ts';
import { useQuarterHour } from './useQuarterHour.ts';

/** How what is on screen stands to what is saved, and whether it can be changed at all. */
export type SavedState =
  | 'checking'
  | 'readOnly'
  | 'saved'
  | 'changed'
  | 'saving'
  | 'uploading'
  | 'savingUploads'
  | 'notSaved'
  | 'undecided'
  | 'away';

export interface BarStateProps {
  state: SavedState;
  /** When it was saved last, in milliseconds. */
  savedTime: number;
  /** How many files are on their way. */
  uploading: number;
  published: boolean;
  template: boolean;
  /** Whether learners do not have yet what is saved (BEY-24). */
  notLive: boolean;
}

/** Whether the course is live, and whether it is saved and since when (EDIT-05, SAVE-01, OP-216). */
export function BarState({ state, savedTime, uploading, published, template, notLive }: BarStateProps): ReactElement {
  const intl = useIntl();
  const styles = useStyles();
  const marks = useMarkStyles();
  const now = useQuarterHour();
  const isLive = published && !template;
  const troubled = state === 'notSaved' || state === 'undecided' || state === 'away';
  const words = (): string => {
    if (state === 'saved') {
      const saved = savedWords(intl, savedTime, now);
      return notLive ? intl.formatMessage(heldBackMessages.savedNotLive, { saved }) : saved;
    }
    return state === 'uploading' || state === 'savingUploads'
      ? intl.formatMessage(uploadMessages.uploading, { count: uploading })
      : intl.formatMessage(messages[state]);
  };
  return (
    <>
      <span className={mergeClasses(marks.mark, styles.mark, isLive && marks.good)}>
        {intl.formatMessage(template ? messages.template : isLive ? messages.live : messages.draft)}
      </span>
      <p role="status" className={mergeClasses(styles.state, troubled && styles.troubled)}>
        {words()}
      </p>
    </>
  );
}

/** What the bar says of an editor (SAVE-01…SAVE-03, LOCK-01). */
export function savedState({ save, lock, uploading, editable }: EditorSnapshot): SavedState {
  if (uploading > 0 && save.phase !== 'failed') {
    return save.phase === 'sending' || save.phase === 'waiting' ? 'savingUploads' : 'uploading';
  }
  switch (save.phase) {
    case 'waiting':
    case 'sending':
      return 'saving';
    case 'failed':
      return save.failure?.why === 'undecided' ? 'undecided' : 'notSaved';
    case 'same':
    case 'changed':
      // Whatever is known of the saved course may be over until the first answer is there.
      if (lock.phase === 'asking') return 'checking';
      if (save.phase === 'same') return editable ? 'saved' : 'readOnly';
      return lock.phase === 'away' ? 'away' : 'changed';
  }
}

const useStyles = makeStyles({
  mark: { flexShrink: 0 },
  state: {
    margin: 0,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
  },
  troubled: { color: tokens.colorStatusDangerForeground1 },
});
