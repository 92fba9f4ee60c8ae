import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IntlProvider } from 'react-intl';
import { RelayEnvironmentProvider } from 'react-relay';
import { MemoryRouter } from 'react-router';
import { createMockEnvironment, MockPayloadGenerator } from 'relay-test-utils';
import { expect, it } from 'vitest';
import { QuestionResults } from './QuestionResults.tsx';

it('BEY-07 in the editor of a question its figures open below it', async () => {
  const environment = createMockEnvironment();
  render(
    <RelayEnvironmentProvider environment={environment}>
      <IntlProvider locale="en" onError={() => undefined}>
        <MemoryRouter initialEntries={['/courseware/?edit=true#!258']}>
          <QuestionResults questionId={2} />
        </MemoryRouter>
      </IntlProvider>
    </RelayEnvironmentProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'How learners answered', expanded: false }));
  const asked = environment.mock.getMostRecentOperation();
  expect(asked.request.variables).toEqual({ courseId: '258' });
  const figures = { discrimination: 0.4, outdatedCount: 0, findings: ['HARD'], parts: [] };
  act(() =>
    environment.mock.resolve(
      asked,
      MockPayloadGenerator.generate(asked, {
        CourseQuestionStatistics: () => ({
          questions: [
            { questionId: 1, answeredCount: 8, rightAtOnceCount: 8, ...figures },
            { questionId: 2, answeredCount: 40, rightAtOnceCount: 8, ...figures },
          ],
        }),
      }),
    ),
  );
  expect(await screen.findByText('20 % right at once')).toBeVisible();
  expect(screen.queryByText('100 % right at once')).not.toBeInTheDocument();
  expect(screen.getByText(/Does the lecture prepare for it/)).toBeVisible();
});
