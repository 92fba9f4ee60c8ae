/** Sections and questions as they are answered become nodes. */
import type { Fields, TreeNode } from '../tree/courseTree.ts';
import type { QuestionAnswer, SectionAnswer, TypedAnswer } from './courseAnswer.ts';

/** `AuthoredRichTextSection` → `richText`. */
function typeOf({ __typename }: TypedAnswer, end: string): string {
  const name = __typename.replace(/^Authored/, '').slice(0, -end.length);
  return `${name.charAt(0).toLowerCase()}${name.slice(1)}`;
}

export function readQuestion({ questionId, ...question }: QuestionAnswer): TreeNode {
  const { __typename, ...members } = question;
  return { id: questionId, key: null, fields: { type: typeOf(question, 'Question'), ...members } };
}

export function readSection({ sectionId, questionIds, ...section }: SectionAnswer): TreeNode {
  const content = contentOf(section);
  // A place for a question and a dialog say in their members which questions they show.
  const questions = content['type'] === 'question' || content['type'] === 'dialog' ? [] : questionIds;
  return { id: sectionId, key: null, fields: { questions, ...content } };
}

function contentOf(section: TypedAnswer): Fields & { readonly type: unknown } {
  const { __typename, ...members } = section;
  const type = typeOf(section, 'Section');
  switch (type) {
    case 'scroll':
      return { type: 'divider', divider: 'SCROLL' };
    case 'buttonDivider':
      return { type: 'divider', divider: 'BUTTON' };
    case 'question':
      return { type, question: members['questionId'] };
    case 'dialog':
      return { type, turns: (members['turns'] as readonly Turn[]).map(readTurn) };
    case 'branch':
      return { type, options: (members['options'] as readonly Option[]).map(readOption) };
    case 'unknown':
      return { type, storedType: members['type'], content: members['content'] };
    default:
      return { ...members, type };
  }
}

interface Option {
  readonly title: string;
  readonly sections: readonly SectionAnswer[];
}

const readOption = ({ title, sections }: Option): Fields => ({ title, sections: sections.map(readSection) });

interface Turn extends Fields {
  readonly bubbles: readonly TypedAnswer[];
}

const readTurn = ({ bubbles, ...turn }: Turn): Fields => ({ ...turn, bubbles: bubbles.map(readBubble) });

/** By what it is: `{ text: … }`, `{ video: … }`. */
function readBubble(bubble: TypedAnswer): Fields {
  const type = typeOf(bubble, 'Bubble');
  return { [type]: bubble['html'] ?? bubble['url'] ?? bubble['questionId'] ?? null };
}
