import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderWithin } from '../../testing/renderWithin.tsx';
import { EditorTexts } from '../EditorTexts.tsx';
import { FilePlaces } from './FilePlaces.tsx';
import type { FilePlace } from './useFileChanges.ts';

const nowhere = { courseId: null, courseName: null, moduleId: null, sectionId: null };
const lecture = (rawId: number, name: string, courseId: number, courseName: string): FilePlace => ({
  ...nowhere,
  kind: 'LECTURE',
  rawId,
  name,
  courseId,
  courseName,
  moduleId: 5,
});

const draw = (places: readonly FilePlace[], onLeft = vi.fn<() => void>()) =>
  renderWithin(
    <EditorTexts>
      <FilePlaces places={places} onLeft={onLeft} />
    </EditorTexts>,
  );

it('LIB-05 places stand by course, each a link to its editor, and tell when one was followed', async () => {
  const left = vi.fn<() => void>();
  await draw(
    [
      { ...nowhere, kind: 'COURSE', rawId: 2, name: 'Woods' },
      lecture(11, 'Equipment', 2, 'Woods'),
      lecture(12, 'Equipment', 1, 'Heights'),
      { ...nowhere, kind: 'SAVED_SECTION', rawId: 7, name: 'A picture' },
    ],
    left,
  );
  expect((await screen.findAllByRole('heading')).map(({ textContent }) => textContent)).toEqual(['Heights', 'Woods']);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Equipment',
    'The course itself',
    'Equipment',
    'Saved section: A picture',
  ]);
  const links = screen.getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    expect.stringContaining('lecture=12&module=5&edit=true'),
    expect.stringContaining('/dashboard/course/?edit=true'),
    expect.stringContaining('lecture=11&module=5&edit=true'),
  ]);
  await userEvent.click(links[0] as HTMLElement);
  expect(left).toHaveBeenCalledOnce();
});

it('LIB-05 a long list shows its first places until all are asked for', async () => {
  await draw(Array.from({ length: 30 }, (_, index) => lecture(index + 1, `Lecture ${index}`, 2, 'Woods')));
  expect(await screen.findAllByRole('listitem')).toHaveLength(10);
  await userEvent.click(screen.getByRole('button', { name: 'Show all 30 places' }));
  expect(screen.getAllByRole('listitem')).toHaveLength(30);
});
