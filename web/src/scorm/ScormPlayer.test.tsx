import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderApp } from '../testing/renderApp.tsx';
import { lectureFixture, studyCourseFixture, userCourseFixture } from '../testing/studyFixture.ts';

const state = {
  cmi: {},
  completion: 'UNKNOWN',
  success: 'UNKNOWN',
  finished: false,
  scoreScaled: null,
  totalSeconds: 0,
  sessionCount: 0,
};

const anItem = (itemId: string, change: object = {}) => ({
  itemId,
  title: `Part ${itemId}`,
  parentId: null,
  launchUrl: `https://content.test/p/lectern.test/ticket/${itemId}.html`,
  masteryScore: null,
  completionThreshold: null,
  launchData: '',
  timeLimitAction: null,
  maxTimeAllowed: null,
  state: { ...state, ...change },
});

const aPackage = (...items: readonly object[]) => ({
  Query: () => ({
    lecture: {
      scorm: {
        version: 'SCORM_12',
        title: 'Fire safety',
        contentUrl: 'https://content.test/p/lectern.test/ticket/',
        items,
      },
    },
  }),
});

async function openLecture({ roles = [], enrolled = false }: { roles?: readonly string[]; enrolled?: boolean } = {}) {
  const app = await renderApp({
    at: '/courseware/?lecture=2001&module=1001#!258',
    shell: { user: { roles: [...roles] } },
    pages: {
      LecturePageQuery: {
        Query: () => ({
          course: studyCourseFixture({ viewerUserCourse: enrolled ? userCourseFixture({}) : null }),
          lecture: lectureFixture({
            mediaSource: {
              url: 'https://lectern.test/scorm/258/p/a.html',
              kind: 'SCORM',
              startTime: null,
              finishTime: null,
            },
          }),
        }),
      },
    },
  });
  return app;
}

it('SCORM-02 a learner sees how far each item is, and how it goes on', async () => {
  const app = await openLecture({ enrolled: true });
  await screen.findByRole('heading', { level: 1 });
  await app.answer(
    'ScormPlayerQuery',
    aPackage(
      anItem('a', { finished: true, success: 'PASSED', scoreScaled: 0.8, totalSeconds: 130, sessionCount: 2 }),
      anItem('b', { completion: 'INCOMPLETE', sessionCount: 1, totalSeconds: 20 }),
      anItem('c'),
    ),
  );
  const parts = within(await screen.findByRole('list', { name: 'Parts of the lesson' })).getAllByRole('listitem');
  expect(parts.map(({ textContent }) => textContent)).toEqual([
    'Part aPassed · Score 80% · 2\u00a0minStart overOpen again',
    'Part bIn progress · Less than a minuteContinue',
    'Part cNot startedStart',
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Start: Part c' }));
  expect(screen.getByTitle('Part c')).toHaveAttribute('src', 'https://content.test/player/index.html');
});

it('SCORM-02 an author who is not enrolled looks at it, and nothing is counted', async () => {
  const app = await openLecture({ roles: ['ROLE_COURSE_ADMIN'] });
  await screen.findByRole('heading', { level: 1 });
  await app.answer('ScormPlayerQuery', aPackage(anItem('a')));
  expect(await screen.findByText('You can look at the lesson; nothing is counted.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Start' }));
  expect(screen.getByTitle('Part a')).toBeVisible();
});

it('SCORM-02 for everyone else it opens by enrolling', async () => {
  const app = await openLecture();
  expect(await screen.findByText('The interactive lesson opens for whoever is enrolled.')).toBeVisible();
  expect(app.operations).not.toContain('ScormPlayerQuery');
});
