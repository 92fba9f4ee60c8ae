import { screen, within } from '@testing-library/react';
import type { ConcreteRequest } from 'relay-runtime';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../testing/renderApp.tsx';
import { exportedName, pageFiles, type PageFile } from './pageFiles.ts';
import type { PageModule } from './pageModule.ts';
import type { PagePath } from './pagePaths.ts';

const modules = import.meta.glob<Record<string, PageModule>>('../**/*Page.tsx');

/** The query of a page that reads one thing by its id; null for every other page. */
async function queryById(file: PageFile): Promise<string | null> {
  const module = (await modules[`../${file.file}`]?.())?.[exportedName(file)];
  const { fragment, params } = (module?.query ?? {}) as Partial<ConcreteRequest>;
  return fragment?.argumentDefinitions.some(({ name }) => name === 'id') ? (params?.name ?? null) : null;
}

const found = await Promise.all(
  (Object.entries(pageFiles) as [PagePath, PageFile][]).map(
    async ([path, file]) => [path, await queryById(file)] as const,
  ),
);
const pages = found.filter(
  (page): page is [PagePath, string] =>
    page[1] !== null && (page[0].startsWith('/admin/') || page[0] === '/customize-workspace'),
);

/** What the gateway answers for an id that nothing has. */
const nothing = {
  Query: () => ({ campaign: null, authoredCourse: null, job: null, person: null, group: null }),
  Workspace: () => ({
    userCourse: null,
    courseFunnel: null,
    questionStatistics: null,
    person: null,
    group: null,
    job: null,
    jobRun: null,
  }),
};

describe('NAV-05 an admin page that is about one thing, opened without saying which, leads on', () => {
  it('there are such pages', () => {
    expect(pages.map(([path]) => path)).toEqual(
      expect.arrayContaining([
        '/admin/courses/statistics',
        '/admin/progress/way',
        '/admin/campaign-management/campaign',
      ]),
    );
  });

  it.each(pages.flatMap(([path, query]) => ['', '?id=', '?id=x', '?id=0'].map((search) => [path, search, query])))(
    '%s/%s',
    async (path, search, query) => {
      const at = `${path}/${search}`;
      await renderApp({ at, shell: { user: { roles: ['ROLE_ADMIN'] } }, pages: { [query]: nothing } });
      const main = await screen.findByRole('main');
      expect(await within(main).findByRole('heading', { level: 1 })).toBeVisible();
      expect(screen.queryByText('An error occurred')).toBeNull();
      const ways = within(main).getAllByRole('link');
      expect(ways.map((link) => link.getAttribute('href')).some((href) => href?.startsWith('/admin/'))).toBe(true);
    },
  );
});
