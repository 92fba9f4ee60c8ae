import type { ReactElement } from 'react';
import { OptionListEditor } from '../choice/OptionListEditor.tsx';
import type { TypeEditorProps } from '../questionType.ts';
import type { MultipleChoiceContent } from './type.ts';

/** The answers of a multiple choice. */
export function MultipleChoiceEditor({
  question,
  content,
  onChange,
}: TypeEditorProps<MultipleChoiceContent>): ReactElement {
  return <OptionListEditor kind="checkbox" question={question} right={content.correctPositions} onChange={onChange} />;
}
