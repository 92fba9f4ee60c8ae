import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { renderEditor } from '../../testing/renderEditor.tsx';
import { applyOperation, isRefused } from '../draft/applyOperation.ts';
import type { AchievementDraft, CourseDraft, LectureContent, NodeKey } from '../draft/courseDraft.ts';
import { aCourse, aLecture, aModule, aQuestion } from '../draft/draftBuilder.testkit.ts';
import { withContent } from '../draft/withContent.ts';
import { AchievementsEditor } from './AchievementsEditor.tsx';

const anAchievement = (key: string, more: Partial<AchievementDraft> = {}): AchievementDraft => ({
  key,
  name: `Achievement ${key}`,
  description: '',
  imageUrl: null,
  frame: false,
  condition: { type: 'LECTURES_COMPLETED', lectures: ['l1'] },
  ...more,
});

const unread = (key: string, id: number) => aLecture(key, { id, content: 'notRead' });

const course = (achievements: readonly AchievementDraft[]) =>
  aCourse([aModule('m1', [unread('l1', 1), unread('l2', 2)]), aModule('m2', [unread('l3', 3)])], { achievements });

/** Draws the achievements of a course as they are edited, and tells their outcome. */
async function edit(
  first: CourseDraft,
  {
    frames = [],
    readOnly = false,
    contents = new Map(),
  }: { frames?: readonly string[]; readOnly?: boolean; contents?: Map<NodeKey, LectureContent> } = {},
) {
  let latest = first;
  function Edited(): ReactElement {
    const [draft, setDraft] = useState(latest);
    const change = (next: CourseDraft): void => setDraft((latest = next));
    return (
      <AchievementsEditor
        draft={draft}
        frames={frames}
        readOnly={readOnly}
        dispatch={(operation) => {
          const result = applyOperation(latest, operation);
          if (isRefused(result)) throw new Error(result);
          change(result.draft);
        }}
        readLecture={async (key) => {
          const content = contents.get(key);
          if (content) change(withContent(latest, key, content));
          return content !== undefined;
        }}
      />
    );
  }
  await renderEditor(<Edited />);
  return { achievements: () => latest.achievements, names: () => latest.achievements.map(({ name }) => name) };
}

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const box = (name: string) => screen.getByRole('checkbox', { name });

describe('the achievements of a course in editing mode', () => {
  it('GAM-01 GAM-03 a new one is named at once, and written in its place', async () => {
    const { achievements } = await edit(course([]));
    expect(screen.getByText(/Nothing to earn yet/)).toBeVisible();
    await press('Add an achievement');
    const name = screen.getByRole('textbox', { name: 'Name' });
    expect(name).toHaveFocus();
    await userEvent.clear(name);
    expect(name).toHaveAccessibleDescription(/without one the course cannot be saved/);
    await userEvent.type(name, 'Early bird');
    await userEvent.type(screen.getByRole('textbox', { name: 'What it is for' }), 'First of all');
    expect(achievements()).toEqual([
      expect.objectContaining({ name: 'Early bird', description: 'First of all', frame: false, imageUrl: null }),
    ]);
    await press('Done: Early bird');
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('GAM-01 they are moved, duplicated and deleted, and the focus stays with them', async () => {
    const { achievements, names } = await edit(course([anAchievement('a', { id: 7 }), anAchievement('b')]));
    await press('Move Achievement a down');
    expect(names()).toEqual(['Achievement b', 'Achievement a']);
    await press('Duplicate: Achievement a');
    expect(names()).toEqual(['Achievement b', 'Achievement a', 'Achievement a']);
    const [, original, copy] = achievements();
    expect(copy).toEqual({ ...anAchievement('a'), key: copy?.key });
    expect(copy?.key).not.toBe(original?.key);
    await press('Delete Achievement b');
    expect(names()).toEqual(['Achievement a', 'Achievement a']);
    expect(screen.getAllByRole('button', { name: 'Delete Achievement a' })[0]).toHaveFocus();
  });

  it('GAM-02 lectures are chosen one by one, by module, and by a search', async () => {
    const { achievements } = await edit(
      course([anAchievement('a', { condition: { type: 'LECTURES_COMPLETED', lectures: [] } })]),
    );
    expect(screen.getByText('No lecture is chosen, so no one can earn it yet.')).toBeVisible();
    await press('Edit: Achievement a');
    await press('Choose all: Module m1');
    await userEvent.type(screen.getByRole('searchbox', { name: 'Find a lecture' }), 'LECTURE L3');
    expect(screen.queryByRole('checkbox', { name: 'Lecture l1' })).toBeNull();
    await userEvent.click(box('Lecture l3'));
    expect(achievements()[0]?.condition).toEqual({ type: 'LECTURES_COMPLETED', lectures: ['l1', 'l2', 'l3'] });
    expect(screen.getByText('Finish 3 lectures')).toBeVisible();
    await userEvent.clear(screen.getByRole('searchbox'));
    await press('Choose none: Module m1');
    expect(achievements()[0]?.condition).toEqual({ type: 'LECTURES_COMPLETED', lectures: ['l3'] });
    expect(screen.getByText('Chosen: 1')).toBeVisible();
  });

  it('GAM-02 questions are chosen by lecture, whose questions are read when it is opened', async () => {
    const contents = new Map([
      ['l1', { sections: [], questions: [aQuestion('q1', { id: 11 }), aQuestion('q2', { id: 12 })] }],
    ]);
    const { achievements } = await edit(
      course([anAchievement('a', { condition: { type: 'QUESTIONS_ANSWERED', questions: [{ id: 11 }, { id: 31 }] } })]),
      { contents },
    );
    await press('Edit: Achievement a');
    expect(screen.getByText(/In lectures that are not open here: 2/)).toBeVisible();
    await press('Lecture l1');
    expect(box('Question q1')).toBeChecked();
    expect(screen.getByText(/In lectures that are not open here: 1/)).toBeVisible();
    await press('Choose all: Lecture l1');
    expect(achievements()[0]?.condition).toEqual({
      type: 'QUESTIONS_ANSWERED',
      questions: [{ id: 31 }, { key: 'q1' }, { key: 'q2' }],
    });
    await userEvent.click(box('Question q1'));
    expect(achievements()[0]?.condition).toMatchObject({ questions: [{ id: 31 }, { key: 'q2' }] });

    // One that cannot be read says so, and can be asked for again.
    await press('Lecture l2');
    expect(screen.getByText('The questions could not be loaded.')).toBeVisible();
    contents.set('l2', { sections: [], questions: [] });
    await press('Try again');
    expect(screen.getByText('This lecture has no questions.')).toBeVisible();
  });

  it('GAM-02 OP-25 a rate is given in percent, from 1 to 100', async () => {
    const { achievements } = await edit(course([anAchievement('a')]));
    await press('Edit: Achievement a');
    await userEvent.selectOptions(screen.getByLabelText('How it is earned'), 'Get a share of all questions right');
    expect(achievements()[0]?.condition).toEqual({ type: 'QUESTIONS_ANSWERED_RATE', requiredPercent: 100 });
    const percent = screen.getByLabelText('Questions answered correctly, in %');
    await userEvent.clear(percent);
    await userEvent.type(percent, '80');
    expect(achievements()[0]?.condition).toEqual({ type: 'QUESTIONS_ANSWERED_RATE', requiredPercent: 80 });
    await userEvent.type(percent, '0');
    expect(achievements()[0]?.condition).toEqual({ type: 'QUESTIONS_ANSWERED_RATE', requiredPercent: 100 });
    expect(screen.getByText('Get 100% of all questions right')).toBeVisible();
  });

  it('GAM-03 WS-10 a frame is one of the workspace or any other address', async () => {
    const frames = ['https://example.org/gold.png', 'https://example.org/silver.png'];
    const { achievements } = await edit(course([anAchievement('a')]), { frames });
    await press('Edit: Achievement a');
    expect(screen.queryByRole('radio', { name: 'Frame 1' })).toBeNull();
    await userEvent.click(screen.getByRole('radio', { name: 'A frame for their picture' }));
    expect(screen.getByText(/There is no frame yet/)).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: 'Frame 2' }));
    expect(achievements()[0]).toMatchObject({ frame: true, imageUrl: frames[1] });
    expect(screen.queryByText(/There is no frame yet/)).toBeNull();
    await press('Use an address: Picture of the frame');
    const address = screen.getByRole('textbox', { name: 'Address: Picture of the frame' });
    await userEvent.clear(address);
    await userEvent.type(address, 'https://example.org/own.png');
    expect(achievements()[0]).toMatchObject({ frame: true, imageUrl: 'https://example.org/own.png' });
  });

  it('LOCK-05 anyone who may only read sees them without tools', async () => {
    await edit(course([anAchievement('a')]), { readOnly: true });
    const list = screen.getByRole('list', { name: 'Achievements' });
    expect(within(list).getByText('Achievement a')).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
