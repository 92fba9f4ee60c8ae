import type { AuthoredDialogTurn, AuthoredSection } from '../generated/resolverTypes.ts';
import type { DialogSectionModel, SectionModel } from '../section/sectionModel.ts';

/** What every section has; beside it stand the members of its type. */
export interface AuthoredSectionModel {
  readonly __typename: NonNullable<AuthoredSection['__typename']>;
  readonly sectionId: number;
  readonly number: number;
  readonly questionIds: number[];
}

/** A section of any type: the reader of its type has read it already, only questions are named instead of shown. */
export function toAuthoredSection(section: SectionModel): AuthoredSectionModel {
  const { questions, ...rest } = section;
  return {
    ...rest,
    __typename: `Authored${section.__typename}`,
    questionIds: questions.map(({ questionId }) => questionId),
    ...namingQuestions(section),
  };
}

/** The members that hold questions, or sections that do; none for other types. */
function namingQuestions(section: SectionModel): object {
  switch (section.__typename) {
    case 'DialogSection':
      return { turns: turnsOf(section) };
    case 'BranchSection':
      return {
        options: section.options.map(({ title, sections }) => ({ title, sections: sections.map(toAuthoredSection) })),
      };
    case 'QuestionSection':
      return { questionId: section.question?.questionId ?? null };
    default:
      return {};
  }
}

const turnsOf = ({ turns }: DialogSectionModel): AuthoredDialogTurn[] =>
  turns.map((turn) => ({
    ...turn,
    bubbles: turn.bubbles.map((bubble) =>
      bubble.__typename === 'QuestionBubble'
        ? { __typename: 'AuthoredQuestionBubble' as const, questionId: bubble.question?.questionId ?? null }
        : bubble,
    ),
  }));
