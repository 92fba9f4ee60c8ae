import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderEditor } from '../../testing/renderEditor.tsx';
import { impactFacts, isWithoutImpact, type CourseImpact } from './impact.ts';
import { ImpactNote } from './ImpactNote.tsx';

const nothing: CourseImpact = {
  learnerCount: 30,
  examinedCount: 30,
  losses: null,
  answers: [],
  answerQuestionCount: 0,
  totalPointsBefore: 8,
  totalPointsAfter: 8,
  certificateLoseCount: 0,
  certificateGainCount: 0,
  certificateLosers: [],
  fallCount: 0,
  riseCount: 0,
  closing: [],
  opening: [],
};
const oaks = { questionId: 31, text: 'How old?', lectureName: 'Oaks', gainCount: 2, loseCount: 1, againCount: 0 };
const lost = { lectures: [{ lectureId: 11, name: 'Oaks' }], questions: [], moreCount: 0 };

const draw = (impact: CourseImpact | null, lossesTold = false) =>
  renderEditor(<ImpactNote read={() => Promise.resolve(impact)} lossesTold={lossesTold} />);

describe('what changes for learners', () => {
  it.each<[string, Partial<CourseImpact>]>([
    ['progress is lost', { losses: { learnerCount: 1, lost } }],
    ['answers count otherwise', { answers: [oaks], answerQuestionCount: 1 }],
    ['a certificate is out of reach', { certificateLoseCount: 1 }],
    ['a certificate is within reach', { certificateGainCount: 1 }],
    ['a percentage falls', { fallCount: 1 }],
    ['a percentage rises', { riseCount: 1 }],
    ['a lecture closes', { closing: [{ lectureId: 11, name: 'Oaks', learnerCount: 1 }] }],
    ['a lecture opens', { opening: [{ lectureId: 11, name: 'Oaks', learnerCount: 1 }] }],
    ['there are more points', { totalPointsAfter: 9 }],
  ])('BEY-02 OP-275 is not nothing where %s', (_name, change) => {
    expect(isWithoutImpact(nothing)).toBe(true);
    expect(isWithoutImpact({ ...nothing, ...change })).toBe(false);
  });

  it('BEY-02 each change is a fact of its own', () => {
    const gate = { lectureId: 11, name: 'Oaks', learnerCount: 2 };
    const facts = impactFacts({ ...nothing, closing: [gate], opening: [{ ...gate, lectureId: 12 }], riseCount: 4 });
    expect(new Set(facts.map(({ key }) => key)).size).toBe(3);
    expect(facts.map(({ message, values }) => [message, values['count']])).toEqual([
      ['closes', 2],
      ['opens', 2],
      ['rises', 4],
    ]);
  });

  it('BEY-02 OP-275 is told in words, with names where they are known', async () => {
    await draw({
      ...nothing,
      learnerCount: 5000,
      examinedCount: 2000,
      losses: { learnerCount: 1, lost },
      answers: [oaks],
      answerQuestionCount: 3,
      totalPointsAfter: 6,
      certificateLoseCount: 3,
      certificateLosers: ['Ann', 'Ben'],
      fallCount: 1,
      closing: [{ lectureId: 12, name: 'Firs', learnerCount: 4 }],
    });
    const note = within(await screen.findByRole('region', { name: 'What changes for learners' }));
    expect(note.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '1 learner loses progress in what was deleted:Lecture “Oaks”: who has finished it',
      'Lecture “Oaks”: who has finished it',
      '3 learners could complete the course with a certificate now, and cannot any more: Ann, Ben and 1 more',
      'Question “How old?” in “Oaks”2 learners were wrong and would be right1 learner was right and would be wrong',
      '2 learners were wrong and would be right',
      '1 learner was right and would be wrong',
      '2 more questions whose earlier answers count otherwise',
      'Lecture “Firs” closes for 4 learners',
      'The percentage of 1 learner falls',
      'All questions together give 6 points, before 8',
    ]);
    expect(note.getByText(/of the 2,000 learners who were active last/)).toBeVisible();
  });

  it('BEY-02 says that nothing changes, and leaves out what is told beside it', async () => {
    const { unmount } = await draw(nothing);
    expect(await screen.findByText(/^Progress, answers and certificates of learners stay/)).toBeVisible();
    unmount();
    await draw({ ...nothing, losses: { learnerCount: 1, lost }, fallCount: 1 }, true);
    const note = within(await screen.findByRole('region', { name: 'What changes for learners' }));
    expect(note.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'The percentage of 1 learner falls',
    ]);
  });
});
