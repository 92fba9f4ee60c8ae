/** The levels of headings, which those who hear a page move about by. The name of a lecture is level 1, so its texts begin at 2. */
import type { LectureDraft } from '../draft/courseDraft.ts';
import { withInner } from '../draft/questionPlaces.ts';
import type { SectionDraft } from '../draft/sectionDraft.ts';

const heading = /<(\/?)h([1-6])(?=[\s>])/gi;

/** The level of the name of a lecture. */
const nameLevel = 1;

/** The levels in a text, in order. */
export const headingsIn = (html: string): readonly number[] =>
  [...html.matchAll(heading)].filter(([, end]) => end === '').map(([, , level]) => Number(level));

/** The text of a section that its lecture is made of; texts that are folded or said by someone have headings of their own. */
export const flowText = ({ content }: SectionDraft): string => ('html' in content ? content.html : '');

/** The level that each text of a lecture begins after: its description by the key of the lecture, and its sections by theirs. */
export function levelsBefore({ key, fields, content }: LectureDraft): ReadonlyMap<string, number> {
  const before = new Map([[key, nameLevel]]);
  let level = headingsIn(fields.description).at(-1) ?? nameLevel;
  if (content === 'notRead') return before;
  for (const section of content.sections.flatMap(withInner)) {
    before.set(section.key, level);
    level = headingsIn(flowText(section)).at(-1) ?? level;
  }
  return before;
}

/** Whether a heading stands more than one level below the one before it, or beside the name of the lecture. */
export function isOutOfOrder(levels: readonly number[], before: number): boolean {
  return levels.some((level, at) => level === nameLevel || level > (levels[at - 1] ?? before) + 1);
}

/** The text with each such heading as high as it may be. */
export function inOrder(html: string, before: number): string {
  let last = before;
  return html.replaceAll(heading, (_, end: string, level: string) => {
    if (end === '') last = Math.max(nameLevel + 1, Math.min(Number(level), last + 1));
    return `<${end}h${last}`;
  });
}
