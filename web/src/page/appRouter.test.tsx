import { screen, waitFor } from '@testing-library/react';
import { act } from 'react';
import { expect, it } from 'vitest';
import { renderApp } from '../testing/renderApp.tsx';

it('CAT-13 a page is asked for the course of its hash, which loaders do not see on their own', async () => {
  const app = await renderApp({ at: '/courses/course/#!258' });
  expect(app.variables('CoursePageQuery')).toMatchObject({ courseId: 258 });
});

it('CAT-13 another hash at the same address reads another course', async () => {
  const app = await renderApp({ at: '/courses/course/#!258' });
  await act(() => app.router.navigate('/courses/course/#!300'));
  await waitFor(() => expect(app.variables('CoursePageQuery')).toMatchObject({ courseId: 300 }));
});

it('OP-243 a page is asked for the course of its path; a link of the other form leads on from there', async () => {
  const app = await renderApp({ at: '/courses/course/258' });
  expect(app.variables('CoursePageQuery')).toMatchObject({ courseId: 258 });
  await act(() => app.router.navigate('/courses/course/#!300'));
  await waitFor(() => expect(app.variables('CoursePageQuery')).toMatchObject({ courseId: 300 }));
});

it.each(['/courses/course/#!nothing', '/courses/course/nothing'])(
  'NAV-05 the course page %s names no course and is not found',
  async (at) => {
    await renderApp({ at });
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
  },
);

it('NAV-13 the menu marks the current page also where its address was typed without a slash at the end', async () => {
  const app = await renderApp({ at: '/courses?tags=1' });
  expect(await screen.findByRole('link', { name: 'All courses', current: 'page' })).toBeVisible();
  expect(app.router.state.location).toMatchObject({ pathname: '/courses/', search: '?tags=1' });
});
