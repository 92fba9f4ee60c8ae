import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { rememberUser } from '../../viewer/userCookie.ts';
import { courseFixture, coursesFixture } from '../../testing/courseFixture.ts';
import { renderApp, type AppUnderTest, type Resolvers } from '../../testing/renderApp.tsx';

const german = courseFixture({ courseId: 258, name: 'German for Beginners', tags: [{ id: 't1', name: 'Deutsch' }] });
const time = courseFixture({
  courseId: 300,
  name: 'Time Management Essentials',
  durationMinutes: 180,
  certifiable: false,
});

const tags = {
  nodes: [
    { id: 't1', name: 'Deutsch' },
    { id: 't2', name: 'Work' },
  ],
};

function catalogue(courses = coursesFixture([german, time]), tagList: object = tags): Resolvers {
  return { Query: () => ({ courses, tags: tagList }) };
}

const openCatalogue = (at = '/courses/', page = catalogue()): Promise<AppUnderTest> =>
  renderApp({ at, pages: { CataloguePageQuery: page } });

/** The rail and the sheet hold the same filters; jsdom draws no media queries, so a test uses the rail. */
const rail = () => within(screen.getByRole('complementary', { name: 'Filters' }));

describe('the landing page', () => {
  it('CAT-02 CAT-01 NAV-11 shows the site, the search, the first courses and what happens next to a visitor', async () => {
    const app = await renderApp({
      at: '/',
      pages: { LandingPageQuery: { Query: () => ({ courses: coursesFixture([german], { totalCount: 40 }) }) } },
    });
    expect(screen.getByRole('heading', { level: 1, name: 'Demo Academy' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'German for Beginners' })).toHaveAttribute('href', '/courses/course/#!258');
    expect(screen.getByRole('link', { name: 'See all 40 courses' })).toHaveAttribute('href', '/courses/');
    expect(screen.getByRole('heading', { name: 'How it works' })).toBeVisible();
    expect(app.variables('LandingPageQuery')).toEqual({ count: 25, signedIn: false });
    expect(screen.queryByRole('heading', { name: 'Continue where you left off' })).toBeNull();
    expect(app.operations).toEqual(['ShellQuery', 'LandingPageQuery']);
  });

  it('OP-90 leaves out what is over, and marks what needs a code or is found elsewhere', async () => {
    const courses = [
      courseFixture({ courseId: 1, name: 'Later', timing: 'WILL_START', startTime: '2026-12-24T12:00:00Z' }),
      courseFixture({ courseId: 2, name: 'Over', timing: 'FINISHED' }),
      courseFixture({ courseId: 3, name: 'For members', voucherActivated: true }),
      courseFixture({ courseId: 4, name: 'Next door', type: 'EXTERNAL', voucherActivated: true }),
    ];
    await renderApp({ at: '/', pages: { LandingPageQuery: { Query: () => ({ courses: coursesFixture(courses) }) } } });
    const cards = screen.getAllByRole('article').map((card) => card.textContent);
    expect(cards).toEqual([
      expect.stringMatching(/^With a codeFor members/),
      expect.stringMatching(/^On another siteNext door/),
      expect.stringMatching(/^Starts 24 DecLater/),
    ]);
    // One is left out, so there is more to see.
    expect(screen.getByRole('link', { name: 'See all 4 courses' })).toBeVisible();
  });

  it('OP-90 OP-96 who is signed in continues where they stopped', async () => {
    rememberUser({ id: 1, language: null });
    const continueLearning = {
      id: 'uc1',
      course: { courseId: 258, name: 'Deutsch', imageUrl: null, metadata: { language: 'de' } },
      phase: 'IN_PROGRESS',
      certificateProgress: null,
      continueAt: { lectureId: 1313, moduleId: 1312, sectionId: null, name: 'Uhrzeit' },
    };
    const app = await renderApp({
      at: '/',
      pages: {
        LandingPageQuery: {
          Query: () => ({ courses: coursesFixture([german]), viewer: { continueLearning } }),
        },
      },
    });
    expect(app.variables('LandingPageQuery')).toEqual({ count: 25, signedIn: true });
    const step = within(await screen.findByRole('region', { name: 'Continue where you left off' }));
    expect(step.getByText('Uhrzeit')).toHaveAttribute('lang', 'de');
    expect(step.getByRole('link', { name: 'Continue' })).toHaveAttribute(
      'href',
      '/courseware/?lecture=1313&module=1312#!258',
    );
  });

  it('OP-41 OP-90 a course whose certificate waits is not one to continue', async () => {
    rememberUser({ id: 1, language: null });
    const continueLearning = {
      id: 'uc1',
      course: { courseId: 102, name: 'Time', imageUrl: null, metadata: { language: 'en' } },
      phase: 'IN_PROGRESS',
      certificateProgress: { reached: true },
      continueAt: null,
    };
    await renderApp({
      at: '/',
      pages: {
        LandingPageQuery: { Query: () => ({ courses: coursesFixture([german]), viewer: { continueLearning } }) },
      },
    });
    const step = within(await screen.findByRole('region', { name: 'Your certificate is ready' }));
    expect(step.getByRole('link', { name: 'Get the certificate' })).toHaveAttribute(
      'href',
      '/courseware/?completed=true#!102',
    );
  });

  it('CAT-03 searches in the catalogue', async () => {
    const app = await renderApp({
      at: '/',
      pages: { LandingPageQuery: { Query: () => ({ courses: coursesFixture([german]) }) } },
    });
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search courses' }), 'time{Enter}');
    await waitFor(() => expect(app.variables('CataloguePageQuery')).toMatchObject({ filter: { search: 'time' } }));
  });
});

describe('the catalogue', () => {
  it('CAT-04 CAT-05 tells beside each filter how many courses it would leave, after the page', async () => {
    const app = await openCatalogue('/courses/?search=tea&tag=Work&duration=over-4-h');
    const work = () => rail().getByRole('checkbox', { name: 'Work' });
    expect(work()).not.toHaveAccessibleDescription();
    await waitFor(() => expect(app.operations).toContain('fetchCourseCountsQuery'));
    expect(app.variables('fetchCourseCountsQuery')).toEqual({
      filter: { search: 'tea', tags: ['Work'], duration: 'OVER_4_H' },
      tagIds: ['t1', 't2'],
    });
    await app.answer('fetchCourseCountsQuery', {
      Query: () => ({
        courseCounts: {
          anyDurationCount: 1200,
          durations: [{ duration: 'UNDER_30_MIN', courseCount: 1 }],
          tags: [{ courseCount: 0 }, { courseCount: 7 }],
        },
      }),
    });
    expect(work()).toHaveAccessibleDescription('7 courses');
    expect(rail().getByRole('checkbox', { name: 'Deutsch' })).toHaveAccessibleDescription('0 courses');
    expect(rail().getByRole('radio', { name: 'Under 30\u00a0min' })).toHaveAccessibleDescription('1 course');
    expect(rail().getByRole('radio', { name: 'Any duration' })).toHaveAccessibleDescription('1,200 courses');
    expect(rail().getByText('1,200')).toBeVisible();
  });

  it('CAT-12 filters work without counts', async () => {
    const app = await openCatalogue();
    await waitFor(() => expect(app.operations).toContain('fetchCourseCountsQuery'));
    await app.fail('fetchCourseCountsQuery', new Error('offline'));
    expect(rail().getByRole('checkbox', { name: 'Work' })).not.toHaveAccessibleDescription();
    await userEvent.click(rail().getByRole('checkbox', { name: 'Work' }));
    expect(rail().getByRole('checkbox', { name: 'Work' })).toBeChecked();
  });

  it('CAT-13 each card is a link to the public page of its course', async () => {
    await openCatalogue();
    expect(screen.getByRole('link', { name: 'German for Beginners' })).toHaveAttribute('href', '/courses/course/#!258');
    expect(screen.getByText('2 courses')).toBeVisible();
    expect(screen.getByText('36 min · 9 lectures · Certificate')).toBeVisible();
    expect(screen.getByText('3 h · 9 lectures')).toBeVisible();
  });

  it('CAT-03 the search goes into the address and into the query', async () => {
    const app = await openCatalogue();
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search courses' }), ' coffee {Enter}');
    expect(app.router.state.navigation.location?.search ?? app.router.state.location.search).toBe('?search=coffee');
    await waitFor(() =>
      expect(app.variables('CataloguePageQuery')).toEqual({ count: 25, filter: { search: 'coffee' } }),
    );
  });

  it('CAT-03 searches once someone stops typing, in one step of the history, and leaves the field to them', async () => {
    const app = await openCatalogue();
    const field = screen.getByRole('searchbox', { name: 'Search courses' });
    await userEvent.type(field, 'tea ');
    await waitFor(() => expect(app.variables('CataloguePageQuery')).toMatchObject({ filter: { search: 'tea' } }));
    await app.answer('CataloguePageQuery', catalogue());
    expect(field).toHaveValue('tea ');
    await userEvent.type(field, 'cup');
    await waitFor(() => expect(app.variables('CataloguePageQuery')).toMatchObject({ filter: { search: 'tea cup' } }));
    await app.answer('CataloguePageQuery', catalogue());
    await waitFor(() => expect(app.router.state.location.search).toBe('?search=tea+cup'));
    expect(app.router.state.historyAction).toBe('REPLACE');
    expect(screen.getByText('2 courses')).toHaveAttribute('role', 'status');
  });

  it('CAT-03 CAT-04 a filter that is chosen before the search begins holds', async () => {
    const app = await openCatalogue();
    vi.useFakeTimers();
    fireEvent.change(screen.getByRole('searchbox', { name: 'Search courses' }), { target: { value: 'tea' } });
    await act(async () => {
      fireEvent.click(rail().getByRole('checkbox', { name: 'Deutsch' }));
    });
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    vi.useRealTimers();
    await waitFor(() => expect(app.router.state.location.search).toContain('search=tea'));
    expect(rail().getByRole('checkbox', { name: 'Deutsch' })).toBeChecked();
  });

  it('WCAG 3.1.2 what authors wrote says its language', async () => {
    const ukrainian = courseFixture({
      courseId: 7,
      name: 'Фотографія',
      metadata: { language: 'uk' },
      tags: [{ id: 't9', name: 'Світло' }],
    });
    await openCatalogue('/courses/', catalogue(coursesFixture([ukrainian, german])));
    for (const words of ['Фотографія', 'Світло']) {
      expect(screen.getByText(words).closest('[lang]')).toHaveAttribute('lang', 'uk');
    }
    expect(screen.getByText('German for Beginners').closest('article [lang]')).toBeNull();
  });

  it('CAT-04 a tag narrows the list', async () => {
    const app = await openCatalogue();
    await userEvent.click(rail().getByRole('checkbox', { name: 'Deutsch' }));
    await waitFor(() =>
      expect(app.variables('CataloguePageQuery')).toEqual({ count: 25, filter: { tags: ['Deutsch'] } }),
    );
  });

  it('CAT-05 has exactly four duration buckets beside "any"', async () => {
    const app = await openCatalogue();
    const names = rail()
      .getAllByRole('radio')
      .map((radio) => radio.closest('label')?.textContent);
    expect(names).toEqual([
      'Any duration',
      'Under 30\u00a0min',
      '30\u00a0min to 2\u00a0h',
      '2 to 4\u00a0h',
      'Over 4\u00a0h',
    ]);
    await userEvent.click(rail().getByRole('radio', { name: '2 to 4\u00a0h' }));
    await waitFor(() =>
      expect(app.variables('CataloguePageQuery')).toEqual({ count: 25, filter: { duration: 'FROM_2_H_TO_4_H' } }),
    );
  });

  it('CAT-06 one control clears search, tags and duration together', async () => {
    const app = await openCatalogue('/courses/?search=a&tag=Deutsch&duration=over-4-h');
    expect(screen.getByRole('searchbox', { name: 'Search courses' })).toHaveValue('a');
    expect(rail().getByRole('checkbox', { name: 'Deutsch' })).toBeChecked();
    await userEvent.click(screen.getByRole('button', { name: 'Reset filters' }));
    await waitFor(() => expect(app.variables('CataloguePageQuery')).toEqual({ count: 25, filter: null }));
    await app.answer('CataloguePageQuery', catalogue());
    await waitFor(() => expect(screen.getByRole('searchbox', { name: 'Search courses' })).toHaveValue(''));
    expect(screen.queryByRole('button', { name: 'Reset filters' })).toBeNull();
  });

  it('each filter can be taken away by its chip', async () => {
    const app = await openCatalogue('/courses/?tag=Deutsch&duration=over-4-h');
    await userEvent.click(screen.getByRole('button', { name: 'Over 4\u00a0h: remove filter' }));
    await waitFor(() => expect(app.variables('CataloguePageQuery')).toMatchObject({ filter: { tags: ['Deutsch'] } }));
  });

  it('CAT-07 copies the address with its filters', async () => {
    const user = userEvent.setup();
    await openCatalogue('/courses/?tag=Deutsch');
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(await screen.findByText('Link copied')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe('http://localhost:3000/courses/?tag=Deutsch');
  });

  it('CAT-07 shows the address where the clipboard is not available', async () => {
    const user = userEvent.setup();
    await openCatalogue('/courses/?tag=Deutsch');
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('denied'));
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(await screen.findByText(/http:\/\/localhost:3000\/courses\/\?tag=Deutsch/)).toBeVisible();
  });

  it('CAT-09 LIM-01 reads 25 at a time and continues behind the last', async () => {
    const first = coursesFixture([german], { totalCount: 26, pageInfo: { hasNextPage: true, endCursor: 'after-25' } });
    const app = await openCatalogue('/courses/', catalogue(first));
    await userEvent.click(screen.getByRole('button', { name: 'Show more courses' }));
    expect(app.variables('CatalogueResultsPaginationQuery')).toMatchObject({ count: 25, cursor: 'after-25' });
    await app.answer('CatalogueResultsPaginationQuery', {
      Query: () => ({ courses: coursesFixture([time], { totalCount: 26 }) }),
    });
    expect(screen.getByRole('link', { name: 'Time Management Essentials' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show more courses' })).toBeNull();
  });

  it('CAT-11 shows a quiet reload where the list could not be read', async () => {
    const app = await openCatalogue('/courses/', catalogue(coursesFixture([], { unavailable: true })));
    expect(await screen.findByText('The courses cannot be loaded right now.')).toBeVisible();
    expect(screen.queryByText('An error occurred')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Reload' }));
    await app.answer('CataloguePageQuery', catalogue());
    expect(await screen.findByRole('link', { name: 'German for Beginners' })).toBeVisible();
  });

  it('CAT-12 stays usable without tags', async () => {
    await openCatalogue('/courses/', catalogue(coursesFixture([german]), { nodes: [] }));
    expect(screen.getByRole('link', { name: 'German for Beginners' })).toBeVisible();
    expect(screen.queryByRole('group', { name: 'Topics' })).toBeNull();
    expect(rail().getByRole('group', { name: 'Duration' })).toBeVisible();
  });

  it('CAT-06 an empty search names what was looked for, and finds it without the filters', async () => {
    const app = await openCatalogue('/courses/?search=zzz&tag=Work', catalogue(coursesFixture([])));
    expect(await screen.findByText('Nothing found for “zzz”')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Search without filters' }));
    await waitFor(() => expect(app.variables('CataloguePageQuery')).toEqual({ count: 25, filter: { search: 'zzz' } }));
    await app.answer('CataloguePageQuery', catalogue(coursesFixture([])));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Search without filters' })).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: 'Show all courses' }));
    await waitFor(() => expect(app.variables('CataloguePageQuery')).toEqual({ count: 25, filter: null }));
  });

  it('CAT-03 CAT-06 a search without a result offers other courses, and no filters that lead nowhere', async () => {
    const app = await openCatalogue('/courses/?search=zzz', catalogue(coursesFixture([])));
    expect(await screen.findByText('Nothing found for “zzz”')).toBeVisible();
    expect(screen.queryByRole('complementary', { name: 'Filters' })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Filters/ })).toBeNull();
    await app.answer('OtherCoursesQuery', {
      Query: () => ({ courses: coursesFixture([courseFixture({ courseId: 300, timing: 'FINISHED' }), german]) }),
    });
    const others = within(screen.getByRole('heading', { level: 2, name: 'Courses to start with' }).parentElement!);
    expect(others.getAllByRole('article')).toHaveLength(1);
    expect(others.getByRole('link', { name: 'German for Beginners' })).toBeVisible();
  });

  it('says what to do where nothing matches, and where there is nothing yet', async () => {
    const { unmount } = await openCatalogue('/courses/?tag=Work', catalogue(coursesFixture([])));
    expect(await screen.findByText('No matching courses')).toBeVisible();
    unmount();
    await openCatalogue('/courses/', catalogue(coursesFixture([])));
    expect(await screen.findByText('No courses yet')).toBeVisible();
  });
});
