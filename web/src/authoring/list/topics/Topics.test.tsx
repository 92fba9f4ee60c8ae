import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { anAuthoredCourse, coursePage, openCourses } from '../courseList.testkit.tsx';

const topicsOf = (topics: readonly (readonly [string, number])[]) => ({
  Query: () => ({
    workspace: {
      id: 'workspace-1',
      tags: {
        totalCount: topics.length,
        edges: topics.map(([name, courseCount]) => ({ courseCount, node: { id: name, name } })),
      },
    },
  }),
});

it('CRS-19 OP-34 topics are listed with their courses, searched, and deleted after a question that says what it does', async () => {
  const app = await openCourses([anAuthoredCourse()]);
  await userEvent.click(await screen.findByRole('button', { name: 'Topics' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Topics' }));
  await app.answer(
    'useTopicsQuery',
    topicsOf([
      ['Drinks', 2],
      ['Water', 0],
    ]),
  );
  expect(await dialog.findByText('2 topics')).toBeVisible();
  expect(dialog.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Drinks2 courses',
    'WaterNo course',
  ]);
  await userEvent.click(dialog.getByRole('button', { name: 'Delete: Drinks' }));
  const question = within(await screen.findByRole('dialog', { name: 'Delete the topic “Drinks”?' }));
  expect(question.getByText(/^2 courses lose this topic\. The courses themselves stay\./)).toBeVisible();
  await userEvent.click(question.getByRole('button', { name: 'Delete' }));
  expect(app.variables('DeleteTopicDialogMutation')).toEqual({ input: { tagId: 'Drinks' } });
  await app.answer('DeleteTopicDialogMutation', { DeleteTagPayload: () => ({ userErrors: [] }) });
  await app.answer('CourseListPageQuery', { Query: () => coursePage([anAuthoredCourse()]) });
  await app.answer('useTopicsQuery', topicsOf([['Water', 0]]));
  expect(await dialog.findByText('1 topic')).toBeVisible();
  await userEvent.type(dialog.getByRole('searchbox', { name: 'Search topics' }), 'x');
  await waitFor(() => expect(app.variables('useTopicsQuery')).toEqual({ search: 'x' }));
  await app.answer('useTopicsQuery', topicsOf([]));
  expect(await dialog.findByText('No topic matches')).toBeVisible();
});
