/** Sections on the wire → section types of the schema (GW-22, SEC-01…SEC-16, OP-19): by outer type, for `JSON` by inner type. */
import { record, records, text, textOrNull, wholeNumber, type FreeForm } from '../freeForm.ts';
import type {
  AccordionSection,
  AdditionalInfoSection,
  BranchSection,
  ButtonDividerSection,
  ButtonSection,
  DialogBubbleType,
  DialogSection,
  ExamplesSection,
  HtmlSection,
  ImageTextSection,
  ImportantSection,
  MediaKind,
  PdfSection,
  QuestionSection,
  RichTextSection,
  ScrollSection,
  Side,
  TextSection,
  UnknownSection,
  VideoTextSection,
} from '../generated/resolverTypes.ts';
import type { Owner } from '../globalId.ts';
import { toQuestionModel, type QuestionModel } from '../quiz/questionMappers.ts';
import type { SectionWire } from './lectureWire.ts';

type Named<T extends { __typename?: string }> = Omit<T, '__typename'> & {
  readonly __typename: NonNullable<T['__typename']>;
};

export type SectionModel =
  | Named<TextSection>
  | Named<HtmlSection>
  | Named<ScrollSection>
  | Named<ButtonDividerSection>
  | Named<RichTextSection>
  | Named<PdfSection>
  | Named<ImportantSection>
  | Named<AdditionalInfoSection>
  | Named<ExamplesSection>
  | Named<DialogSection>
  | Named<ImageTextSection>
  | Named<VideoTextSection>
  | Named<AccordionSection>
  | (Omit<Named<BranchSection>, 'options'> & { options: { title: string; sections: SectionModel[] }[] })
  | Named<ButtonSection>
  | (Omit<Named<QuestionSection>, 'question'> & { question: QuestionModel | null })
  | Named<UnknownSection>;

/** SEC-12: of twelve, where the author stated nothing. */
const defaultContentSize = 6;

interface Place {
  readonly sectionId: number;
  readonly number: number;
}

/** `owner` names the lecture that the section stands in. */
export function toSectionModel(wire: SectionWire, owner: Owner): SectionModel {
  const place: Place = { sectionId: wire.id, number: wire.number };
  switch (wire.type) {
    case 'TEXT':
      return { __typename: 'TextSection', ...place, text: text(wire.content) };
    case 'HTML':
      return { __typename: 'HtmlSection', ...place, html: text(wire.content) };
    case 'SCROLL':
      return { __typename: 'ScrollSection', ...place };
    case 'BUTTON':
      return { __typename: 'ButtonDividerSection', ...place };
    case 'JSON':
      return toTypedSection(wire, place, owner);
    default:
      return { __typename: 'UnknownSection', ...place, type: wire.type, content: wire.content ?? null };
  }
}

function toTypedSection(wire: SectionWire, place: Place, owner: Owner): SectionModel {
  const { type: innerType, content: inner } = record(wire.content);
  const content = record(inner);
  switch (text(innerType).toUpperCase()) {
    case 'TEXT':
      return { __typename: 'RichTextSection', ...place, html: text(content['text']) };
    case 'PDF':
      return { __typename: 'PdfSection', ...place, src: text(content['src']) };
    case 'IMPORTANT':
      return { __typename: 'ImportantSection', ...place, ...titled(content) };
    case 'ADDITIONAL_INFO':
      return { __typename: 'AdditionalInfoSection', ...place, ...titled(content) };
    case 'EXAMPLES':
      return { __typename: 'ExamplesSection', ...place, ...titled(content) };
    case 'ACCORDION':
      return { __typename: 'AccordionSection', ...place, items: records(content['items']).map(titled) };
    case 'IMAGE_TEXT':
      return {
        __typename: 'ImageTextSection',
        ...place,
        imgSrc: text(content['imgSrc']),
        imgAlt: text(content['imgAlt']),
        imgSide: side(content['imgSide']),
        imgContentSize: wholeNumber(content['imgContentSize'], defaultContentSize),
        textContentSize: wholeNumber(content['textContentSize'], defaultContentSize),
        html: text(content['text']),
      };
    case 'VIDEO_TEXT':
      return {
        __typename: 'VideoTextSection',
        ...place,
        videoSrc: text(content['videoSrc']),
        videoKind: text(content['videoKind'], 'LINK') as MediaKind,
        videoSide: side(content['videoSide']),
        videoContentSize: wholeNumber(content['videoContentSize'] ?? content['imgContentSize'], defaultContentSize),
        textContentSize: wholeNumber(content['textContentSize'], defaultContentSize),
        html: text(content['text']),
      };
    case 'DIALOG':
      return { __typename: 'DialogSection', ...place, turns: records(inner).map(toDialogTurn) };
    case 'BRANCH':
      return {
        __typename: 'BranchSection',
        ...place,
        options: records(content['options']).map((option) => ({
          title: text(option['title']),
          sections: records(option['sections']).map((nested) =>
            toSectionModel(nested as unknown as SectionWire, owner),
          ),
        })),
      };
    case 'BUTTON':
      return {
        __typename: 'ButtonSection',
        ...place,
        buttonText: text(content['buttonText']),
        buttonLink: text(content['buttonLink']),
        html: text(content['text']),
        className: text(content['className']),
      };
    case 'QUESTION': {
      const question = wire.questionAnswers?.[0];
      return {
        __typename: 'QuestionSection',
        ...place,
        questionIndex: wholeNumber(content['questionIndex'], 0),
        question: question === undefined ? null : toQuestionModel(question, owner),
      };
    }
    default:
      return { __typename: 'UnknownSection', ...place, type: text(innerType, 'JSON'), content: inner ?? null };
  }
}

const titled = (content: FreeForm): { title: string; html: string } => ({
  title: text(content['title']),
  html: text(content['text']),
});

const side = (value: unknown): Side => (text(value).toLowerCase() === 'right' ? 'RIGHT' : 'LEFT');

const bubbleTypes: ReadonlySet<string> = new Set(['TEXT', 'VIDEO', 'AUDIO', 'QUESTION'] satisfies DialogBubbleType[]);

function toDialogTurn(turn: FreeForm): DialogSection['turns'][number] {
  const avatar = record(turn['avatar']);
  return {
    userPicAvatar: turn['userPicAvatar'] === true,
    side: side(turn['side']),
    avatarLink: textOrNull(avatar['link']),
    avatarName: textOrNull(avatar['name']),
    bubbles: records(turn['bubbles']).map((bubble) => {
      const type = text(bubble['type']).toUpperCase();
      return { type: (bubbleTypes.has(type) ? type : 'TEXT') as DialogBubbleType, content: text(bubble['content']) };
    }),
  };
}
