/** Sections and questions of a lecture as the gateway answers them become part of a draft. */
import type {
  AuthoredBubbleAnswer,
  AuthoredContentAnswer,
  AuthoredQuestionAnswer,
  AuthoredSectionAnswer,
} from './authoredAnswer.ts';
import type { LectureContent, NewKey, NodeKey } from './courseDraft.ts';
import type { QuestionContent, QuestionDraft } from './questionDraft.ts';
import { placesOfContent } from './questionPlaces.ts';
import type { DialogBubble, SectionContent, SectionDraft } from './sectionDraft.ts';

/** The key of a question by its id; null when the lecture has it no more. */
type KeyOfQuestion = (id: number | null) => NodeKey | null;

/** The content of a lecture; what names a question by its id names it by its key, and nothing names one that is not there. */
export function readContent(content: AuthoredContentAnswer, newKey: NewKey): LectureContent {
  const questions = content.questions.map((question) => readQuestion(question, newKey));
  const keys = new Map(questions.map((question) => [question.id, question.key]));
  const keyOf: KeyOfQuestion = (id) => (id === null ? null : (keys.get(id) ?? null));
  return { sections: content.sections.map((section) => readSection(section, keyOf, newKey)), questions };
}

function readSection(section: AuthoredSectionAnswer, keyOf: KeyOfQuestion, newKey: NewKey): SectionDraft {
  const content = readSectionContent(section, keyOf, newKey);
  const placed = placesOfContent(content);
  return {
    key: newKey(),
    id: section.sectionId,
    content,
    questions: placed === null ? section.questionIds.flatMap((id) => keyOf(id) ?? []) : [],
  };
}

function readSectionContent(section: AuthoredSectionAnswer, keyOf: KeyOfQuestion, newKey: NewKey): SectionContent {
  switch (section.__typename) {
    case 'AuthoredTextSection':
      return { type: 'text', text: section.text };
    case 'AuthoredHtmlSection':
      return { type: 'html', html: section.html };
    case 'AuthoredScrollSection':
      return { type: 'divider', divider: 'SCROLL' };
    case 'AuthoredButtonDividerSection':
      return { type: 'divider', divider: 'BUTTON' };
    case 'AuthoredRichTextSection':
      return { type: 'richText', html: section.html };
    case 'AuthoredPdfSection':
      return { type: 'pdf', url: section.url, ...(section.title ? { title: section.title } : {}) };
    case 'AuthoredImportantSection':
      return { type: 'important', title: section.title, html: section.html };
    case 'AuthoredAdditionalInfoSection':
      return { type: 'additionalInfo', title: section.title, html: section.html };
    case 'AuthoredExamplesSection':
      return { type: 'examples', title: section.title, html: section.html };
    case 'AuthoredDialogSection':
      return {
        type: 'dialog',
        turns: section.turns.map(({ usesOwnPicture, side, avatarUrl, avatarName, bubbles }) => ({
          usesOwnPicture,
          side,
          avatarUrl,
          avatarName,
          bubbles: bubbles.map((bubble) => readBubble(bubble, keyOf)),
        })),
      };
    case 'AuthoredImageTextSection': {
      const { imageUrl, imageAlt, imageSide, imageColumns, textColumns, html } = section;
      return { type: 'imageText', imageUrl, imageAlt, imageSide, imageColumns, textColumns, html };
    }
    case 'AuthoredVideoTextSection': {
      const { videoUrl, videoSide, videoColumns, textColumns, html, transcript } = section;
      const captions = section.captions.map(({ language, label, vtt }) => ({ language, label, vtt }));
      return { type: 'videoText', videoUrl, videoSide, videoColumns, textColumns, html, captions, transcript };
    }
    case 'AuthoredAccordionSection':
      return { type: 'accordion', items: section.items.map(({ title, html }) => ({ title, html })) };
    case 'AuthoredBranchSection':
      return {
        type: 'branch',
        options: section.options.map(({ title, sections }) => ({
          title,
          sections: sections.map((each) => readSection(each, keyOf, newKey)),
        })),
      };
    case 'AuthoredButtonSection': {
      const { buttonText, buttonLink, html, className } = section;
      return { type: 'button', buttonText, buttonLink, html, className };
    }
    case 'AuthoredQuestionSection':
      return { type: 'question', question: keyOf(section.questionId) };
    case 'AuthoredUnknownSection':
      return { type: 'unknown', storedType: section.type, content: section.content };
  }
}

function readBubble(bubble: AuthoredBubbleAnswer, keyOf: KeyOfQuestion): DialogBubble {
  switch (bubble.__typename) {
    case 'TextBubble':
      return { kind: 'text', html: bubble.html };
    case 'VideoBubble':
      return { kind: 'video', url: bubble.url };
    case 'AudioBubble':
      return { kind: 'audio', url: bubble.url };
    case 'AuthoredQuestionBubble':
      return { kind: 'question', question: keyOf(bubble.questionId) };
  }
}

function readQuestion(question: AuthoredQuestionAnswer, newKey: NewKey): QuestionDraft {
  const { text, weight, wrongLimit, explanation } = question;
  return {
    key: newKey(),
    id: question.questionId,
    text,
    weight,
    wrongLimit,
    explanation: explanation && {
      type: explanation.type,
      texts: explanation.texts.map(({ key, content }) => ({ key, content })),
    },
    content: readQuestionContent(question),
  };
}

function readQuestionContent(question: AuthoredQuestionAnswer): QuestionContent {
  switch (question.__typename) {
    case 'AuthoredSingleChoiceQuestion': {
      const { list, options, correctPosition } = question;
      return { type: 'singleChoice', list, options, correctPosition };
    }
    case 'AuthoredMultipleChoiceQuestion':
      return { type: 'multipleChoice', options: question.options, correctPositions: question.correctPositions };
    case 'AuthoredCategorizationQuestion':
      return { type: 'categorization', ...readPlacement(question) };
    case 'AuthoredMultipleAssociationQuestion':
      return { type: 'multipleAssociation', ...readPlacement(question) };
    case 'AuthoredSingleOrderingQuestion':
      return { type: 'singleOrdering', options: question.options, correctOrder: question.correctOrder };
  }
}

type PlacementAnswer = Extract<AuthoredQuestionAnswer, { readonly items: unknown }>;

const readPlacement = ({ items, categories, correctPlacement }: PlacementAnswer) => ({
  items: items.map(({ key, label }) => ({ key, label })),
  categories: categories.map(({ key, label }) => ({ key, label })),
  correctPlacement: correctPlacement.map(({ category, items }) => ({ category, items })),
});
