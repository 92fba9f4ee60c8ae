import { act, screen } from '@testing-library/react';
import { createMockEnvironment, MockPayloadGenerator } from 'relay-test-utils';
import { expect, it } from 'vitest';
import { ShellContext } from '../../viewer/useShell.ts';
import { renderWithin } from '../../testing/renderWithin.tsx';
import { EditorTexts } from '../EditorTexts.tsx';
import { CourseFinder } from './CourseFinder.tsx';

it('UMB-02 a tree is offered every course but its own', async () => {
  const environment = createMockEnvironment();
  const course = (courseId: number, name: string) => ({ id: `${courseId}`, courseId, name, published: true });
  environment.mock.queueOperationResolver((operation) =>
    MockPayloadGenerator.generate(operation, {
      Query: () => ({
        authoredCourses: { nodes: [course(258, 'Which tea?'), course(259, 'Green tea')] },
        courses: { nodes: [course(258, 'Which tea?')] },
      }),
    }),
  );
  await renderWithin(
    <ShellContext value={{ data: null }}>
      <EditorTexts>
        <CourseFinder except={258} onChosen={() => undefined} onClosed={() => undefined} />
      </EditorTexts>
    </ShellContext>,
    { environment, at: '/' },
  );
  await act(async () => undefined);
  expect(await screen.findByRole('button', { name: 'Green tea' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Which tea?' })).toBeNull();
});
