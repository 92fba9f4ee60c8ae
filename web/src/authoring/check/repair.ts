/** What mends a finding in one step, as an operation of the draft that can be undone. */
import { isBlank } from '../../editing/check/htmlFindings.ts';
import { parsedHtml } from '../../editing/check/parsedHtml.ts';
import { hardToRead } from '../../editing/check/textColors.ts';
import type { CourseDraft } from '../draft/courseDraft.ts';
import { findNode, findOf, type FoundNode } from '../draft/findNode.ts';
import type { Operation } from '../draft/operation.ts';
import { withTextAt } from '../draft/withTextAt.ts';
import type { ProblemPlace } from '../save/placeOfProblem.ts';
import { createLectureCheck } from './checkLecture.ts';
import type { Finding, Rule } from './finding.ts';
import { flowText, inOrder, levelsBefore } from './headingOrder.ts';
import { readingMinutes } from './textMeasure.ts';

/** What a repair does, for its button. */
export type RepairName = 'remove' | 'order' | 'uncolor' | 'head' | 'unframe' | 'cutDraws' | 'openNow' | 'stateMinutes';

const names: Readonly<Partial<Record<Rule, RepairName>>> = {
  emptyModule: 'remove',
  emptyLecture: 'remove',
  empty: 'remove',
  noLink: 'remove',
  headingOrder: 'order',
  contrast: 'uncolor',
  tableHeads: 'head',
  noFrame: 'unframe',
  drawsTooMany: 'cutDraws',
  opensTooLate: 'openNow',
  shortDuration: 'stateMinutes',
};

/** Repairs that take nothing away and decide nothing, so that all of a kind can be done at once. */
const harmless: ReadonlySet<RepairName> = new Set(['order', 'uncolor', 'head', 'stateMinutes']);

/** The name of the repair; null where a finding needs its author. */
export const repairNameOf = (draft: CourseDraft, finding: Finding): RepairName | null =>
  isRepairable(draft, finding) ? (names[finding.rule] ?? null) : null;

export const isHarmless = (repair: RepairName): boolean => harmless.has(repair);

/** What mends it; null where it is gone, or needs its author. */
export function repairOf(draft: CourseDraft, finding: Finding): Operation | null {
  const { place } = finding;
  switch (repairNameOf(draft, finding)) {
    case 'remove':
      return place.node === null ? null : { type: 'remove', keys: [place.node] };
    case 'order':
      return withHeadingsInOrder(draft, place);
    case 'uncolor':
      return withTextAt(draft, place, (html) => changed(html, withReadableColors));
    case 'head':
      return withTextAt(draft, place, (html) => changed(html, withTableHeads));
    case 'unframe': {
      const found = place.node === null ? null : findOf(draft, 'achievement', place.node);
      return found && { type: 'setAchievement', achievement: { ...found.node, frame: false } };
    }
    case 'cutDraws': {
      const found = place.node === null ? null : findOf(draft, 'lecture', place.node);
      return found && { type: 'setBank', key: found.node.key, bank: found.node.fields.questionBank };
    }
    case 'openNow':
      return place.node === null
        ? null
        : { type: 'setModule', key: place.node, fields: { availableFromTime: null, startTime: null } };
    case 'stateMinutes': {
      const found = place.node === null ? null : findOf(draft, 'lecture', place.node);
      if (!found) return null;
      // What a new one says at first does not matter here.
      const { measure } = createLectureCheck({ ofSection: () => false, ofQuestion: () => false }).lecture(found.node);
      return { type: 'setLecture', key: found.node.key, fields: { durationMinutes: readingMinutes(measure) } };
    }
    case null:
      return null;
  }
}

/** Only a whole section is removed, not a part of one, nor the words beside a button; and only a module has a time of its own. */
function isRepairable(draft: CourseDraft, { rule, place }: Finding): boolean {
  const found = place.node === null ? null : findNode(draft, place.node);
  if (rule === 'noLink') return found?.kind === 'section' && isBlank(flowText(found.node));
  if (rule === 'empty') return found?.kind === 'section' && !place.field.includes('.') && isTextAlone(found);
  return rule !== 'opensTooLate' || found?.kind === 'module';
}

const isTextAlone = ({ node }: Extract<FoundNode, { kind: 'section' }>): boolean =>
  ['richText', 'html', 'text', 'important', 'additionalInfo', 'examples'].includes(node.content.type);

function withHeadingsInOrder(draft: CourseDraft, place: ProblemPlace): Operation | null {
  const found = place.node === null ? null : findNode(draft, place.node);
  const lecture = found?.kind === 'lecture' ? found.node : found?.kind === 'section' ? found.lecture : null;
  const before = lecture && place.node !== null ? levelsBefore(lecture).get(place.node) : undefined;
  return before === undefined ? null : withTextAt(draft, place, (html) => inOrder(html, before));
}

function changed(html: string, change: (body: HTMLElement) => void): string {
  const body = parsedHtml(html);
  change(body);
  return body.innerHTML;
}

/** Without its own colours a part may be hard to read for those around it, which go then as well. */
function withReadableColors(body: HTMLElement): void {
  for (let parts = hardToRead(body); parts.length > 0; parts = hardToRead(body)) {
    for (const part of parts) {
      part.style.removeProperty('color');
      part.style.removeProperty('background-color');
      if (part.style.length === 0) part.removeAttribute('style');
    }
  }
}

/** The first row of a table names its columns. */
function withTableHeads(body: HTMLElement): void {
  for (const table of body.querySelectorAll('table')) {
    if (table.querySelector('th') !== null) continue;
    // The row is changed meanwhile.
    for (const cell of Array.from(table.rows[0]?.cells ?? [])) {
      const head = document.createElement('th');
      for (const { name, value } of cell.attributes) head.setAttribute(name, value);
      head.setAttribute('scope', 'col');
      head.append(...cell.childNodes);
      cell.replaceWith(head);
    }
  }
}
