import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderApp, type AppUnderTest } from '../testing/renderApp.tsx';

const earned = (id: number, item: object | null = {}) => ({
  id: `earned-${id}`,
  createTime: '2030-01-31T09:00:00.000Z',
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
    expect(first).toHaveTextContent(/Achievement 1.*Avatar frame.*German for Beginners.*Earned on January 31, 2030/);
    expect(second).not.toHaveTextContent('Avatar frame');
  });

  it('ACH-07 shows more on demand', async () => {
    const app = await openAchievements(page([earned(1)], true));
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    expect(app.variables('EarnedListPaginationQuery')).toMatchObject({ count: 25, cursor: 'c0' });
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
});
