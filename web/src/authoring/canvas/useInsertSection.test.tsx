import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aLecture, aSection } from '../draft/draftBuilder.testkit.ts';
import type { Operation } from '../draft/operation.ts';
import { useInsertSection, type NewSections } from './useInsertSection.ts';
import { useSelection } from './useSelection.ts';

const text = (key: string) => aSection(key, { type: 'text', text: key });
const added: NewSections = { kind: 'section', nodes: [text('new')] };

function open(readOnly = false) {
  const operations: Operation[] = [];
  const lecture = aLecture('l', { content: { sections: [text('a'), text('b')], questions: [] } });
  const { result } = renderHook(() => {
    const selection = useSelection();
    const dispatch = (operation: Operation): void => void operations.push(operation);
    return { selection, insert: useInsertSection({ lecture, readOnly, selection, dispatch }) };
  });
  return { operations, result };
}

it('SLIB-01 a section comes behind the selected one, else at the end, and is selected or open then', () => {
  const { operations, result } = open();
  act(() => result.current.insert?.(added, true));
  expect(result.current.selection.edited).toBe('new');
  act(() => result.current.selection.select('a'));
  act(() => result.current.insert?.(added, false));
  expect(result.current.selection).toMatchObject({ selected: 'new', edited: null });
  expect(operations).toMatchObject([{ place: { at: 2 } }, { place: { at: 1 } }]);
});

it('SLIB-02 LOCK-05 none can be put anywhere while the course is held by someone else', () => {
  expect(open(true).result.current.insert).toBeNull();
});
