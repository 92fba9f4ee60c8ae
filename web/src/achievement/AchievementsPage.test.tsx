import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { RequestError } from '../requestError.ts';
import { renderApp, type AppUnderTest } from '../testing/renderApp.tsx';

const earned = (id: number, item: object | null = {}) => ({
  id: `earned-${id}`,
  createTime: '2030-01-31T09:00:00.000Z',
  courseId: 258,
  courseName: 'German for Beginners',
  achievement: item && {
    id: `item-${id}`,
    name: `Achievement ${id}`,
    description: 'Well done',
    frame: false,
    imageUrl: null,
    ...item,
  },
});

const page = (nodes: readonly object[], hasNextPage = false) => ({
  user: { id: 'user-1', name: 'Lena Learner', pictureUrl: '/me.png', avatarFrame: null },
  frames: { nodes: [] },
  activeUserCourses: { nodes: [] },
  earnedAchievements: {
    edges: nodes.map((node, index) => ({ cursor: `c${index}`, node })),
    pageInfo: { hasNextPage, endCursor: `c${nodes.length - 1}` },
  },
});

function openAchievements(viewer: object): Promise<AppUnderTest> {
  return renderApp({
    at: '/achievements/',
    shell: { user: {} },
    pages: { AchievementsPageQuery: { Query: () => ({ viewer }) } },
  });
}

describe('the achievements page', () => {
  it('ACH-07 ACH-05 shows what was earned, when and where, and what frames the avatar', async () => {
    await openAchievements(page([earned(1, { frame: true }), earned(2)]));
    const [first, second] = screen.getAllByRole('listitem').filter((entry) => within(entry).queryByRole('heading'));
    expect(first).toHaveTextContent(
      /Achievement 1.*German for Beginners.*Earned on 31 January 2030.*Frame for your picture/,
    );
    expect(second).not.toHaveTextContent('Frame for your picture');
  });

  it('ACH-07 shows more on demand', async () => {
    const app = await openAchievements(page([earned(1)], true));
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    expect(app.variables('EarnedListPaginationQuery')).toMatchObject({ count: 25, cursor: 'c0' });
    await app.answer('EarnedListPaginationQuery', { Viewer: () => page([earned(2)]) });
    expect(screen.getByRole('heading', { name: 'Achievement 2' })).toBeVisible();
  });

  it('ACH-07 OP-12 says when more could not be read, and tries again', async () => {
    const app = await openAchievements(page([earned(1)], true));
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    await app.fail('EarnedListPaginationQuery', new RequestError({ kind: 'network', code: 'NETWORK' }));
    expect(screen.getByRole('alert')).toHaveTextContent('More achievements could not be loaded. Try again.');
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    expect(screen.queryByRole('alert')).toBeNull();
    await app.answer('EarnedListPaginationQuery', { Viewer: () => page([earned(2)]) });
    expect(screen.getByRole('heading', { name: 'Achievement 2' })).toBeVisible();
  });

  it('ACH-07 keeps an achievement whose author has removed it since', async () => {
    await openAchievements(page([earned(1, null)]));
    expect(screen.getByRole('heading', { name: 'Achievement' })).toBeVisible();
  });

  it('ACH-07 says how achievements come where there are none', async () => {
    await openAchievements(page([]));
    expect(screen.getByText('No achievements yet')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to my dashboard' })).toHaveAttribute('href', '/dashboard/');
  });

  it('OP-76 shares an earned achievement with the public page of its course', async () => {
    const user = userEvent.setup();
    await openAchievements(page([earned(1)]));
    await user.click(screen.getByRole('button', { name: 'Share: Achievement 1' }));
    expect(await navigator.clipboard.readText()).toBe('http://localhost:3000/courses/course/258');
  });

  it('ACH-07 shows by course what can still be earned, and how far one is', async () => {
    const state = (id: number, changes: object) => ({
      achieved: false,
      reached: 0,
      needed: 0,
      achievement: {
        id: `item-${id}`,
        achievementId: id,
        name: `Achievement ${id}`,
        description: '',
        frame: false,
        imageUrl: null,
        type: 'LECTURES_COMPLETED',
        lectureIds: [1, 2, 3, 4, 5],
        questionIds: [],
        requiredPercent: null,
      },
      ...changes,
    });
    await openAchievements({
      ...page([earned(1)]),
      activeUserCourses: {
        nodes: [
          {
            id: 'uc-1',
            course: { id: 'c-258', courseId: 258, name: 'German for Beginners' },
            achievementProgress: [state(1, { achieved: true }), state(2, { reached: 3, needed: 5 })],
          },
        ],
      },
    });
    const open = within(screen.getByRole('region', { name: 'Still to earn' }));
    expect(open.getByRole('link', { name: 'German for Beginners' })).toHaveAttribute('href', '/dashboard/course/#!258');
    const [only, ...others] = open.getAllByRole('listitem');
    expect(only).toHaveTextContent(/Achievement 2.*Finish 5 lectures.*3 of 5 lectures done/);
    expect(others).toEqual([]);
  });

  it('WCAG 3.1.2 what can still be earned says the language of its course', async () => {
    const achievement = {
      id: 'item-2',
      achievementId: 2,
      name: 'Світло',
      description: 'Пройди три лекції.',
      frame: false,
      imageUrl: null,
      type: 'LECTURES_COMPLETED',
      lectureIds: [1],
      questionIds: [],
      requiredPercent: null,
    };
    const course = { id: 'c-258', courseId: 258, name: 'Фізика', metadata: { language: 'uk' } };
    await openAchievements({
      ...page([earned(1)]),
      activeUserCourses: {
        nodes: [{ id: 'uc-1', course, achievementProgress: [{ achieved: false, reached: 0, needed: 1, achievement }] }],
      },
    });
    for (const words of ['Фізика', 'Світло', 'Пройди три лекції.']) {
      expect(screen.getByText(words)).toHaveAttribute('lang', 'uk');
    }
    expect(screen.getByText('Finish 1 lecture').closest('[lang="uk"]')).toBeNull();
  });
});

describe('the frames', () => {
  const frame = (id: number) => ({
    id: `earned-${id}`,
    earnedAchievementId: id,
    achievement: { id: `item-${id}`, name: `Frame ${id}`, imageUrl: `/frame-${id}.webp` },
  });
  const framed = {
    ...page([earned(1, { name: 'Frame 1', frame: true, imageUrl: '/frame-1.webp' })]),
    user: { id: 'user-1', name: 'Lena Learner', pictureUrl: '/me.png', avatarFrame: frame(2) },
    frames: { nodes: [frame(2), frame(1)] },
  };
  const choice = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });

  it('ACH-05 ACH-08 one earned frame is worn, another can be chosen, or none', async () => {
    const app = await openAchievements(framed);
    expect(choice('Frame 2')).toBeChecked();
    await userEvent.click(choice('Frame 1'));
    expect(choice('Frame 1')).toBeChecked();
    expect(app.variables('useWearFrameMutation')).toEqual({ input: { avatarFrameId: '1' } });
    await app.answer('useWearFrameMutation', {
      Mutation: () => ({ updateViewer: { user: { id: 'user-1', avatarFrame: frame(1) }, userErrors: [] } }),
    });
    expect(choice('Frame 1')).toBeChecked();
    await userEvent.click(choice('No frame'));
    expect(app.variables('useWearFrameMutation')).toEqual({ input: { avatarFrameId: null } });
  });

  it('ACH-08 of quick choices the last one is shown and stored, whatever came of those before', async () => {
    const app = await openAchievements(framed);
    const stored = () => app.operations.filter((name) => name === 'useWearFrameMutation').length;
    await userEvent.click(choice('Frame 1'));
    await userEvent.click(choice('No frame'));
    await userEvent.click(choice('Frame 2'));
    await userEvent.click(choice('No frame'));
    expect(stored()).toBe(1);
    expect(choice('No frame')).toBeChecked();
    await app.answer('useWearFrameMutation', {
      Mutation: () => ({ updateViewer: { user: null, userErrors: [{ code: 'INVALID' }] } }),
    });
    expect(stored()).toBe(2);
    expect(app.variables('useWearFrameMutation')).toEqual({ input: { avatarFrameId: null } });
    expect(choice('No frame')).toBeChecked();
    expect(screen.queryByText(/^Your choice was not saved/)).not.toBeInTheDocument();
    await app.answer('useWearFrameMutation', {
      Mutation: () => ({ updateViewer: { user: { id: 'user-1', avatarFrame: null }, userErrors: [] } }),
    });
    expect(stored()).toBe(2);
    expect(choice('No frame')).toBeChecked();
  });

  it('ACH-08 a choice that was refused goes back and says so', async () => {
    const app = await openAchievements(framed);
    await userEvent.click(choice('No frame'));
    await app.answer('useWearFrameMutation', {
      Mutation: () => ({ updateViewer: { user: null, userErrors: [{ code: 'INVALID' }] } }),
    });
    expect(choice('Frame 2')).toBeChecked();
    expect(screen.getByText(/^Your choice was not saved/)).toBeVisible();
  });

  it('ACH-05 ACH-09 an earned frame is drawn round one’s own picture', async () => {
    await openAchievements(framed);
    const [card] = within(screen.getByRole('region', { name: 'Earned' })).getAllByRole('listitem');
    const picture = card?.querySelector<HTMLImageElement>('img[src="/frame-1.webp"]');
    expect(picture?.width).toBe(72);
    expect(picture?.parentElement?.querySelector<HTMLImageElement>('img[src="/me.png"]')).not.toBeNull();
  });
});
