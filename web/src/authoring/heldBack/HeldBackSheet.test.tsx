import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSyncExternalStore, type ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { renderEditor } from '../../testing/renderEditor.tsx';
import type { ProblemPlace } from '../save/placeOfProblem.ts';
import type { EditorHoldingBack } from './HeldBack.ts';
import { HeldBackControls } from './HeldBackControls.tsx';
import { aChange, heldBackWorld } from './heldBackWorld.testkit.ts';
import { HoldOffer } from './HoldOffer.tsx';

const held = { holdsChangesBack: true, liveVersion: 0 };
const firs = { rawId: 2, name: 'Shrubs' };
const twoModules = [aChange(), aChange({ rawId: 12, name: 'Firs', module: firs })];
const oaks = { rawId: 11, name: 'Oaks' };

type World = Parameters<typeof heldBackWorld>[0];

/** The button of the bar in a world, which opens the sheet. */
async function open(world: World) {
  const opened = await heldBackWorld(world);
  const places: ProblemPlace[] = [];
  await renderEditor(<Controls opened={opened} onPlace={(place) => places.push(place)} />);
  await userEvent.click(screen.getByRole('button', { name: /not live|held back/ }));
  return { ...opened, places, dialog: within(await screen.findByRole('dialog')) };
}

function Controls({
  opened,
  onPlace,
}: {
  opened: EditorHoldingBack;
  onPlace: (place: ProblemPlace) => void;
}): ReactElement {
  const snapshot = useSyncExternalStore(opened.editor.subscribe, opened.editor.getSnapshot);
  return <HeldBackControls opened={opened} snapshot={snapshot} onPlace={onPlace} />;
}

describe('BEY-24 the list of what is held back', () => {
  it('tells by modules what changed in words, each a way to its place', async () => {
    const { dialog, places } = await open({
      course: held,
      changes: [...twoModules, aChange({ kind: 'REMOVED', rawId: 19, name: 'Elms', module: firs })],
    });
    expect(screen.getByRole('dialog', { name: '3 changes are not live' })).toBeVisible();
    const shrubs = within(dialog.getByRole('region', { name: 'Shrubs' }));
    // What is gone has no place.
    expect(shrubs.getAllByRole('button')).toHaveLength(1);
    expect(shrubs.getByText(/“Elms” removed/)).toBeVisible();
    await userEvent.click(shrubs.getByRole('button', { name: /“Firs”/ }));
    expect(places).toEqual([{ node: 'l2', field: 'name' }]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('leads to each section and question of a line that tells of several', async () => {
    const { dialog } = await open({
      course: held,
      changes: [
        aChange({ part: 'SECTION', rawId: 21, name: 'The old oak', lecture: oaks }),
        aChange({ part: 'SECTION', rawId: 22, name: '', lecture: oaks }),
        aChange({ part: 'QUESTION', rawId: 31, name: 'How old?', lecture: oaks }),
      ],
    });
    for (const name of ['The old oak', 'A section without words', 'How old?']) {
      expect(dialog.getByRole('button', { name })).toBeVisible();
    }
    // One module alone is nothing to choose from.
    expect(dialog.queryByRole('checkbox')).toBeNull();
  });

  it('publishes the chosen modules, all of them without a choice', async () => {
    const { dialog, calls } = await open({ course: held, changes: twoModules });
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Shrubs' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Publish 1 module' }));
    expect(calls.find(({ name }) => name === 'publish')).toMatchObject({ moduleIds: [1] });
    expect(await screen.findByRole('button', { name: /not live|held back/ })).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('OP-261 says that the order of modules goes live with everything', async () => {
    const moved = aChange({ part: 'MODULE', kind: 'MOVED', rawId: 2, name: 'Shrubs', module: null, nextName: 'Trees' });
    const { dialog } = await open({ course: held, changes: [...twoModules, moved] });
    const order = within(dialog.getByRole('region', { name: 'The order of the modules' }));
    expect(order.getByText('Goes live once all modules do.')).toBeVisible();
    expect(order.queryByRole('checkbox')).toBeNull();
  });

  it('publishes with a module the one that a lecture of it came from', async () => {
    const from = { rawId: 3, name: 'Herbs' };
    const { dialog, calls } = await open({
      course: held,
      changes: [aChange(), aChange({ kind: 'MOVED', rawId: 12, name: 'Firs', module: firs, fromModule: from })],
    });
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Trees' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Publish 1 module' }));
    expect(calls.find(({ name }) => name === 'publish')).toMatchObject({ moduleIds: [2, 3] });
  });

  it('asks before it discards', async () => {
    const { dialog, names } = await open({ course: held, changes: twoModules });
    await userEvent.click(dialog.getByRole('button', { name: 'Discard all' }));
    expect(names()).not.toContain('discard');
    const question = within(screen.getByRole('dialog', { name: 'Go back to what learners have?' }));
    expect(question.getByText(/stays in the history/)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Discard changes' }));
    expect(names()).toContain('discard');
  });

  it('is no longer kept once nothing is held back, and not before', async () => {
    const { dialog, names } = await open({ course: { holdsChangesBack: true, liveVersion: 1 } });
    expect(dialog.getByText(/Learners have everything/)).toBeVisible();
    expect(dialog.queryByRole('button', { name: 'Publish changes' })).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Stop holding back' }));
    expect(names()).toEqual(['stop']);
    expect(screen.queryByRole('button', { name: /not live|held back/ })).toBeNull();
  });

  it('says why it cannot be ended while something is held back', async () => {
    const { dialog, names } = await open({ course: held, changes: twoModules });
    const stop = dialog.getByRole('button', { name: 'Stop holding back' });
    expect(stop).toHaveAttribute('aria-disabled', 'true');
    expect(stop).toHaveAttribute('title', 'Publish or discard the changes first');
    await userEvent.click(stop);
    expect(names()).not.toContain('stop');
  });

  it('can be looked at by those who do not edit, who can do nothing with it', async () => {
    const { dialog, names } = await open({ course: held, changes: twoModules, looksOn: true });
    expect(dialog.getByText('Only the person who is editing the course can do that')).toBeVisible();
    for (const name of ['Publish changes', 'Discard all', 'Stop holding back']) {
      await userEvent.click(dialog.getByRole('button', { name }));
    }
    expect(names()).toEqual(['read']);
  });

  it('OP-55 SAVE-13 names what learners lose, and publishes in spite of it', async () => {
    const lost = { lectures: [{ lectureId: 11, name: 'Oaks' }], questions: [], moreCount: 0 };
    const forced: boolean[] = [];
    const { dialog } = await open({
      course: held,
      changes: twoModules,
      ports: {
        publish: async (_modules, { force }) => {
          forced.push(force);
          return { ok: false, failure: { why: 'losses', learnerCount: 2, lost } };
        },
      },
    });
    await userEvent.click(dialog.getByRole('button', { name: 'Publish changes' }));
    const notice = within(await dialog.findByRole('alert'));
    expect(notice.getByRole('listitem')).toHaveTextContent('Lecture “Oaks”: who has finished it');
    await userEvent.click(notice.getByRole('button', { name: 'Publish anyway' }));
    expect(forced).toEqual([false, true]);
  });

  it('BEY-02 OP-275 says what the chosen modules change for learners, and publishes where nobody could tell', async () => {
    const asked: unknown[] = [];
    const { dialog, names } = await open({
      course: held,
      changes: twoModules,
      ports: {
        readImpact: async (moduleIds, request) => {
          asked.push({ moduleIds, request });
          throw new TypeError('Failed to fetch');
        },
      },
    });
    const unknown = /^What changes for learners could not be found out/;
    expect(await dialog.findByText(unknown)).toBeVisible();
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Shrubs' }));
    expect(await dialog.findByText(unknown)).toBeVisible();
    const request = { version: 1, lockToken: 17 };
    expect(asked).toEqual([
      { moduleIds: null, request },
      { moduleIds: [1], request },
    ]);
    await userEvent.click(dialog.getByRole('button', { name: 'Publish 1 module' }));
    expect(names()).toContain('publish');
  });

  it('OP-279 asks what happens to earlier answers, and publishes with that', async () => {
    const asked: unknown[] = [];
    const oaks = { questionId: 31, text: 'How old?', lectureName: 'Oaks', gainCount: 2, loseCount: 0, againCount: 0 };
    const { dialog } = await open({
      course: held,
      changes: twoModules,
      ports: {
        publish: async (_modules, { force, grading }) => {
          asked.push({ force, grading });
          return { ok: false, failure: { why: 'undecided', questions: [oaks] } };
        },
      },
    });
    await userEvent.click(dialog.getByRole('button', { name: 'Publish changes' }));
    const question = within(await screen.findByRole('dialog', { name: 'What happens to earlier answers?' }));
    await userEvent.click(question.getByRole('radio', { name: /^Give everyone the point/ }));
    await userEvent.click(question.getByRole('button', { name: 'Publish changes' }));
    expect(asked).toEqual([
      { force: false, grading: [] },
      { force: false, grading: [{ questionId: '31', grading: 'GIVE_POINT' }] },
    ]);
  });

  it('OP-230 leads to fields that are not finished', async () => {
    const problem = { path: 'modules.1.lectures.0.name', code: 'INVALID', message: 'is empty', reason: null };
    const { dialog, places } = await open({
      course: held,
      changes: twoModules,
      ports: { publish: async () => ({ ok: false, failure: { why: 'invalid', problems: [problem] } }) },
    });
    await userEvent.click(dialog.getByRole('button', { name: 'Publish changes' }));
    const notice = within(await dialog.findByRole('alert'));
    expect(notice.getByText(/^Not published yet/)).toBeVisible();
    await userEvent.click(notice.getByRole('button', { name: /^Firs/ }));
    expect(places).toEqual([{ node: 'l2', field: 'name' }]);
  });
});

describe('OP-261 the offer', () => {
  const offer = async () => {
    const opened = await heldBackWorld();
    await renderEditor(<HoldOffer opened={opened} />);
    expect(screen.queryByRole('status')).toBeNull();
    return opened;
  };

  it('holds changes back from then on', async () => {
    const { rename, names } = await offer();
    rename('Trees');
    await userEvent.click(await screen.findByRole('button', { name: 'Hold changes back until you publish them' }));
    expect(names()).toEqual(['hold']);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('is not made again to those who save live as before', async () => {
    const { editor, rename, names } = await offer();
    rename('Trees');
    await userEvent.click(await screen.findByRole('button', { name: 'Save live as before' }));
    await editor.saveNow();
    rename('Old trees');
    expect(names()).toEqual([]);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('becomes live at a time that is set here, which is shown and can be taken away (OP-262)', async () => {
    const { dialog, calls } = await open({ course: held, changes: twoModules });
    await userEvent.click(dialog.getByRole('button', { name: 'Publish at a set time…' }));
    expect(dialog.getByLabelText('Publish at')).toHaveFocus();
    await userEvent.click(dialog.getByRole('button', { name: 'Set the time' }));
    expect(dialog.getByLabelText('Publish at')).toBeInvalid();
    expect(dialog.getByText('Choose a time in the future, within two years.')).toBeVisible();
    const year = new Date().getFullYear() + 1;
    fireEvent.change(dialog.getByLabelText('Publish at'), { target: { value: `${year}-02-01T08:00` } });
    await userEvent.click(dialog.getByRole('button', { name: 'Set the time' }));
    const publishTime = new Date(`${year}-02-01T08:00`).toISOString();
    expect(await dialog.findByText(/goes live on .*8:00/)).toBeVisible();
    expect(calls.at(-2)).toEqual({
      name: 'setPublishTime',
      request: { publishTime, lockToken: 17, force: false, grading: [] },
    });
    expect(dialog.getByRole('button', { name: 'Do not publish then' })).toHaveFocus();
    await userEvent.click(dialog.getByRole('button', { name: 'Do not publish then' }));
    expect(await dialog.findByRole('button', { name: 'Publish at a set time…' })).toHaveFocus();
  });

  it('BEY-24 OP-343 the bar says when what is held back goes live, with how many changes', async () => {
    const publishTime = new Date(new Date().getFullYear() + 1, 1, 1, 8).toISOString();
    const opened = await heldBackWorld({ course: { ...held, publishTime }, changes: twoModules });
    await renderEditor(<Controls opened={opened} onPlace={() => undefined} />);
    await userEvent.click(screen.getByRole('button', { name: /^Goes live .*Feb.*8:00.* · 2 changes$/ }));
    expect(await screen.findByRole('dialog', { name: '2 changes are not live' })).toBeVisible();
  });

  it('BEY-24 OP-342 the form of the time says what goes live then, and in which time zone', async () => {
    const { dialog } = await open({ course: held, changes: twoModules });
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Shrubs' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Publish at a set time…' }));
    const zone = new Intl.DateTimeFormat('en', { timeZoneName: 'long' })
      .formatToParts()
      .find(({ type }) => type === 'timeZoneName')?.value;
    expect(dialog.getByLabelText('Publish at')).toHaveAccessibleDescription(
      `Everything held back by then goes live, whatever is ticked above. Time zone: ${zone}.`,
    );
  });

  it('BEY-24 OP-342 the form of the time speaks of no ticks where there are none', async () => {
    const { dialog } = await open({ course: held, changes: [aChange()] });
    await userEvent.click(dialog.getByRole('button', { name: 'Publish at a set time…' }));
    expect(dialog.getByLabelText('Publish at')).toHaveAccessibleDescription(
      /^Everything held back by then goes live\. Time zone: .+\.$/,
    );
  });

  it('BEY-24 OP-341 a set time asks what happens to earlier answers, and shows what was decided', async () => {
    const oaks = { questionId: 31, text: 'How old?', lectureName: 'Oaks', gainCount: 2, loseCount: 0, againCount: 0 };
    const asked: unknown[] = [];
    let publishTime: string | null = null;
    const { dialog } = await open({
      course: held,
      changes: twoModules,
      ports: {
        setPublishTime: async (time, { grading = [] }) => {
          asked.push(grading);
          const [only] = grading;
          if (!only) return { ok: false, failure: { why: 'undecided', questions: [oaks] } };
          publishTime = time;
          const publishGradings = [{ ...oaks, grading: only.grading }];
          return { ok: true, course: { ...held, version: 1, liveVersion: 0, publishTime, publishGradings } };
        },
        read: async () => ({
          course: {
            ...held,
            version: 1,
            publishTime,
            publishGradings: publishTime === null ? [] : [{ ...oaks, grading: 'GIVE_POINT' }],
          },
          changes: { totalCount: twoModules.length, changes: twoModules },
        }),
      },
    });
    await userEvent.click(dialog.getByRole('button', { name: 'Publish at a set time…' }));
    const year = new Date().getFullYear() + 1;
    fireEvent.change(dialog.getByLabelText('Publish at'), { target: { value: `${year}-02-01T08:00` } });
    await userEvent.click(dialog.getByRole('button', { name: 'Set the time' }));
    const question = within(await screen.findByRole('dialog', { name: 'What happens to earlier answers?' }));
    await userEvent.click(question.getByRole('radio', { name: /^Give everyone the point/ }));
    await userEvent.click(question.getByRole('button', { name: 'Set the time' }));
    expect(await dialog.findByText(/goes live on .*8:00/)).toBeVisible();
    expect(asked).toEqual([[], [{ questionId: '31', grading: 'GIVE_POINT' }]]);
    expect(await dialog.findByText(/“How old\?” in “Oaks”: Give everyone the point/)).toBeVisible();
  });
});
