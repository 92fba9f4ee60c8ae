import { Suspense, type ReactElement } from 'react';
import { LazyQuestionEditor } from '../../quiz/questionEditors.ts';
import { TriedNumber } from '../../quiz/try/TriedNumber.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { EditorStack } from '../EditorStack.tsx';
import type { SectionEditorProps } from '../sectionType.ts';
import { QuestionPlaceField } from './QuestionPlaceField.tsx';
import type { QuestionContent } from './type.ts';

/** Which question of the lecture stands here, and that question itself. */
export function QuestionSectionEditor({
  content,
  onChange,
  around,
}: SectionEditorProps<QuestionContent>): ReactElement {
  const at = around.questions.findIndex(({ key }) => key === content.question);
  const question = around.questions[at];
  return (
    <EditorStack>
      <QuestionPlaceField
        value={question?.key ?? null}
        around={around}
        onChanged={(key) => onChange({ ...content, question: key })}
      />
      {question ? (
        <TriedNumber value={at + 1}>
          <Suspense fallback={<Skeleton height="320px" />}>
            <LazyQuestionEditor key={question.key} question={question} onChange={around.setQuestion} />
          </Suspense>
        </TriedNumber>
      ) : null}
    </EditorStack>
  );
}
