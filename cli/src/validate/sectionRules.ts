/** What the platform would refuse of a section, beyond its form. */
import { isRecord, recordsOf } from '../files/nodeFile.ts';
import { STRAY } from '../files/sectionBody.ts';
import type { Fields, TreeNode } from '../tree/courseTree.ts';
import { limits } from './contract.ts';

export const NO_TEXT = 'A section of this type has no text behind it.';

interface Around {
  /** Ids and keys of the questions of the lecture. */
  readonly questions: ReadonlySet<unknown>;
  readonly tell: (path: readonly (string | number)[], message: string) => void;
}

export function sectionRules(section: TreeNode, { questions, tell }: Around): void {
  for (const { path, reference } of references(section.fields)) {
    if (!questions.has(reference)) {
      tell(path, `The lecture has no question ${String(reference)}.`);
    }
  }
  // The input of a divider is a word, in which nothing else has room.
  if (section.fields['type'] === 'divider' && STRAY in section.fields) {
    tell([STRAY], NO_TEXT);
  }
  checkColumns(section.fields, tell);
  const captions = recordsOf(section.fields['captions']);
  if (captions.length > limits.captions) {
    tell(['captions'], `A video has captions in at most ${limits.captions} languages.`);
  }
  for (const [index, { vtt }] of captions.entries()) {
    if (Buffer.byteLength(String(vtt)) > limits.captionBytes) {
      tell(['captions', index, 'vtt'], `Captions have at most ${limits.captionBytes} bytes.`);
    }
  }
  for (const [index, option] of recordsOf(section.fields['options']).entries()) {
    const inner = Array.isArray(option['sections']) ? (option['sections'] as readonly TreeNode[]) : [];
    for (const [place, each] of inner.entries()) {
      if (each.fields['type'] === 'branch') {
        tell(['options', index, 'sections', place], 'A branch cannot be part of another branch.');
      }
      sectionRules(each, {
        questions,
        tell: (path, message) => tell(['options', index, 'sections', place, ...path], message),
      });
    }
  }
}

function checkColumns(fields: Fields, tell: Around['tell']): void {
  for (const member of ['imageColumns', 'videoColumns', 'textColumns']) {
    const value = fields[member];
    if (typeof value === 'number' && (value < 1 || value > 12)) {
      tell([member], `\`${member}\` is from 1 to 12.`);
    }
  }
}

interface Named {
  readonly path: readonly (string | number)[];
  readonly reference: unknown;
}

/** The questions that a section means, but for those of sections in it. */
function references({ type, question, questions, turns }: Fields): readonly Named[] {
  const shown = Array.isArray(questions)
    ? questions.map((reference: unknown, index) => ({ path: ['questions', index], reference }))
    : [];
  const placed = type === 'question' && question !== null ? [{ path: ['question'], reference: question }] : [];
  const asked = recordsOf(turns).flatMap((turn, index) =>
    recordsOf(turn['bubbles']).flatMap((bubble, place) =>
      isRecord(bubble) && bubble['question'] != null
        ? [{ path: ['turns', index, 'bubbles', place, 'question'], reference: bubble['question'] }]
        : [],
    ),
  );
  return [...shown, ...placed, ...asked];
}
