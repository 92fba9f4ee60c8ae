import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMockEnvironment } from 'relay-test-utils';
import { expect, it } from 'vitest';
import { renderWithin } from '../../testing/renderWithin.tsx';
import { EditorTexts } from '../EditorTexts.tsx';
import { LinkCheck } from './LinkCheck.tsx';

it('BEY-06 OP-269 a look at the links is ordered, and its report is a press away', async () => {
  const environment = createMockEnvironment();
  await renderWithin(
    <EditorTexts>
      <LinkCheck courseId={7} />
    </EditorTexts>,
    { environment },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Check links to other sites' }));
  expect(screen.queryByRole('link', { name: 'Report of the links' })).toBeNull();
  const operation = environment.mock.getMostRecentOperation();
  expect(operation.request.variables).toEqual({ input: { courseId: '7' } });
  const data = { checkCourseLinks: { job: { id: 'j', jobId: 12 }, userErrors: [] } };
  act(() => environment.mock.resolve(operation, { data }));
  const report = await screen.findByRole('link', { name: 'Report of the links' });
  expect(report).toHaveAttribute('href', '/admin/jobs/job/?id=12');
});
