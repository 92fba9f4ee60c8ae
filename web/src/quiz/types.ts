/** The types of questions as authors have them, in the order in which they are offered. The older `List` is a single choice (QEDIT-02, OP-57). */
import type { QuestionContentInput } from '../authoring/server/__generated__/saveCourseMutation.graphql.ts';
import { categorization } from './categorization/type.ts';
import { multipleAssociation } from './multipleAssociation/type.ts';
import { multipleChoice } from './multipleChoice/type.ts';
import type { QuestionType } from './questionType.ts';
import { singleChoice } from './singleChoice/type.ts';
import { singleOrdering } from './singleOrdering/type.ts';

/** Mapped by its names alone: mapped by the input, whose members may be left out, a type could be forgotten here. */
type Member = keyof QuestionContentInput;

const types = {
  singleChoice,
  multipleChoice,
  categorization,
  multipleAssociation,
  singleOrdering,
} satisfies { readonly [Name in Member]: { readonly name: Name } };

export const questionTypes: typeof types = types;

export type QuestionName = keyof typeof types;

/** The content of a type. */
export type ContentOf<Name extends QuestionName> = Parameters<(typeof types)[Name]['write']>[0];

/** The type of a content, whichever it is: the compiler does not follow that each is found by its own name. */
export const typeOf = <Content extends ContentOf<QuestionName>>({ type }: Content): QuestionType<Content> =>
  types[type] as unknown as QuestionType<Content>;
