import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useState, type ReactElement } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import type { CourseEditor } from '../../editor/CourseEditor.ts';
import type { Part } from '../compare/pairParts.ts';
import type { RevisedLecture } from '../compare/readRevisedLecture.ts';
import { lectureInDraft, takeLecture, takePart } from './takeLecture.ts';
import { takeMessages as messages } from './takeMessages.ts';

/** The editor whose draft it is taken into, and whether the course can be changed now. */
export interface Taking {
  readonly editor: CourseEditor;
  readonly editable: boolean;
}

/** Takes a lecture of a version, or a part of it, into the draft; nothing is saved by it. */
export function TakeButton({
  editor,
  editable,
  lecture,
  part,
}: Taking & {
  lecture: RevisedLecture;
  /** Null for all of the lecture. */
  part: Part | null;
}): ReactElement {
  const intl = useIntl();
  const styles = useStyles();
  const [outcome, setOutcome] = useState<'taken' | 'failed' | null>(null);
  const [pending, setPending] = useState(false);
  const take = async (): Promise<void> => {
    setPending(true);
    const isDone = await intoDraft(editor, lecture, part);
    setPending(false);
    setOutcome(isDone ? 'taken' : 'failed');
  };
  return (
    <div className={styles.take}>
      <Button
        size="small"
        disabledFocusable={!editable || pending || outcome === 'taken'}
        title={editable ? undefined : intl.formatMessage(messages.readOnly)}
        onClick={() => void take()}
      >
        {intl.formatMessage(nameOf(part))}
      </Button>
      <span role="status" className={styles.said}>
        {outcome ? intl.formatMessage(messages[outcome]) : ''}
      </span>
    </div>
  );
}

const nameOf = (part: Part | null): MessageDescriptor =>
  part === null ? messages.lecture : part.kind === 'section' ? messages.section : messages.question;

const newKey = (): string => crypto.randomUUID();

/** What the draft has of the lecture is read first: operations need to know what they replace. */
async function intoDraft(editor: CourseEditor, lecture: RevisedLecture, part: Part | null): Promise<boolean> {
  const current = lectureInDraft(editor.getSnapshot().draft, lecture);
  if (current && !(await editor.readLecture(current.key))) return false;
  const { draft } = editor.getSnapshot();
  const operation = part ? takePart(draft, lecture, part, newKey) : takeLecture(draft, lecture, newKey);
  return operation !== null && editor.dispatch(operation) === null;
}

const useStyles = makeStyles({
  take: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px' },
  said: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
});
