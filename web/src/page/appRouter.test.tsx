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

it('NAV-05 a course page without a course is not found', async () => {
  await renderApp({ at: '/courses/course/#!nothing' });
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
});

it('NAV-13 the menu marks the current page also where its address was typed without a slash at the end', async () => {
  const app = await renderApp({ at: '/courses?tags=1' });
  expect(await screen.findByRole('link', { name: 'All courses', current: 'page' })).toBeVisible();
  expect(app.router.state.location).toMatchObject({ pathname: '/courses/', search: '?tags=1' });
});
