import type { ReactElement } from 'react';
import type { MultipleChoiceContent } from '../../authoring/draft/questionDraft.ts';
import { OptionListEditor } from '../choice/OptionListEditor.tsx';
import type { TypeEditorProps } from '../editor/TypeEditorProps.ts';

/** The answers of a multiple choice. */
export function MultipleChoiceEditor({
  question,
  content,
  onChange,
}: TypeEditorProps<MultipleChoiceContent>): ReactElement {
  return <OptionListEditor kind="checkbox" question={question} right={content.correctPositions} onChange={onChange} />;
}
