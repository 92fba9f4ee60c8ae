/** What new parts of a question are called until their author names them, in the language of the interface. */
export interface QuestionWords {
  answer(number: number): string;
  item(number: number): string;
  category(number: number): string;
}
