import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderEditor } from '../../testing/renderEditor.tsx';
import { sectionSamples } from '../../section/sectionSamples.testkit.ts';
import { aCourse, aLecture, aModule, aSection } from '../draft/draftBuilder.testkit.ts';
import { GuidePanel } from './GuidePanel.tsx';

const blank = aSection('s', { ...sectionSamples.richText, html: '' });
const lecture = aLecture('l', { content: { sections: [blank], questions: [] } });
const draft = aCourse([aModule('m', [lecture])]);

async function open({ folded = false } = {}) {
  const ways = {
    courseId: 101,
    lecture: null,
    openPlace: vi.fn<(place: object) => void>(),
    openLecture: vi.fn<(lecture: object) => void>(),
  };
  const ends = { onFolded: vi.fn<(folded: boolean) => void>(), onClosed: vi.fn<() => void>() };
  await renderEditor(<GuidePanel draft={draft} previewed={false} folded={folded} ways={ways} {...ends} />);
  const panel = within(screen.getByRole('region', { name: 'Your first course' }));
  return { panel, ways, ...ends };
}

it('OP-234 says how far one is, and marks what comes next', async () => {
  const { panel } = await open();
  expect(panel.getByRole('status')).toHaveTextContent('2 of 6 done');
  expect(panel.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Name the course (done)',
    'Add a lecture (done)',
    '3Write its first section',
    '4Add a question',
    '5Preview the lecture',
    '6Publish the course',
  ]);
  expect(panel.getByRole('button', { current: 'step' })).toHaveTextContent('Write its first section');
});

it('OP-234 a step leads to where it is done', async () => {
  const { panel, ways } = await open();
  await userEvent.click(panel.getByRole('button', { name: /Name the course/ }));
  expect(ways.openPlace).toHaveBeenLastCalledWith({ node: null, field: 'name' });
  await userEvent.click(panel.getByRole('button', { name: /Write its first section/ }));
  expect(ways.openPlace).toHaveBeenLastCalledWith({ node: 's', field: '' });
  expect(ways.openLecture).not.toHaveBeenCalled();
  await userEvent.click(panel.getByRole('button', { name: /Preview the lecture/ }));
  expect(ways.openLecture).toHaveBeenCalledWith(lecture);
});

it('OP-234 folds to one line, and closes', async () => {
  const { panel, onFolded, onClosed } = await open({ folded: true });
  expect(panel.queryByRole('list')).toBeNull();
  await userEvent.click(panel.getByRole('button', { name: 'Show the steps', expanded: false }));
  expect(onFolded).toHaveBeenCalledWith(false);
  await userEvent.click(panel.getByRole('button', { name: 'Close the steps' }));
  expect(onClosed).toHaveBeenCalledOnce();
});
