/** Sections and questions of a draft as `LectureContentInput` takes them. */
import type { DraftNode, LectureContent, NodeKey } from '../draft/courseDraft.ts';
import type { QuestionContent, QuestionDraft } from '../draft/questionDraft.ts';
import type { DialogBubble, SectionContent, SectionDraft } from '../draft/sectionDraft.ts';
import type {
  DialogBubbleInput,
  LectureContentInput,
  QuestionContentInput,
  QuestionInput,
  QuestionPlaceInput,
  QuestionReference,
  SectionContentInput,
  SectionInput,
} from './saveInput.ts';

type Refer = (key: NodeKey) => QuestionReference;

/** The whole content; existing nodes by id, new ones by their key. */
export function contentInput({ sections, questions }: LectureContent): LectureContentInput {
  const refer = questionReferences(questions);
  return {
    sections: sections.map((section) => sectionInput(section, refer)),
    questions: questions.map(questionInput),
  };
}

/** Names questions by id, or by key while they have none. */
export function questionReferences(questions: Iterable<QuestionDraft>): Refer {
  const ids = new Map([...questions].map((question) => [question.key, question.id]));
  return (key) => {
    const id = ids.get(key);
    return id === undefined ? { clientKey: key } : { questionId: String(id) };
  };
}

/** The id of a node, or its key when it is new. */
export const nameOf = <Name extends string>(
  node: DraftNode,
  name: Name,
): { readonly [Each in Name]?: string } & { readonly clientKey?: string } =>
  (node.id === undefined ? { clientKey: node.key } : { [name]: String(node.id) }) as {
    readonly [Each in Name]?: string;
  };

const sectionInput = (section: SectionDraft, refer: Refer): SectionInput => ({
  ...nameOf(section, 'sectionId'),
  questions: section.questions.map(refer),
  content: sectionContentInput(section.content, refer),
});

function sectionContentInput(content: SectionContent, refer: Refer): SectionContentInput {
  switch (content.type) {
    case 'divider':
      return { divider: content.divider };
    case 'dialog':
      return {
        dialog: {
          turns: content.turns.map((turn) => ({
            ...turn,
            bubbles: turn.bubbles.map((bubble) => bubbleInput(bubble, refer)),
          })),
        },
      };
    case 'branch':
      return {
        branch: {
          options: content.options.map(({ title, sections }) => ({
            title,
            sections: sections.map((inner) => sectionInput(inner, refer)),
          })),
        },
      };
    case 'question':
      return { question: placeInput(content.question, refer) };
    case 'text':
      return { text: membersOf(content) };
    case 'html':
      return { html: membersOf(content) };
    case 'richText':
      return { richText: membersOf(content) };
    case 'pdf':
      return { pdf: membersOf(content) };
    case 'important':
      return { important: membersOf(content) };
    case 'additionalInfo':
      return { additionalInfo: membersOf(content) };
    case 'examples':
      return { examples: membersOf(content) };
    case 'imageText':
      return { imageText: membersOf(content) };
    case 'videoText':
      return { videoText: membersOf(content) };
    case 'accordion':
      return { accordion: membersOf(content) };
    case 'button':
      return { button: membersOf(content) };
    case 'unknown':
      return { unknown: membersOf(content) };
  }
}

/** What stands beside the type. */
function membersOf<Content extends { readonly type: string }>(content: Content): Omit<Content, 'type'> {
  const { type: _, ...members } = content;
  return members;
}

function bubbleInput(bubble: DialogBubble, refer: Refer): DialogBubbleInput {
  switch (bubble.kind) {
    case 'text':
      return { text: { html: bubble.html } };
    case 'question':
      return { question: placeInput(bubble.question, refer) };
    case 'video':
      return { video: { url: bubble.url } };
    case 'audio':
      return { audio: { url: bubble.url } };
  }
}

const placeInput = (question: NodeKey | null, refer: Refer): QuestionPlaceInput => ({
  question: question === null ? null : refer(question),
});

function questionInput(question: QuestionDraft): QuestionInput {
  const { text, weight, wrongLimit, explanation } = question;
  return {
    ...nameOf(question, 'questionId'),
    text,
    weight,
    wrongLimit,
    explanation,
    content: questionContentInput(question.content),
  };
}

function questionContentInput(content: QuestionContent): QuestionContentInput {
  switch (content.type) {
    case 'singleChoice':
      return { singleChoice: membersOf(content) };
    case 'multipleChoice':
      return { multipleChoice: membersOf(content) };
    case 'categorization':
      return { categorization: membersOf(content) };
    case 'multipleAssociation':
      return { multipleAssociation: membersOf(content) };
    case 'singleOrdering':
      return { singleOrdering: membersOf(content) };
  }
}
