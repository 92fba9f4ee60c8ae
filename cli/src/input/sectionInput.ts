/** A section as a `SectionInput`. */
import type { Fields, TreeNode } from '../tree/courseTree.ts';
import { nameInput, questionsInput, referenceInput } from './names.ts';

export function sectionInput(section: TreeNode): Fields {
  const { type, questions, ...members } = section.fields;
  return {
    ...nameInput(section, 'sectionId'),
    questions: questionsInput(questions),
    content: { [String(type)]: contentInput(type, members) },
  };
}

function contentInput(type: unknown, members: Fields): unknown {
  switch (type) {
    case 'divider':
      return members['divider'];
    case 'question':
      return { question: referenceInput(members['question'], 'questionId') };
    case 'dialog':
      return { ...members, turns: each(members['turns'], turnInput) };
    case 'branch':
      return { ...members, options: each(members['options'], optionInput) };
    default:
      return members;
  }
}

const optionInput = (option: Fields): Fields => ({
  ...option,
  sections: each(option['sections'], (section) => sectionInput(section as unknown as TreeNode)),
});

const turnInput = (turn: Fields): Fields => ({ ...turn, bubbles: each(turn['bubbles'], bubbleInput) });

/** `{ text: … }` → `{ text: { html: … } }`, and so on. */
const bubbleInput = (bubble: Fields): Fields =>
  Object.fromEntries(
    Object.entries(bubble).map(([type, value]) => {
      switch (type) {
        case 'text':
          return [type, { html: value }];
        case 'question':
          return [type, { question: referenceInput(value, 'questionId') }];
        case 'video':
        case 'audio':
          return [type, { url: value }];
        default:
          return [type, value];
      }
    }),
  );

/** Anything that is no list of objects is left for the validation to tell. */
const each = (value: unknown, change: (item: Fields) => Fields): unknown =>
  Array.isArray(value)
    ? value.map((item: unknown) => (typeof item === 'object' && item !== null ? change(item as Fields) : item))
    : value;
