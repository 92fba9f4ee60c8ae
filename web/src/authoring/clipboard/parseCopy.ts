/** A copy that comes from the clipboard, from wherever: it is what it should be as a whole, or nothing. */
import { contentsOf } from '../draft/insertNodes.ts';
import { keysIn } from '../draft/keysIn.ts';
import { hasMisplacedBranch, hasNoAnswer } from '../draft/setNode.ts';
import type { CopiedNodes } from './copyNodes.ts';
import { copyShape, shapesOf } from './copyShape.ts';

/** The copy that a text holds, brought up to this version of the client; null when it holds none, or not a whole one. */
export function parseCopy(json: string): CopiedNodes | null {
  const value = parsed(json);
  const copy = copyShape(shapesOf(value)).safeParse(value).data;
  return copy && isSound(copy) ? copy : null;
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

function isSound(copy: CopiedNodes): boolean {
  const keys = [...keysIn(copy.nodes), ...(copy.kind === 'section' ? keysIn(copy.questions) : [])];
  const contents = contentsOf(copy);
  return (
    copy.nodes.length > 0 &&
    new Set(keys).size === keys.length &&
    contents.every(({ sections }) => !sections.some((section) => hasMisplacedBranch(section, false))) &&
    contents.every(({ questions }) => !questions.some(hasNoAnswer))
  );
}
