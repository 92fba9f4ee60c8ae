import { describe, expect, it } from 'vitest';
import type { AchievementCondition, AchievementDraft, LectureContent } from '../draft/courseDraft.ts';
import { aCourse, aLecture, aModule, aQuestion } from '../draft/draftBuilder.testkit.ts';
import { achievementWarning } from './achievementWarning.ts';

const withCondition = (condition: AchievementCondition): AchievementDraft => ({
  key: 'a',
  name: 'A',
  description: '',
  imageUrl: null,
  frame: false,
  condition,
});

const courseOf = (content: LectureContent | 'notRead') => aCourse([aModule('m', [aLecture('l', { content })])]);
const empty: LectureContent = { sections: [], questions: [] };

describe('what is wrong with an achievement', () => {
  it('GAM-02 nobody can earn what asks for a lecture or a question that the course does not have', () => {
    const lectures = (...keys: string[]) => withCondition({ type: 'LECTURES_COMPLETED', lectures: keys });
    expect(achievementWarning(courseOf(empty), lectures('l'))).toBeNull();
    expect(achievementWarning(courseOf(empty), lectures('gone'))).toBe('noLectureChosen');
    const question = withCondition({ type: 'QUESTIONS_ANSWERED', questions: [{ id: 5 }] });
    expect(achievementWarning(courseOf(empty), question)).toBe('noQuestionChosen');
    expect(achievementWarning(courseOf({ sections: [], questions: [aQuestion('q', { id: 5 })] }), question)).toBeNull();
  });

  it('GAM-02 what stands in a lecture that was not read counts as being there', () => {
    const question = withCondition({ type: 'QUESTIONS_ANSWERED', questions: [{ id: 5 }] });
    const rate = withCondition({ type: 'QUESTIONS_ANSWERED_RATE', requiredPercent: 50 });
    expect(achievementWarning(courseOf('notRead'), question)).toBeNull();
    expect(achievementWarning(courseOf('notRead'), rate)).toBeNull();
    expect(achievementWarning(courseOf(empty), rate)).toBe('noQuestionAtAll');
  });
});
