import type { QuestionDraft } from './draft/questionDraft.ts';
import type { DialogBubble, SectionContent } from './draft/sectionDraft.ts';
import { previewText } from '../editing/previewText.ts';

/**
 * A section in one line of at most 120 characters (EDIT-20), for lists and trees: the words it begins with, the address of what it shows,
 * or the question it asks. Empty where it has none, such as a divider.
 */
export function sectionSummary(
  content: SectionContent,
  questions: readonly Pick<QuestionDraft, 'key' | 'text'>[],
): string {
  const asked = (key: string | null): string => questions.find((question) => question.key === key)?.text ?? '';
  switch (content.type) {
    case 'text':
      return previewText(content.text);
    case 'html':
    case 'richText':
      return previewText(content.html);
    case 'divider':
      return '';
    case 'pdf':
      return previewText(content.title || content.url);
    case 'important':
    case 'additionalInfo':
    case 'examples':
      return first([content.title, content.html]);
    case 'dialog':
      return first(content.turns.flatMap(({ bubbles }) => bubbles.map((bubble) => said(bubble, asked))));
    case 'imageText':
      return first([content.html, content.imageAlt, content.imageUrl]);
    case 'videoText':
      return first([content.html, content.videoUrl]);
    case 'accordion':
      return previewText(content.items.map(({ title }) => title).join(' · '));
    case 'branch':
      return previewText(content.options.map(({ title }) => title).join(' · '));
    case 'button':
      return first([content.buttonText, content.html]);
    case 'question':
      return previewText(asked(content.question));
    case 'unknown':
      return previewText(content.storedType);
  }
}

function said(bubble: DialogBubble, asked: (key: string | null) => string): string {
  if (bubble.kind === 'text') return bubble.html;
  return bubble.kind === 'question' ? asked(bubble.question) : bubble.url;
}

const first = (texts: readonly string[]): string => texts.map(previewText).find((text) => text !== '') ?? '';
