import type { ReactElement } from 'react';
import type { SingleChoiceContent } from '../../authoring/draft/questionDraft.ts';
import { OptionListEditor } from '../choice/OptionListEditor.tsx';
import type { TypeEditorProps } from '../editor/TypeEditorProps.ts';

/** The answers of a single choice; a list is edited as one (QUIZ-03, OP-57). */
export function SingleChoiceEditor({
  question,
  content,
  onChange,
}: TypeEditorProps<SingleChoiceContent>): ReactElement {
  return <OptionListEditor kind="radio" question={question} right={[content.correctPosition]} onChange={onChange} />;
}
