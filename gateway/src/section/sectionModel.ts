/** What the section types of the schema are read into (GW-22, OP-19). */
import type {
  AccordionSection,
  AdditionalInfoSection,
  AudioBubble,
  ButtonDividerSection,
  ButtonSection,
  DialogTurn,
  ExamplesSection,
  HtmlSection,
  ImageTextSection,
  ImportantSection,
  AudioSection,
  FileSection,
  EmbedSection,
  PdfSection,
  RichTextSection,
  ScrollSection,
  TextBubble,
  TextSection,
  UnknownSection,
  VideoBubble,
  VideoTextSection,
} from '../generated/resolverTypes.ts';
import type { QuestionModel } from '../question/questionModel.ts';

/** What every section has. */
export interface SectionBase {
  readonly sectionId: number;
  readonly number: number;
  /** Those that are placed in it and asked of this reader, in order. */
  readonly questions: QuestionModel[];
}

type Named<T extends { __typename?: string }, Name extends string = NonNullable<T['__typename']>> = Omit<
  T,
  '__typename' | 'questions'
> & { readonly __typename: Name } & SectionBase;

export type TextSectionModel = Named<TextSection>;
export type HtmlSectionModel = Named<HtmlSection>;
export type ScrollSectionModel = Named<ScrollSection>;
export type ButtonDividerSectionModel = Named<ButtonDividerSection>;
export type RichTextSectionModel = Named<RichTextSection>;
export type PdfSectionModel = Named<PdfSection>;
export type AudioSectionModel = Named<AudioSection>;
export type FileSectionModel = Named<FileSection>;
export type EmbedSectionModel = Named<EmbedSection>;
export type ImportantSectionModel = Named<ImportantSection>;
export type AdditionalInfoSectionModel = Named<AdditionalInfoSection>;
export type ExamplesSectionModel = Named<ExamplesSection>;
export type ImageTextSectionModel = Named<ImageTextSection>;
export type VideoTextSectionModel = Named<VideoTextSection>;
export type AccordionSectionModel = Named<AccordionSection>;
export type ButtonSectionModel = Named<ButtonSection>;
export type UnknownSectionModel = Named<UnknownSection>;

type Bubble<T extends { __typename?: string }> = Omit<T, '__typename'> & {
  readonly __typename: NonNullable<T['__typename']>;
};

export type DialogBubbleModel =
  | Bubble<TextBubble>
  | Bubble<VideoBubble>
  | Bubble<AudioBubble>
  | { readonly __typename: 'QuestionBubble'; readonly question: QuestionModel | null };

export type DialogTurnModel = Omit<DialogTurn, '__typename' | 'bubbles'> & { bubbles: DialogBubbleModel[] };
export type DialogSectionModel = SectionBase & { readonly __typename: 'DialogSection'; turns: DialogTurnModel[] };

export interface BranchOptionModel {
  readonly title: string;
  readonly sections: SectionModel[];
}
export type BranchSectionModel = SectionBase & { readonly __typename: 'BranchSection'; options: BranchOptionModel[] };
export type QuestionSectionModel = SectionBase & {
  readonly __typename: 'QuestionSection';
  readonly question: QuestionModel | null;
};

export type SectionModel =
  | TextSectionModel
  | HtmlSectionModel
  | ScrollSectionModel
  | ButtonDividerSectionModel
  | RichTextSectionModel
  | PdfSectionModel
  | AudioSectionModel
  | FileSectionModel
  | EmbedSectionModel
  | ImportantSectionModel
  | AdditionalInfoSectionModel
  | ExamplesSectionModel
  | DialogSectionModel
  | ImageTextSectionModel
  | VideoTextSectionModel
  | AccordionSectionModel
  | BranchSectionModel
  | ButtonSectionModel
  | QuestionSectionModel
  | UnknownSectionModel;
