import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ComponentProps, type ReactElement } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { renderEditor } from '../../testing/renderEditor.tsx';
import { aCourse, aLecture, aModule, courseFields } from '../draft/draftBuilder.testkit.ts';
import type { ProblemPlace } from '../save/placeOfProblem.ts';
import type { Finding } from './finding.ts';
import { PublishSheet } from './PublishSheet.tsx';
import { UnpublishDialog } from './UnpublishDialog.tsx';

const draft = aCourse([aModule('m', [aLecture('l', { id: 11 })], { id: 1 })]);
const unnamed: Finding = { rule: 'noName', place: { node: null, field: 'name' } };
const empty: Finding = { rule: 'emptyLecture', place: { node: 'l', field: 'content' } };

/** The sheet after a check that found this; null while it runs. */
async function open(findings: readonly Finding[] | null, more: Partial<ComponentProps<typeof PublishSheet>> = {}) {
  const places: ProblemPlace[] = [];
  const onPublish = vi.fn<() => Promise<boolean>>(async () => true);
  const onClosed = vi.fn<() => void>();
  /** The course becomes published as it would in its editor. */
  function Sheet(): ReactElement {
    const [published, setPublished] = useState(false);
    return (
      <PublishSheet
        courseId={7}
        draft={{ ...draft, fields: { ...courseFields, published } }}
        check={{ findings, draft, unreadCount: 0, filesUnread: false, readAgain: () => undefined }}
        pending={false}
        onPublish={async () => {
          setPublished(true);
          return onPublish();
        }}
        onPlace={(place) => places.push(place)}
        onClosed={onClosed}
        {...more}
      />
    );
  }
  await renderEditor(<Sheet />);
  return { dialog: within(screen.getByRole('dialog')), places, onPublish, onClosed };
}

const publishButton = (dialog: Awaited<ReturnType<typeof open>>['dialog']) =>
  dialog.getByRole('button', { name: 'Publish' });

describe('OP-217 the sheet that publishes', () => {
  it('names what must and what should be mended, each a way to its place, and is held by what must', async () => {
    const { dialog, places, onPublish } = await open([unnamed, empty]);
    const [must, should] = [/^1 thing has to be mended first$/, /^1 thing could be better$/].map((name) =>
      within(dialog.getByRole('region', { name })),
    );
    expect(must?.getByText('It has no name.')).toBeVisible();
    expect(should?.getByText('There is nothing to read or answer in it.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Name' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Lecture l' }));
    expect(places).toEqual([unnamed.place, empty.place]);
    await userEvent.click(publishButton(dialog));
    expect(onPublish).not.toHaveBeenCalled();
    expect(publishButton(dialog)).toHaveAttribute('aria-disabled', 'true');
  });

  it.each([
    ['nothing', []],
    ['what should be mended', [empty]],
  ])('CRS-16 publishes with %s, says that it is live, and leads there', async (_what, findings) => {
    const { dialog, onPublish, onClosed } = await open(findings);
    await userEvent.click(publishButton(dialog));
    expect(onPublish).toHaveBeenCalledOnce();
    expect(screen.getByRole('dialog', { name: 'The course is live' })).toBeVisible();
    expect(onClosed).not.toHaveBeenCalled();
  });

  it('is held until the lectures were looked at', async () => {
    const { dialog, onPublish } = await open(null);
    expect(dialog.getByRole('status')).toHaveTextContent('Checking the lectures…');
    await userEvent.click(publishButton(dialog));
    expect(onPublish).not.toHaveBeenCalled();
  });

  it('says what could not be checked, and publishes all the same', async () => {
    const readAgain = vi.fn<() => void>();
    const { dialog, onPublish } = await open([], {
      check: { findings: [], draft, unreadCount: 2, filesUnread: true, readAgain },
    });
    expect(dialog.getByRole('alert')).toHaveTextContent('2 lectures could not be loaded and were not checked.');
    expect(dialog.getByRole('alert')).toHaveTextContent('Whether all its files are here could not be checked.');
    expect(dialog.queryByText(/^Nothing is missing/)).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
    expect(readAgain).toHaveBeenCalledOnce();
    await userEvent.click(publishButton(dialog));
    expect(onPublish).toHaveBeenCalledOnce();
  });

  it('SAVE-13 makes way for the reason when it was refused', async () => {
    const { dialog, onClosed } = await open([], { onPublish: async () => false });
    await userEvent.click(publishButton(dialog));
    expect(onClosed).toHaveBeenCalledOnce();
  });

  it('cannot be closed while it is on its way', async () => {
    const { dialog, onPublish } = await open([], { pending: true });
    expect(dialog.queryByRole('button', { name: 'Close' })).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Publishing…' }));
    expect(onPublish).not.toHaveBeenCalled();
  });

  it('has the public address to copy, before and after', async () => {
    const user = userEvent.setup();
    const { dialog } = await open([]);
    await user.click(dialog.getByRole('button', { name: 'Copy address' }));
    expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}/courses/course/7`);
    expect(dialog.getByText(`${window.location.origin}/courses/course/7`)).toBeVisible();
    expect(dialog.getByText('It works as soon as the course is published.')).toBeVisible();
  });

  it('puts the focus on the way to the live course in place of the button that is gone', async () => {
    const { dialog } = await open([]);
    await userEvent.click(publishButton(dialog));
    const link = dialog.getByRole('link', { name: 'See it live' });
    expect(link).toHaveFocus();
    expect(link).toHaveAttribute('target', '_blank');
  });

  it('of a course that is live is a check alone', async () => {
    const { dialog } = await open([empty], { draft: { ...draft, fields: { ...courseFields, published: true } } });
    expect(screen.getByRole('dialog', { name: 'Check of this course' })).toBeVisible();
    expect(dialog.queryByRole('button', { name: 'Publish' })).toBeNull();
    expect(dialog.getByRole('link', { name: 'See it live' })).not.toHaveFocus();
  });
});

describe('OP-217 the question before a course is unpublished', () => {
  it.each([
    [0, /^No one has enrolled yet\.$/],
    [1, /^1 learner keeps the course/],
    [5, /^5 learners keep the course/],
    [null, /^Its learners keep the course/],
  ])(
    'OP-53 OP-134 OP-152 says what happens to learners (%s), and keeps it live by its primary button',
    async (count, words) => {
      const [onConfirmed, onDismissed] = [vi.fn<() => void>(), vi.fn<() => void>()];
      await renderEditor(
        <UnpublishDialog course="Oaks" learnerCount={count} onConfirmed={onConfirmed} onDismissed={onDismissed} />,
      );
      const dialog = within(screen.getByRole('dialog', { name: 'Unpublish “Oaks”?' }));
      expect(dialog.getByText(words)).toBeVisible();
      expect(dialog.getByText(/^The course leaves the catalogue/)).toBeVisible();
      await userEvent.click(dialog.getByRole('button', { name: 'Keep it live' }));
      expect([onConfirmed.mock.calls.length, onDismissed.mock.calls.length]).toEqual([0, 1]);
      await userEvent.click(dialog.getByRole('button', { name: 'Unpublish' }));
      expect(onConfirmed).toHaveBeenCalledOnce();
    },
  );
});
