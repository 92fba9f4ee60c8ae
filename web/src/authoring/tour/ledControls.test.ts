import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { guideControls } from '../guide/guideControls.ts';
import { courseListStops } from './courseListStops.ts';
import { editorStops } from './editorStops.ts';

/** The components that carry what guide and tours look for. Without its attribute a control is passed over, and nobody is told. */
const carriers: Readonly<Record<string, string>> = {
  '#tab-structure': 'page/EditorDrawer.tsx',
  '#tab-library': 'page/EditorDrawer.tsx',
  '#tab-sections': 'page/EditorDrawer.tsx',
  '[data-tour="unfold"]': 'page/EditorDrawer.tsx',
  '[data-tour="width"]': 'page/EditorDrawer.tsx',
  '[data-tour="history"]': 'page/EditingBar.tsx',
  '[data-tour="autoSave"]': 'page/EditingBar.tsx',
  '[data-tour="reset"]': 'page/EditingBar.tsx',
  '[data-tour="save"]': 'page/EditingBar.tsx',
  '[data-tour="view"]': 'page/EditingBar.tsx',
  '[data-tour="tour"]': 'page/EditingBar.tsx',
  '[data-tour="publish"]': 'page/PublishControls.tsx',
  '[data-tour="editing"]': 'page/EditingSwitch.tsx',
  '[data-tour="addQuestion"]': 'canvas/QuestionsCanvas.tsx',
  'main [data-part="add"]': 'structure/TreeRows.tsx',
  '[data-previews]': 'preview/PreviewButton.tsx',
  '[data-guide]': 'guide/GuidePanel.tsx',
};

const listCarriers: Readonly<Record<string, string>> = {
  '[data-tour="search"]': 'list/CourseListTools.tsx',
  '[data-tour="status"]': 'list/CourseListTools.tsx',
  '[data-tour="order"]': 'list/CourseListTools.tsx',
  '[data-tour="course"]': 'list/CourseCell.tsx',
  '[data-tour="create"]': 'list/create/CreateCourse.tsx',
  '[data-tour="actions"]': 'list/CourseMenu.tsx',
  '[data-tour="tour"]': 'list/CourseListButtons.tsx',
};

const authoring = join(import.meta.dirname, '..');
const sourceOf = (file: string): string => readFileSync(join(authoring, file), 'utf8');

/** A tab has its id from its value; what stands behind `?` is drawn as the attribute's value as well. */
function carries(source: string, selector: string): boolean {
  const tab = /^#tab-(\w+)$/.exec(selector)?.[1];
  if (tab !== undefined) return source.includes(`value: '${tab}'`);
  const [, attribute = '', value] = /\[([\w-]+)(?:="(\w+)")?\]$/.exec(selector) ?? [];
  const drawn = value === undefined ? '(?=[\\s/>])' : `=(?:"${value}"|\\{[^}]*'${value}'[^}]*\\})`;
  return new RegExp(`\\s${attribute}${drawn}`).test(source);
}

describe('OP-249 what leads to a control finds it', () => {
  const editorLeads = [...Object.values(guideControls), ...editorStops.map(({ selector }) => selector)];
  it.each([...new Set(editorLeads)])('in the editor: %s', (selector) => {
    expect(carries(sourceOf(carriers[selector] ?? ''), selector)).toBe(true);
  });

  it.each(courseListStops.map(({ selector }) => selector))('in the list of courses: %s', (selector) => {
    expect(carries(sourceOf(listCarriers[selector] ?? ''), selector)).toBe(true);
  });

  it('and no control is marked for a tour that does not stop there', () => {
    const marks = readdirSync(authoring, { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?<!\.test)\.tsx$/.test(file))
      .flatMap((file) => [...sourceOf(file).matchAll(/\sdata-tour=(?:"(\w+)"|\{[^}]*'(\w+)'[^}]*\})/g)])
      .map(([, plain, chosen]) => `[data-tour="${plain ?? chosen}"]`);
    const known = new Set([...Object.keys(carriers), ...Object.keys(listCarriers)]);
    // The offer of a tour is its own place.
    expect([...new Set(marks)].filter((mark) => !known.has(mark))).toEqual(['[data-tour="offer"]']);
  });
});
