import { act, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { aCourse, aLecture, aModule } from '../draft/draftBuilder.testkit.ts';
import { CourseEditor } from '../editor/CourseEditor.ts';
import { FakeClock, fakePorts } from '../editor/editorWorld.testkit.ts';
import { useAutoSave } from './useAutoSave.ts';

const course = aCourse([aModule('m', [aLecture('l', { id: 11 })], { id: 1 })]);

/** A course as a person opens it: whether auto-save is on, and what switches it. */
function open(person: number, published: boolean) {
  const editor = new CourseEditor({ base: course, draft: course, version: 1 }, fakePorts(new FakeClock()));
  const { result, rerender } = renderHook((live: boolean) => useAutoSave(editor, person, live), {
    initialProps: published,
  });
  return {
    isOn: () => editor.getSnapshot().save.autoSave,
    choose: (on: boolean) => act(() => result.current(on)),
    publish: () => rerender(true),
  };
}

afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
});

describe('SAVE-04 OP-216 auto-save', () => {
  it.each([
    ['draft', false, true],
    ['live course', true, false],
  ])('of a %s is, until its author has chosen: %s', (_what, published, on) => {
    expect(open(1, published).isOn()).toBe(on);
  });

  it('ends as the course goes live where nobody chose it', () => {
    const opened = open(1, false);
    opened.publish();
    expect(opened.isOn()).toBe(false);
  });

  it.each([true, false])('is remembered as chosen (%s), for every course of that person, and of no other', (on) => {
    const opened = open(1, false);
    opened.choose(on);
    opened.publish();
    expect(opened.isOn()).toBe(on);
    expect([open(1, false).isOn(), open(1, true).isOn()]).toEqual([on, on]);
    expect([open(2, false).isOn(), open(2, true).isOn()]).toEqual([true, false]);
  });

  it('is chosen for this visit where the browser keeps nothing', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('switched off', 'SecurityError');
    });
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('switched off', 'SecurityError');
    });
    open(3, false).choose(false);
    expect(open(3, false).isOn()).toBe(false);
  });
});
