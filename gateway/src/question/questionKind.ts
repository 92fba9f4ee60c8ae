/** What the gateway knows of a question type: as learners and authors read it, and how it is written (GW-23, OP-20). */
import type { AuthoredQuestion, AuthoredQuestionFields } from '../generated/resolverTypes.ts';
import type { QuestionBase, QuestionModel } from './questionModel.ts';
import type { QuestionWire } from './questionWire.ts';
import type { QuestionWriter } from './questionWriter.ts';

type TypeName = QuestionModel['__typename'];
type ModelOf<Name extends TypeName> = Extract<QuestionModel, { readonly __typename: Name }>;
type AuthoredOf<Name extends TypeName> = Extract<AuthoredQuestion, { __typename?: `Authored${Name}` }>;

export interface QuestionKind<Name extends TypeName, Input> extends QuestionWriter<Input> {
  /** Its types on the wire. */
  readonly wire: readonly QuestionWire['@type'][];
  readonly typename: Name;
  /** The members of the type. */
  readonly read: (wire: QuestionWire) => Omit<ModelOf<Name>, keyof QuestionBase | '__typename'>;
  /** Those that its authors have: always with what is right. */
  readonly forAuthors: (wire: QuestionWire) => Omit<AuthoredOf<Name>, keyof AuthoredQuestionFields | '__typename'>;
}

/** Any of them. */
export interface AnyQuestionKind {
  readonly wire: readonly QuestionWire['@type'][];
  readonly typename: TypeName;
  readonly read: (wire: QuestionWire) => object;
  readonly forAuthors: (wire: QuestionWire) => object;
}
