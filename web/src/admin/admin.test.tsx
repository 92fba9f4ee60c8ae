import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { pagePaths } from '../routing/pagePaths.ts';
import { coursesFixture } from '../testing/courseFixture.ts';
import { renderApp, type AppUnderTest } from '../testing/renderApp.tsx';

beforeEach(() => localStorage.clear());

/** Someone with these roles, as the shell and each page of the admin area read them. */
const user = (roles: readonly string[]) => ({ id: 'user-1001', userId: 1001, roles });

const open = (at: string, roles: readonly string[] | null, workspace: object = {}): Promise<AppUnderTest> =>
  renderApp({
    at,
    shell: { user: roles && user(roles), workspace: { id: 'workspace-1' } },
    pages: {
      AdminHomePageQuery: {
        Query: () => ({
          viewer: { user: roles && user(roles) },
          workspace: { id: 'workspace-1', trial: null, ...workspace },
        }),
      },
      LandingPageQuery: { Query: () => ({ courses: coursesFixture([]) }) },
    },
  });

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const menu = async () => within(await screen.findByRole('navigation', { name: 'Administration' }));
const names = (links: readonly HTMLElement[]) => links.map((link) => link.textContent);

describe('the menu', () => {
  it('NAV-10 OP-92 ADM-01 ADM-09 ROLE-07 an admin has every part of the area that there is', async () => {
    await open('/admin/', ['ROLE_ADMIN']);
    expect(names((await menu()).getAllByRole('link'))).toEqual([
      'Admin home',
      'Courses',
      'Library',
      'Saved sections',
      'People',
      'Groups',
      'Rights',
      'Progress',
      'Discussion',
      'Analytics',
      'Vouchers',
      'Integrations',
      'Privacy',
      'Audit',
      'Background work',
      'Appearance',
    ]);
  });

  it('ADM-04 ADM-09 ROLE-03 a course admin has only what course admins have', async () => {
    await open('/admin/', ['ROLE_COURSE_ADMIN']);
    expect(names((await menu()).getAllByRole('link'))).toEqual([
      'Admin home',
      'Courses',
      'Library',
      'Saved sections',
      'Progress',
      'Discussion',
      'Background work',
    ]);
  });

  it('NAV-10 collapses to icons that keep their names, and stays so', async () => {
    const { unmount } = await open('/admin/', ['ROLE_COURSE_ADMIN']);
    const button = await screen.findByRole('button', { name: 'Collapse the menu' });
    expect(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(button);
    expect(screen.getByRole('button', { name: 'Expand the menu' })).toHaveAttribute('aria-expanded', 'false');
    expect((await menu()).getByRole('link', { name: 'Admin home' })).toHaveTextContent('');
    unmount();
    await open('/admin/', ['ROLE_COURSE_ADMIN']);
    expect(await screen.findByRole('button', { name: 'Expand the menu' })).toBeVisible();
  });

  it('NAV-10 opens over the page on a phone, and closes with the way it leads to', async () => {
    await open('/admin/progress/', ['ROLE_COURSE_ADMIN']);
    const button = await screen.findByText('Administration menu');
    await userEvent.click(button);
    const drawer = within(await screen.findByRole('dialog', { name: 'Administration' }));
    await userEvent.click(drawer.getByRole('link', { name: 'Admin home' }));
    expect(await heading('Admin home')).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('the first page', () => {
  const cards = async () => {
    await heading('Admin home');
    return within(screen.getByRole('main'))
      .getAllByRole('link')
      .map((card) => card.getAttribute('href'));
  };

  it('OP-90 ADM-01 has a tile for each part an admin may open and that has a screen', async () => {
    await open('/admin/', ['ROLE_ADMIN']);
    expect(await cards()).toEqual([
      '/admin/courses/',
      '/admin/library/',
      '/admin/saved-sections/',
      '/admin/users-management/',
      '/admin/groups/',
      '/admin/staff-management/',
      '/admin/progress/',
      '/admin/discussion/',
      '/admin/dashboard/',
      '/admin/campaign-management/',
      '/admin/integrations-management/',
      '/admin/privacy/',
      '/admin/audit/',
      '/admin/jobs/',
      '/customize-workspace/',
    ]);
  });

  it('OP-90 ROLE-03 ROLE-12 CRS-03 leads a course admin to the courses and their learners', async () => {
    await open('/admin/', ['ROLE_COURSE_ADMIN']);
    expect(await cards()).toEqual([
      '/admin/courses/',
      '/admin/library/',
      '/admin/saved-sections/',
      '/admin/progress/',
      '/admin/discussion/',
      '/admin/jobs/',
    ]);
  });
});

describe('addresses of the area', () => {
  it('NAV-01 NAV-05 that nothing has are not found, with the way home', async () => {
    await open('/admin/nothing/', ['ROLE_ADMIN']);
    expect(await heading('Page not found')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
  });

  it('OP-39 ROLE-10 ADM-06 a voucher admin has the vouchers in the menu, and nothing else', async () => {
    await open('/admin/campaign-management/', ['ROLE_VOUCHER_ADMIN']);
    expect(await heading('Vouchers')).toBeInTheDocument();
    expect(names((await menu()).getAllByRole('link'))).toEqual(['Vouchers']);
  });
});

describe('guards', () => {
  /** Every address of the area with those who may open it (OP-38, OP-39), beside an admin. */
  const mayOpen: Readonly<Record<string, 'course admin' | 'voucher admin' | 'admin alone'>> = {
    '/admin/': 'course admin',
    '/admin/courses/': 'course admin',
    '/admin/courses/statistics/': 'course admin',
    '/admin/library/': 'course admin',
    '/admin/saved-sections/': 'course admin',
    '/admin/dashboard/': 'admin alone',
    '/admin/users-management/': 'admin alone',
    '/admin/users-management/person/': 'admin alone',
    '/admin/users-management/import/': 'admin alone',
    '/admin/privacy/': 'admin alone',
    '/admin/audit/': 'admin alone',
    '/admin/jobs/': 'course admin',
    '/admin/jobs/job/': 'course admin',
    '/admin/groups/': 'admin alone',
    '/admin/groups/group/': 'admin alone',
    '/admin/staff-management/': 'admin alone',
    '/admin/progress/': 'course admin',
    '/admin/progress/way/': 'course admin',
    '/admin/discussion/': 'course admin',
    '/admin/campaign-management/': 'voucher admin',
    '/admin/campaign-management/campaign/': 'voucher admin',
    '/admin/campaign-management/cards/': 'voucher admin',
    '/admin/integrations-management/': 'admin alone',
  };
  const all = Object.keys(mayOpen);
  const pagesOf = (who: string) => all.filter((at) => mayOpen[at] === who);

  it('NAV-03 every page of the area is in the table', () => {
    const paths = Object.keys(pagePaths).filter((path) => path.startsWith('/admin'));
    expect(all.map((at) => at.slice(0, -1)).toSorted()).toEqual(paths.toSorted());
  });

  /** Where someone with these roles stays; from all others they come to "/". */
  const opened = async (roles: readonly string[] | null): Promise<string[]> => {
    const stayed: string[] = [];
    for (const at of all) {
      const app = await open(at, roles);
      const { pathname } = app.router.state.location;
      if (pathname === at) stayed.push(at);
      else expect(pathname, at).toBe('/');
      app.unmount();
    }
    return stayed;
  };

  it('OP-38 NAV-03 NAV-15 an admin opens every page', async () => {
    expect(await opened(['ROLE_ADMIN'])).toEqual(all);
  });

  it('OP-38 NAV-03 NAV-15 ROLE-03 pages for admins alone send a mere course admin to "/"', async () => {
    expect(await opened(['ROLE_COURSE_ADMIN'])).toEqual(pagesOf('course admin'));
  });

  it('OP-39 NAV-03 ROLE-10 a pure voucher admin passes the guard of campaign management alone', async () => {
    expect(await opened(['ROLE_VOUCHER_ADMIN'])).toEqual(pagesOf('voucher admin'));
  });

  it('NAV-03 ROLE-02 a learner opens none', async () => {
    expect(await opened([])).toEqual([]);
  });

  it('NAV-02 OP-38 a visitor opens none', async () => {
    expect(await opened(null)).toEqual([]);
  });

  it('TRIAL-04 who loses their role while a page is open leaves it at once, and the menu is gone', async () => {
    const app = await open('/admin/', ['ROLE_ADMIN']);
    await heading('Admin home');
    await act(() => app.router.navigate('/admin/dashboard/'));
    await heading('Analytics');
    await act(() => app.router.navigate('/admin/'));
    await app.answer('AdminHomePageQuery', {
      Query: () => ({ viewer: { user: user([]) }, workspace: { id: 'workspace-1', trial: null } }),
    });
    await waitFor(() => expect(app.router.state.location.pathname).toBe('/'));
    expect(screen.queryByRole('navigation', { name: 'Administration' })).toBeNull();
  });
});
