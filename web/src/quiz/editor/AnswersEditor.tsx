import type { ReactElement } from 'react';
import type { QuestionDraft } from '../../authoring/draft/questionDraft.ts';
import { CategorizationEditor } from '../categorization/CategorizationEditor.tsx';
import { MultipleAssociationEditor } from '../multipleAssociation/MultipleAssociationEditor.tsx';
import { MultipleChoiceEditor } from '../multipleChoice/MultipleChoiceEditor.tsx';
import { OrderingEditor } from '../ordering/OrderingEditor.tsx';
import { SingleChoiceEditor } from '../singleChoice/SingleChoiceEditor.tsx';

/** The answers of a question, by its type. A new type is a folder and a line here, in `convertQuestion.ts` and in `questionTypeNames.ts`. */
export function AnswersEditor({
  question,
  onChange,
}: {
  question: QuestionDraft;
  onChange: (next: QuestionDraft) => void;
}): ReactElement {
  const { content } = question;
  switch (content.type) {
    case 'singleChoice':
      return <SingleChoiceEditor question={question} content={content} onChange={onChange} />;
    case 'multipleChoice':
      return <MultipleChoiceEditor question={question} content={content} onChange={onChange} />;
    case 'categorization':
      return <CategorizationEditor question={question} content={content} onChange={onChange} />;
    case 'multipleAssociation':
      return <MultipleAssociationEditor question={question} content={content} onChange={onChange} />;
    case 'singleOrdering':
      return <OrderingEditor question={question} content={content} onChange={onChange} />;
  }
}
