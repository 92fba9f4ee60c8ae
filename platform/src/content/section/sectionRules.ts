/** Reading a section as an author sends it: outer and inner types, defaults, addresses and clean HTML (SEC, OP-19, OP-64). */
import type { Id, Section } from '../content.ts';
import { contentReader, type ContentReader } from '../contentReader.ts';
import type { FieldProblems } from '../../shared/fieldProblems.ts';
import { readHtml } from '../../shared/htmlFields.ts';
import type { DraftQuestion } from '../question/questionRules.ts';
import { sectionRequestSchema, type ReceivedSection } from './sectionSchemas.ts';

/** A section that may not have its id yet, with the questions shown in it; so may the sections inside a branch. */
export interface DraftSection {
  readonly id: Id | null;
  readonly type: Section['type'];
  readonly content: unknown;
  readonly questions: readonly DraftQuestion[];
  /** Options of a `BRANCH` in their order; empty for every other section. */
  readonly branches: readonly DraftBranch[];
}

export interface DraftBranch {
  readonly title: string;
  readonly sections: readonly DraftSection[];
}

/** What sections of one lecture are read with. */
export interface SectionContext {
  readonly problems: FieldProblems;
  /** How many questions the lecture has: places for questions must point to one of them. */
  readonly questionCount: number;
  /** The questions of the lecture that a section shows. */
  readonly questionsOf: (received: ReceivedSection, field: string) => readonly DraftQuestion[];
}

/** Share of the width in twelfths (SEC-12, LIM-39). */
const DEFAULT_SHARE = 6;

/** Reads one section; what does not fit is added to the problems with its path below `field`. */
export function readSection(received: ReceivedSection, field: string, context: SectionContext): DraftSection {
  const questions = context.questionsOf(received, field);
  const base = { id: received.id ?? null, type: received.type, branches: [] };
  switch (received.type) {
    case 'SCROLL':
    case 'BUTTON':
      return { ...base, content: null, questions };
    case 'TEXT':
    case 'HTML':
      return { ...base, content: readText(received, `${field}.content`, context.problems), questions };
    case 'JSON':
      return readJsonSection(received, field, context, questions);
  }
}

function readText({ type, content }: ReceivedSection, field: string, problems: FieldProblems): string {
  if (typeof content !== 'string') {
    problems.add(field, 'must be a text');
    return '';
  }
  return type === 'HTML' ? readHtml(content, field, problems) : content;
}

function readJsonSection(
  received: ReceivedSection,
  field: string,
  context: SectionContext,
  questions: readonly DraftQuestion[],
): DraftSection {
  const outer = contentReader(received.content, `${field}.content`, context.problems);
  const type = innerType(outer.requiredText('type'));
  const inner = outer.member('content');
  const base = { id: received.id ?? null, type: received.type };
  if (type === 'BRANCH') {
    const branches = inner.list('options').map((option) => ({
      title: option.text('title'),
      sections: option.list('sections').flatMap((reader) => readBranchSection(reader, context)),
    }));
    return { ...base, content: { type }, questions, branches };
  }
  // A place names its question by index; keeping the question's id beside it could contradict the index.
  const placed = type === 'QUESTION' || type === 'DIALOG';
  const read = contentReaders[type];
  const content = read === undefined ? inner.unknown() : read(inner, context);
  return { ...base, content: { type, content }, questions: placed ? [] : questions, branches: [] };
}

function readBranchSection(reader: ContentReader, context: SectionContext): readonly DraftSection[] {
  const parsed = sectionRequestSchema.safeParse(reader.raw);
  if (parsed.success) return [readSection(parsed.data, reader.field, context)];
  for (const issue of parsed.error.issues) {
    context.problems.add([reader.field, ...issue.path].join('.'), issue.message);
  }
  return [];
}

/** Inner types are written in capitals but for `text`; read in any case. */
function innerType(received: string): string {
  const upper = received.toUpperCase();
  if (upper === 'TEXT') return 'text';
  return upper === 'BRANCH' || Object.hasOwn(contentReaders, upper) ? upper : received;
}

const titled = (content: ContentReader): unknown => ({ title: content.text('title'), text: content.html('text') });

const contentReaders: Readonly<Record<string, (content: ContentReader, context: SectionContext) => unknown>> = {
  text: (content) => ({ text: content.html('text') }),
  PDF: (content) => ({ src: content.url('src') }),
  IMPORTANT: titled,
  ADDITIONAL_INFO: titled,
  EXAMPLES: titled,
  DIALOG: (content, context) =>
    content.items().map((turn) => {
      const avatar = turn.member('avatar');
      return {
        userPicAvatar: turn.flag('userPicAvatar'),
        side: turn.side('side'),
        avatar: { link: avatar.optionalUrl('link'), name: avatar.text('name') },
        bubbles: turn.list('bubbles').map((bubble) => readBubble(bubble, context)),
      };
    }),
  IMAGE_TEXT: (content) => ({
    imgSrc: content.url('imgSrc'),
    imgAlt: content.text('imgAlt'),
    imgSide: content.side('imgSide'),
    imgContentSize: content.share('imgContentSize', DEFAULT_SHARE),
    textContentSize: content.share('textContentSize', DEFAULT_SHARE),
    text: content.html('text'),
  }),
  VIDEO_TEXT: (content) => ({
    videoSrc: content.url('videoSrc'),
    videoSide: content.side('videoSide'),
    videoContentSize: content.share('videoContentSize', DEFAULT_SHARE),
    textContentSize: content.share('textContentSize', DEFAULT_SHARE),
    text: content.html('text'),
  }),
  ACCORDION: (content) => ({ items: content.list('items').map(titled) }),
  BUTTON: (content) => ({
    buttonText: content.text('buttonText'),
    buttonLink: normaliseButtonLink(content.text('buttonLink')),
    text: content.html('text'),
    className: content.text('className').replaceAll(/[^\w -]/g, ''),
  }),
  QUESTION: (content, context) => ({ questionIndex: content.index('questionIndex', context.questionCount) }),
};

function readBubble(bubble: ContentReader, context: SectionContext): { type: string; content: string } {
  const type = bubble.requiredText('type').toLowerCase();
  switch (type) {
    case 'text':
      return { type, content: bubble.html('content') };
    case 'video':
    case 'audio':
      return { type, content: bubble.url('content') };
    case 'question':
      return { type, content: String(bubble.index('content', context.questionCount)) };
    default:
      bubble.problem('type', 'must be text, video, audio or question');
      return { type: 'text', content: '' };
  }
}

/** SEC-24: what is not a web address is a path of this site. Two slashes at the front would name another host. */
export function normaliseButtonLink(received: string): string {
  // Browsers pass over these, wherever they stand.
  const link = received.replaceAll(/[\t\r\n]/g, '');
  if (link === '' || /^https?:\/\//i.test(link)) return link;
  return `/${link.replace(/^[/\\]+/, '')}`;
}
