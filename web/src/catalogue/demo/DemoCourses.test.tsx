import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { courseFixture, coursesFixture } from '../../testing/courseFixture.ts';
import { renderApp, type AppUnderTest } from '../../testing/renderApp.tsx';
import { bundledCourses, demoCourseId, demoCourseMinutes } from './demoCourses.ts';

const openCatalogue = (marketplace: boolean, at = '/courses/'): Promise<AppUnderTest> =>
  renderApp({
    at,
    shell: { profile: { marketplace } },
    pages: {
      CataloguePageQuery: {
        Query: () => ({ courses: coursesFixture([courseFixture({ courseId: 7, name: 'Ours' })]), tags: { nodes: [] } }),
      },
    },
  });

const demos = async () => within(await screen.findByRole('region', { name: 'Demo courses' }));
const tiles = async () => (await demos()).getAllByRole('article').map((tile) => tile.textContent);

const demoCourse = (change: object = {}) => ({
  Query: () => ({
    course: {
      id: 'course-258',
      courseId: 258,
      name: 'How to Learn Well',
      miniDescription: null,
      imageUrl: null,
      durationMinutes: null,
      metadata: { language: 'en' },
      ...change,
    },
  }),
});

const bundled = [/^DemoGerman for Beginners.*36\smin$/, /^DemoTime Management Essentials.*3\sh$/];

describe('the marketplace mode of a workspace', () => {
  it('MKT-01 MKT-02 MKT-03 OP-69 LIM-18 LIM-19 shows two demo courses of its own, and the one of the platform to open', async () => {
    const app = await openCatalogue(true);
    expect(await tiles()).toEqual(bundled.map((tile) => expect.stringMatching(tile)));
    await app.answer('useDemoCourseQuery', demoCourse());
    expect(app.variables('useDemoCourseQuery')).toEqual({ courseId: '258' });
    expect(await tiles()).toEqual(
      [...bundled, /^DemoHow to Learn Well30\smin$/].map((tile) => expect.stringMatching(tile)),
    );
    expect((await demos()).getAllByRole('link')).toHaveLength(1);
    expect((await demos()).getByRole('link', { name: 'How to Learn Well' })).toHaveAttribute(
      'href',
      '/courses/course/#!258',
    );
  });

  it('MKT-03 what the platform says of the demo course counts', async () => {
    const app = await openCatalogue(true);
    await app.answer('useDemoCourseQuery', demoCourse({ durationMinutes: 45, miniDescription: 'Memory that lasts.' }));
    expect((await tiles())[2]).toMatch(/^DemoHow to Learn WellMemory that lasts\.45\smin$/);
  });

  it('MKT-04 a demo course that cannot be read is missed by nobody', async () => {
    const app = await openCatalogue(true);
    await app.fail('useDemoCourseQuery', new Error('lost'));
    expect(await tiles()).toEqual(bundled.map((tile) => expect.stringMatching(tile)));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('link', { name: 'Ours' })).toBeVisible();
  });

  it('MKT-04 nor is one that the workspace does not have', async () => {
    const app = await openCatalogue(true);
    await app.answer('useDemoCourseQuery', { Query: () => ({ course: null }) });
    expect(await tiles()).toHaveLength(2);
  });

  it.each([
    ['where it is off', false, '/courses/'],
    ['among the results of a search', true, '/courses/?search=german'],
  ])('MKT-01 %s there are none', async (_where, marketplace, at) => {
    const app = await openCatalogue(marketplace, at);
    expect(screen.getByRole('link', { name: 'Ours' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Demo courses' })).toBeNull();
    expect(app.operations).not.toContain('useDemoCourseQuery');
  });
});

it('LIM-18 LIM-19 MKT-02 MKT-03 the demo course is 258, and the three take 36, 180 and 30 minutes', () => {
  expect(demoCourseId).toBe(258);
  expect([...bundledCourses.map(({ minutes }) => minutes), demoCourseMinutes]).toEqual([36, 180, 30]);
});
