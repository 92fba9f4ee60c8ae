/** How sections are written: their inputs in the words of the platform, and its refusals in those of the input (OP-19). */
import type { QuestionReference, SectionContentInput, SectionInput } from '../generated/resolverTypes.ts';
import type { Path } from '../inputPaths.ts';
import type { Schemas } from '../rest/Schemas.ts';

export type SectionRequest = Schemas['SectionRequest'];
type Content<Section> = Section extends unknown ? Pick<Section, Extract<keyof Section, 'type' | 'content'>> : never;
/** The type and the content of a section as the platform takes them. */
export type SectionContentRequest = Content<SectionRequest>;

type InnerRequest = Extract<SectionRequest, { readonly type: 'JSON' }>['content'];
export type InnerType = InnerRequest['type'];
export type InnerContent<Type extends InnerType> = Extract<InnerRequest, { readonly type: Type }>['content'];

/** What the content of one lecture is written with. */
export interface LectureWriting {
  /** An address as it is stored. */
  readonly stored: (url: string) => string;
  /** Where a question stands among those of the lecture, from 0. Throws for one that is not there, and for none. */
  readonly indexOf: (question: QuestionReference | null | undefined, field: string) => number;
}

export interface SectionWriting extends LectureWriting {
  /** The input's path of the content. */
  readonly field: string;
  readonly inside: (section: SectionInput, field: string) => SectionRequest;
}

export interface SectionWriter<Input> {
  readonly write: (input: Input, writing: SectionWriting) => SectionContentRequest;
  /** The input's path below its content, by the platform's below its own. */
  readonly path: ContentPath<Input>;
}

/** `inside` answers the path below a section that stands in the content. */
export type ContentPath<Input> = (
  parts: Path,
  input: Input,
  inside: (parts: Path, section: SectionInput) => Path,
) => Path;

/** The names of an `@oneOf` input's members. */
export type SectionMember = keyof SectionContentInput;

/** By the member of the input. */
export type SectionWriters = {
  readonly [Member in SectionMember]: SectionWriter<NonNullable<SectionContentInput[Member]>>;
};
