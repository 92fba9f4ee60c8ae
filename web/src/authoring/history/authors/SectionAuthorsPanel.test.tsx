import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MockPayloadGenerator, createMockEnvironment, type MockEnvironment } from 'relay-test-utils';
import { expect, it } from 'vitest';
import { renderWithin } from '../../../testing/renderWithin.tsx';
import { aSection } from '../../draft/draftBuilder.testkit.ts';
import type { SectionDraft } from '../../draft/sectionDraft.ts';
import { EditorTexts } from '../../EditorTexts.tsx';
import { SectionAuthorsPanel } from './SectionAuthorsPanel.tsx';

const text = (key: string, id?: number): SectionDraft => ({
  ...aSection(key, { type: 'text', text: `Words of ${key}` }),
  ...(id !== undefined && { id }),
});

const aChange = (sectionId: number, change: object = {}) => ({
  sectionId,
  saveTime: new Date().toISOString(),
  savedBy: { name: 'Ada Example', username: 'ada@example.org' },
  kind: 'CHANGED',
  exact: true,
  ...change,
});

async function draw(sections: readonly SectionDraft[]): Promise<MockEnvironment> {
  const environment = createMockEnvironment();
  await renderWithin(
    <EditorTexts>
      <SectionAuthorsPanel
        courseId={258}
        lectureId={1313}
        content={{ sections, questions: [] }}
        asked="b"
        onClosed={() => undefined}
      />
    </EditorTexts>,
    { environment },
  );
  await waitFor(() => expect(environment.mock.getAllOperations()).not.toEqual([]));
  return environment;
}

it('OP-283 tells who last changed each section and when, as surely as the history knows', async () => {
  const environment = await draw([text('a', 1), text('b', 2), text('c', 3), text('d', 4), text('e')]);
  const operation = environment.mock.getMostRecentOperation();
  expect(operation.request.variables).toEqual({ courseId: '258', lectureId: '1313' });
  const sectionChanges = [
    aChange(1, { kind: 'ADDED' }),
    aChange(2),
    aChange(3, { exact: false, kind: null }),
    aChange(4, { savedBy: null }),
  ];
  await act(async () =>
    environment.mock.resolve(
      operation,
      MockPayloadGenerator.generate(operation, { AuthoredCourse: () => ({ sectionChanges }) }),
    ),
  );
  const items = within(screen.getByRole('dialog', { name: 'Who changed what last' })).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^1\. .*Words of a.*Added by Ada Example · Today/),
    expect.stringMatching(/^2\. .*Selected.*Words of b.*Changed by Ada Example · Today/),
    expect.stringMatching(/^3\. .*At or before Today.*, when Ada Example saved$/),
    expect.stringMatching(/^4\. .*Changed by Account deleted · Today/),
    expect.stringMatching(/^5\. .*Not saved yet$/),
  ]);
  expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([null, 'true', null, null, null]);
});

it('OP-283 says when the history could not be read, and reads it again', async () => {
  const environment = await draw([text('b', 2)]);
  await act(async () => environment.mock.reject(environment.mock.getMostRecentOperation(), new Error('offline')));
  expect(screen.getByText(/could not be loaded/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(environment.mock.getAllOperations()).toHaveLength(1);
});
