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

it('OP-232 a topic is renamed; a name that another topic has is asked about, and merges the two', async () => {
  const app = await openCourses([anAuthoredCourse()]);
  await userEvent.click(await screen.findByRole('button', { name: 'Topics' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Topics' }));
  const topics = topicsOf([
    ['Tea', 4],
    ['Teas', 2],
  ]);
  await app.answer('useTopicsQuery', topics);
  await userEvent.click(await dialog.findByRole('button', { name: 'Rename: Teas' }));
  const form = within(await screen.findByRole('dialog', { name: 'Rename the topic “Teas”' }));
  const field = form.getByRole('textbox', { name: 'Name' });
  await userEvent.clear(field);
  await userEvent.type(field, ' tea{Enter}');
  expect(app.variables('useRenameTopicMutation')).toEqual({ input: { tagId: 'Teas', name: 'tea', merge: false } });
  await app.answer('useRenameTopicMutation', {
    RenameTagPayload: () => ({ tag: null, userErrors: [{ code: 'TAG_NAME_TAKEN', params: { name: 'Tea' } }] }),
  });
  const question = within(await screen.findByRole('dialog', { name: 'Merge “Teas” into “Tea”?' }));
  expect(question.getByText(/2 courses with the topic “Teas” get “Tea” instead, and “Teas” is deleted/)).toBeVisible();
  await userEvent.click(question.getByRole('button', { name: 'Merge' }));
  expect(app.variables('useRenameTopicMutation')).toEqual({ input: { tagId: 'Teas', name: 'tea', merge: true } });
  await app.answer('useRenameTopicMutation', {
    RenameTagPayload: () => ({ tag: { name: 'Tea' }, userErrors: [] }),
  });
  await app.answer('CourseListPageQuery', { Query: () => coursePage([anAuthoredCourse()]) });
  await app.answer('useTopicsQuery', topicsOf([['Tea', 5]]));
  expect(await screen.findByText('The topic “Teas” was merged into “Tea”.')).toBeVisible();
  expect(await dialog.findByText('1 topic')).toBeVisible();
});
