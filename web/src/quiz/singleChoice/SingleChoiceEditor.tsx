import type { ReactElement } from 'react';
import { OptionListEditor } from '../choice/OptionListEditor.tsx';
import type { TypeEditorProps } from '../questionType.ts';
import type { SingleChoiceContent } from './type.ts';

/** The answers of a single choice; a list is edited as one (QUIZ-03, OP-57). */
export function SingleChoiceEditor({
  question,
  content,
  onChange,
}: TypeEditorProps<SingleChoiceContent>): ReactElement {
  return <OptionListEditor kind="radio" question={question} right={[content.correctPosition]} onChange={onChange} />;
}
