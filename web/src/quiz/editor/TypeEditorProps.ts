import type { QuestionContent, QuestionDraft } from '../../authoring/draft/questionDraft.ts';

/** What edits the answers of one type of question. */
export interface TypeEditorProps<Content extends QuestionContent> {
  readonly question: QuestionDraft;
  /** That of the question, by its type. */
  readonly content: Content;
  readonly onChange: (next: QuestionDraft) => void;
}
