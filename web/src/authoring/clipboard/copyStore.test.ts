import { afterEach, expect, test, vi } from 'vitest';
import { aCourse, aLecture, aModule, aSection } from '../draft/draftBuilder.testkit.ts';
import { copyNodes, type CopiedNodes } from './copyNodes.ts';
import { copyStore } from './copyStore.ts';
import { copyMediaType } from './systemClipboard.ts';

const section = aSection('s', { type: 'text', text: 'Words' });
const course = aCourse([aModule('m', [aLecture('l', { content: { sections: [section], questions: [] } })])]);
const lecture = copyNodes(course, ['l']) as CopiedNodes;
const sectionCopy = copyNodes(course, ['s']) as CopiedNodes;

/** What the computer's clipboard has, by media type. */
function clipboard(data: Record<string, string>, files: readonly File[] = []) {
  return { getData: (type: string) => data[type] ?? '', files: files as unknown as FileList };
}

/** A browser whose command to copy reaches the page, as jsdom has none. */
function allowCopying(): Record<string, string> {
  const data: Record<string, string> = {};
  const execCommand = (): boolean => {
    const event = new Event('copy', { cancelable: true });
    Object.assign(event, { clipboardData: { setData: (type: string, value: string) => (data[type] = value) } });
    document.dispatchEvent(event);
    return true;
  };
  Object.assign(document, { execCommand });
  return data;
}

afterEach(() => {
  Reflect.deleteProperty(document, 'execCommand');
  localStorage.clear();
});

test('EDIT-09 BEY-11 a copy is there after a reload, for the same person alone', () => {
  copyStore(7, localStorage).copy(lecture);
  expect(copyStore(7, localStorage).read()).toEqual(lecture);
  expect(copyStore(8, localStorage).read()).toBeNull();
});

test('BEY-11 a copy made in another tab is told at once', () => {
  const store = copyStore(7, localStorage);
  const told = vi.fn<() => void>();
  const leave = store.subscribe(told);
  const event = { key: 'lectern.copied.7', newValue: JSON.stringify(sectionCopy) };
  window.dispatchEvent(new StorageEvent('storage', event));
  expect(told).toHaveBeenCalledOnce();
  expect(store.read()).toEqual(sectionCopy);
  leave();
});

test('BEY-11 the clipboard of the computer gets it as data of our own and as text, and gives it back', () => {
  const data = allowCopying();
  const store = copyStore(7, localStorage);
  store.copy(lecture);
  expect(Object.keys(data)).toEqual([copyMediaType, 'text/plain']);
  expect(store.pasted(clipboard(data))).toEqual(lecture);
  expect(store.pasted(clipboard({ 'text/plain': JSON.stringify(sectionCopy) }))).toEqual(sectionCopy);
});

test('BEY-11 what is no copy is told as wrong, and nothing brings what was copied here', () => {
  allowCopying();
  const store = copyStore(7, localStorage);
  store.copy(lecture);
  expect(store.pasted(clipboard({ 'text/plain': 'Words' }))).toBe('wrong');
  expect(store.pasted(clipboard({ [copyMediaType]: '{"format":"lectern-nodes"}' }))).toBe('wrong');
  expect(store.pasted(clipboard({}, [new File([''], 'a.png')]))).toBe('wrong');
  expect(store.pasted(clipboard({}))).toEqual(lecture);
});

test('EDIT-09 where the computer or the store does not take it, this tab has it all the same', () => {
  const full = {
    getItem: () => '{"format":',
    setItem: () => {
      throw new DOMException('Full', 'QuotaExceededError');
    },
    removeItem: () => undefined,
  };
  const store = copyStore(7, full);
  expect(store.read()).toBeNull();
  store.copy(lecture);
  expect(store.pasted(clipboard({ 'text/plain': 'Words from elsewhere' }))).toEqual(lecture);
});
