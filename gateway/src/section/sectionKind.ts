/** What the gateway knows of a section type: how it stands on the wire, and as learners and authors read and write it (GW-22, OP-19). */
import type { AuthoredSection } from '../generated/resolverTypes.ts';
import { renamedParts, type Names } from '../inputPaths.ts';
import type { SectionWire } from '../lecture/lectureWire.ts';
import type { QuestionModel } from '../question/questionModel.ts';
import type { SectionBase, SectionModel } from './sectionModel.ts';
import type {
  ContentPath,
  InnerContent,
  InnerType,
  SectionContentRequest,
  SectionWriter,
  SectionWriting,
} from './sectionWriter.ts';

type TypeName = SectionModel['__typename'];
type ModelOf<Name extends TypeName> = Extract<SectionModel, { readonly __typename: Name }>;

/** The content of a type inside `JSON`, as the platform answers it. */
export type WireContent<Type extends InnerType> = Extract<
  Extract<SectionWire, { readonly type: 'JSON' }>['content'],
  { readonly type: Type }
>['content'];

/** What reading a section needs of what stands around its content. */
export interface SectionReading {
  /** Those that are placed in it and asked of this reader, in order. */
  readonly questions: readonly QuestionModel[];
  /** A section inside of it. */
  readonly nested: (wire: SectionWire) => SectionModel;
}

/** What every section has for its authors; beside it stand the members of its type. */
export interface AuthoredSectionModel {
  readonly __typename: NonNullable<AuthoredSection['__typename']>;
  readonly sectionId: number;
  readonly number: number;
  readonly questionIds: number[];
}

/** How a section is read. */
export interface SectionReader<Content, Name extends TypeName> {
  readonly typename: Name;
  /** The members of the type. */
  readonly read: (content: Content, reading: SectionReading) => Omit<ModelOf<Name>, keyof SectionBase | '__typename'>;
  /** The members that authors have otherwise: they name questions instead of showing them. */
  readonly forAuthors?: (model: ModelOf<Name>, inside: (section: SectionModel) => AuthoredSectionModel) => object;
}

/** Any of them: `never` stands for the content and the model that belong to it. */
export interface AnySectionReader {
  readonly typename: TypeName;
  readonly read: (content: never, reading: SectionReading) => object;
  readonly forAuthors?: (model: never, inside: (section: SectionModel) => AuthoredSectionModel) => object;
}

/** A type whose content stands in the section itself, or inside `JSON`. */
export type SectionKind<Content, Name extends TypeName, Input> = SectionReader<Content, Name> & SectionWriter<Input>;

interface InnerDefinition<Type extends InnerType, Name extends TypeName, Input> extends SectionReader<
  WireContent<Type>,
  Name
> {
  readonly write: (input: Input, writing: SectionWriting) => InnerContent<Type>;
  /** What the input calls the members of its content, or a path below it. */
  readonly path?: Names | ContentPath<Input>;
}

/** A type inside `JSON`; `wire` is its type there. */
export interface InnerKind<Type extends InnerType, Name extends TypeName, Input> extends SectionKind<
  WireContent<Type>,
  Name,
  Input
> {
  readonly wire: Type;
}

export function innerKind<const Type extends InnerType, const Name extends TypeName, Input>(
  wire: Type,
  { write, path = {}, ...reader }: InnerDefinition<Type, Name, Input>,
): InnerKind<Type, Name, Input> {
  const below: ContentPath<Input> = typeof path === 'function' ? path : renamedParts(path);
  return {
    ...reader,
    wire,
    write: (input, writing) =>
      ({ type: 'JSON', content: { type: wire, content: write(input, writing) } }) as SectionContentRequest,
    path: ([, ...parts], input, inside) => below(parts, input, inside),
  };
}
