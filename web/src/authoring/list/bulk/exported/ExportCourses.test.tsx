import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it, vi } from 'vitest';
import { RequestError } from '../../../../requestError.ts';
import type { AppUnderTest } from '../../../../testing/renderApp.tsx';
import * as save from '../../../../ui/download/saveFile.ts';
import { anAuthoredCourse, openCourses } from '../../courseList.testkit.tsx';
import { jsonOf } from '../../downloadJson.ts';
import { exportCourses } from './exportCourses.ts';
import { uniqueName } from './uniqueName.ts';

const course = (at: number) => anAuthoredCourse({ id: `course-${at}`, courseId: at, name: `Course ${at}` });

/** Opens the list, selects all that it shows, and exports it. */
async function exportAll(count: number) {
  const saved = vi.spyOn(save, 'saveFile').mockImplementation(() => undefined);
  const app = await openCourses(Array.from({ length: count }, (_, at) => course(at + 1)));
  await userEvent.click(await screen.findByLabelText('Select all rows of this page'));
  const bar = within(screen.getByRole('region', { name: 'Selected rows' }));
  await userEvent.click(bar.getByRole('button', { name: 'Export' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Export \d+ courses$/ }));
  const asked = () => app.operations.filter((name) => name === 'useExportCourseQuery').length;
  return { app, dialog, saved, asked };
}

const answer = (app: AppUnderTest, name: string, exported: object): Promise<void> =>
  app.answer('useExportCourseQuery', { Query: () => ({ authoredCourse: { id: name, name, exported } }) });

/** What is in the file that was given to the browser, by name. */
async function filesOf(saved: ReturnType<typeof vi.spyOn>): Promise<Record<string, string>> {
  const [name, blob] = saved.mock.calls[0] as [string, Blob];
  expect(name).toBe('courses.zip');
  const files = unzipSync(new Uint8Array(await blob.arrayBuffer()));
  return Object.fromEntries(Object.entries(files).map(([path, bytes]) => [path, strFromU8(bytes)]));
}

describe('OP-286 exporting selected courses', () => {
  it('gives one ZIP with a file per course, each as its own export gives it, under names that are safe and differ', async () => {
    const { app, dialog, saved, asked } = await exportAll(4);
    const exported = [1, 2, 3, 4].map((at) => ({ name: `Чай ${at}`, modules: [{ name: 'Leaves', at }] }));
    expect(asked()).toBe(3);
    expect(dialog.getByText('0 of 4 read')).toBeVisible();
    await answer(app, 'Tea: green', exported[0] ?? {});
    expect(dialog.getByText('1 of 4 read')).toBeVisible();
    expect(dialog.getByRole('progressbar', { name: 'Progress of the export' })).toHaveAttribute('aria-valuenow', '25');
    expect(asked()).toBe(4);
    for (const [at, name] of ['tea/ GREEN', '../Чай', 'Чай'].entries()) await answer(app, name, exported[at + 1] ?? {});
    expect(await dialog.findByText('4 courses are in “courses.zip”.')).toBeVisible();
    expect(await filesOf(saved)).toEqual({
      'Tea green.json': jsonOf(exported[0]),
      'tea GREEN (2).json': jsonOf(exported[1]),
      'Чай.json': jsonOf(exported[2]),
      'Чай (2).json': jsonOf(exported[3]),
    });
    await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    saved.mockRestore();
  });

  it('leaves out what cannot be read, and names it with the reason', async () => {
    const { app, dialog, saved } = await exportAll(3);
    await app.fail('useExportCourseQuery', new RequestError({ kind: 'network', code: 'NETWORK' }));
    await app.answer('useExportCourseQuery', { Query: () => ({ authoredCourse: null }) });
    await answer(app, 'Course 3', { name: 'Course 3' });
    expect(await dialog.findByText('1 course is in “courses.zip”.')).toBeVisible();
    expect(dialog.getByRole('heading', { name: '2 courses were left out' })).toBeVisible();
    const [first, second] = dialog.getAllByRole('listitem');
    expect(first).toHaveTextContent(/^Course 1\S+/);
    expect(second).toHaveTextContent(/^Course 2.*(?:gone|no longer|deleted)/i);
    expect(Object.keys(await filesOf(saved))).toEqual(['Course 3.json']);
    saved.mockRestore();
  });

  it('saves nothing where nothing could be read, and says so', async () => {
    const { app, dialog, saved } = await exportAll(2);
    for (let at = 0; at < 2; at += 1) {
      await app.fail('useExportCourseQuery', new RequestError({ kind: 'network', code: 'NETWORK' }));
    }
    expect(await dialog.findByText('None of the courses could be exported.')).toBeVisible();
    expect(saved).not.toHaveBeenCalled();
    saved.mockRestore();
  });

  it('reads no further and saves nothing once it is cancelled', async () => {
    const { app, dialog, saved, asked } = await exportAll(5);
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel the export' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    for (let at = 0; at < 3; at += 1) await answer(app, 'Tea', {});
    expect(asked()).toBe(3);
    expect(saved).not.toHaveBeenCalled();
    saved.mockRestore();
  });
});

it('OP-286 never has more than three courses on the way', async () => {
  let now = 0;
  let most = 0;
  const leftOut = await exportCourses({
    ids: Array.from({ length: 20 }, (_, at) => String(at)),
    async read(id) {
      now += 1;
      most = Math.max(most, now);
      await Promise.resolve();
      now -= 1;
      return id === '7' ? null : { name: id, exported: {} };
    },
    archive: { add: () => undefined },
    signal: new AbortController().signal,
    onRead: () => undefined,
  });
  expect(most).toBe(3);
  expect(leftOut).toEqual([{ id: '7', failure: { code: 'NOT_FOUND' } }]);
});

it.each([
  [
    ['Tea.json', 'tea.json', 'Tea (2).json'],
    ['Tea.json', 'tea (2).json', 'Tea (2) (2).json'],
  ],
  [
    ['Café.json', 'Cafe\u0301.json'],
    ['Café.json', 'Cafe\u0301 (2).json'],
  ],
])('OP-286 files called %j are in the ZIP as %j', (names, given) => {
  const taken = new Set<string>();
  expect(names.map((name) => uniqueName(name, taken))).toEqual(given);
});
