import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { questionTypes } from '../../src/content/question/question.ts';
import type { Caption } from '../../src/content/section/captions.ts';
import { sectionTypeNames } from '../../src/content/section/types.ts';
import { readVtt } from '../../src/content/section/webVtt.ts';
import { courseRequestSchema } from '../../src/course/courseSchemas.ts';
import { namedCourses } from '../../src/course/umbrella/decisionTree.ts';
import { openArchive } from '../../src/scorm/unpackPackage.ts';
import { courseRequest } from '../courseRequest.ts';
import { folderArchive } from '../folderArchive.ts';
import { workspaces } from '../workspaces.ts';
import { allCourses } from './allCourses.ts';
import { sumMinutes } from './build/lectures.ts';
import type { SeedCourse, SeedQuestion, SeedSection } from './wire.ts';

const now = new Date('2030-03-01T09:00:00.000Z');
const media = join(import.meta.dirname, '..', 'media');
const courses = allCourses(now);

const lecturesOf = (course: SeedCourse) => course.modules.flatMap((module) => module.lectures);
const mediaPathsOf = (value: unknown): readonly string[] =>
  JSON.stringify(value).match(/\/static\/media\/[\w./-]+/g) ?? [];
const isMissing = (address: string): boolean => !existsSync(join(media, address.slice('/static/media/'.length)));

interface JsonSection {
  readonly type: string;
  readonly content: unknown;
}

/** Sections with those of their branches. */
const allSections = (sections: readonly SeedSection[]): readonly SeedSection[] =>
  sections.flatMap((section) => [section, ...allSections(sectionsInside(section))]);

function sectionsInside({ type, content }: SeedSection): readonly SeedSection[] {
  return type === 'JSON' && content.type === 'BRANCH'
    ? (content.content as { options: { sections: SeedSection[] }[] }).options.flatMap((option) => option.sections)
    : [];
}

const bubblesOf = ({ content }: JsonSection) =>
  (content as { bubbles: { type: string; content: unknown }[] }[]).flatMap((turn) => turn.bubbles);

function questionIndexesOf({ type, content }: SeedSection): readonly number[] {
  if (type !== 'JSON') {
    return [];
  }
  if (content.type === 'DIALOG') {
    return bubblesOf(content).flatMap((bubble) => (bubble.type === 'question' ? [bubble.content as number] : []));
  }
  return content.type === 'QUESTION' ? [(content.content as { questionIndex: number }).questionIndex] : [];
}

function isAnswerable(question: SeedQuestion): boolean {
  switch (question.type) {
    case 'SingleChoice':
    case 'List':
      return question.correctAnswer.length === 1;
    case 'MultipleChoice':
      return question.correctAnswer.length >= 2;
    case 'SingleOrdering':
      return new Set(question.correctAnswer).size === question.answer.length;
    case 'Categorization':
    case 'MultipleAssociation': {
      const placed = Object.values(question.correctAnswer);
      const items = Object.keys(question.answer.itemMapping);
      return placed.every((inside) => inside.length > 0) && items.every((item) => placed.flat().includes(item));
    }
  }
}

describe.each(courses.map((course) => [course.name, course] as const))('%s', (_name, course) => {
  it('OP-17…OP-20 is what the documented call takes', () => {
    expect(courseRequestSchema.safeParse(courseRequest(course)).error).toBeUndefined();
  });

  it('has minutes that add up', () => {
    if (course.modules.length === 0) {
      return;
    }
    expect(sumMinutes(course.modules)).toBe(course.duration);
    for (const module of course.modules) {
      expect(sumMinutes(module.lectures)).toBe(module.durationMinutes);
    }
    expect(lecturesOf(course).every((lecture) => lecture.durationMinutes > 0)).toBe(true);
  });

  it('SEC-16 shows questions that the lecture has, each in one place at most', () => {
    for (const lecture of lecturesOf(course)) {
      const indexes = allSections(lecture.sections).flatMap(questionIndexesOf);
      expect(new Set(indexes).size).toBe(indexes.length);
      expect(indexes.every((index) => index < lecture.questions.length)).toBe(true);
    }
  });

  it('QUIZ-20 explains every position of every question and has a right one', () => {
    const questions = lecturesOf(course).flatMap((lecture) => lecture.questions);
    const positions = ({ answer }: SeedQuestion) =>
      'itemMapping' in answer ? Object.keys(answer.itemMapping) : answer;
    const unexplained = questions.filter(
      (question) =>
        question.explanations.length !== positions(question).length ||
        question.explanations.some((text) => text.trim() === ''),
    );
    const unanswerable = questions.filter((question) => !isAnswerable(question));
    expect(unexplained).toEqual([]);
    expect(unanswerable).toEqual([]);
  });

  it('BANK-03 draws no more questions of a weight than there are', () => {
    for (const { bank, questions } of lecturesOf(course)) {
      for (const { weight, times } of bank ?? []) {
        expect(questions.filter((question) => question.weight === weight).length).toBeGreaterThanOrEqual(times);
      }
    }
  });

  it('names each lecture and each question by a key of its own', () => {
    const lectures = lecturesOf(course);
    const keys = lectures.flatMap((lecture) => lecture.questions.flatMap(({ key }) => (key === null ? [] : [key])));
    expect(new Set(lectures.map((lecture) => lecture.key)).size).toBe(lectures.length);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('uses only media that are there', () => {
    expect(mediaPathsOf(course).filter(isMissing)).toEqual([]);
  });
});

describe('all demo courses', () => {
  it('MKT-02 and MKT-03: durations of 36, 180 and 30 minutes, the last with id 258', () => {
    const duration = (name: string) => courses.find((course) => course.name === name)?.duration;
    expect(duration('German for Beginners')).toBe(36);
    expect(duration('Time Management Essentials')).toBe(180);
    expect(courses.find((course) => course.id === 258)?.duration).toBe(30);
  });

  it('SEC-01…SEC-16 QUIZ-02 shows every section and every question type in the two large courses', () => {
    const lectures = courses.filter(({ id }) => id === 101 || id === 102).flatMap(lecturesOf);
    const sections = lectures.flatMap((lecture) => allSections(lecture.sections));
    const inner = sections.flatMap((section) => (section.type === 'JSON' ? [section.content] : []));
    expect(new Set(sections.map(({ type }) => type))).toEqual(new Set(['TEXT', 'HTML', 'SCROLL', 'BUTTON', 'JSON']));
    expect(new Set(inner.map(({ type }) => type))).toEqual(new Set(sectionTypeNames));
    const bubbles = inner.filter(({ type }) => type === 'DIALOG').flatMap(bubblesOf);
    expect(new Set(bubbles.map(({ type }) => type))).toEqual(new Set(['text', 'question']));
    const asked = lectures.flatMap((lecture) => lecture.questions);
    expect(new Set(asked.map(({ type }) => type))).toEqual(new Set(questionTypes));
  });

  it('UMB-01 UMB-02 OP-71 leads from one umbrella course to courses that are there, by all four kinds of items', () => {
    const trees = courses.flatMap(({ decisionTree }) => (decisionTree === undefined ? [] : [decisionTree]));
    expect(trees).toHaveLength(1);
    const ids = new Set(courses.filter(({ workspace }) => workspace === 'localhost').map(({ id }) => id));
    for (const tree of trees) {
      const named = namedCourses(tree).map(({ courseId }) => courseId);
      expect(named.length).toBeGreaterThan(5);
      expect(named.filter((id) => !ids.has(id))).toEqual([]);
    }
    for (const kind of ['DECISION_TREE', 'DECISION_OPTION', 'BUTTON', 'COURSE_OPTION']) {
      expect(JSON.stringify(trees)).toContain(`"kind":"${kind}"`);
    }
  });

  it('SCORM-01 SCORM-02 BEY-18 has a package that is played as a lecture of the course that it belongs to', async () => {
    const lessons = courses.flatMap((course) =>
      lecturesOf(course).flatMap(({ name, lesson }) => (lesson === null ? [] : [{ course: course.id, name, lesson }])),
    );
    expect(lessons).toMatchObject([{ course: 101, name: 'Ordering in a café' }]);
    for (const { name, lesson } of lessons) {
      const archive = await folderArchive(join(import.meta.dirname, '..', 'scorm', lesson.folder));
      const { version, title, entry } = await openArchive(archive, '/nowhere');
      expect({ version, title, entry }).toEqual({ version: '1.2', title: name, entry: 'index.html' });
    }
  });

  it('LIVE-01 has a live lecture that is ahead of the moment of the seed', () => {
    const times = courses
      .flatMap(lecturesOf)
      .flatMap(({ mediaSource }) =>
        mediaSource !== null && typeof mediaSource === 'object' ? [mediaSource.startTime] : [],
      );
    expect(times).toHaveLength(1);
    expect(times.every((time) => Date.parse(time) > now.getTime())).toBe(true);
  });

  it('CAT-05 has a course in every duration bucket', () => {
    const durations = courses.filter((course) => course.workspace === 'localhost').map((course) => course.duration);
    expect(durations.some((minutes) => minutes < 30)).toBe(true);
    expect(durations.some((minutes) => minutes >= 30 && minutes < 120)).toBe(true);
    expect(durations.some((minutes) => minutes >= 120 && minutes <= 240)).toBe(true);
    expect(durations.some((minutes) => minutes > 240)).toBe(true);
  });

  it('OP-07 has ids of its own below 1000', () => {
    const ids = courses.map((course) => course.id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(Math.max(...ids)).toBeLessThan(1000);
  });

  it('has a poster for every clip', () => {
    const clips = mediaPathsOf(courses).filter((path) => path.endsWith('.webm'));
    expect(clips.length).toBeGreaterThan(0);
    expect(clips.map((path) => path.replace('.webm', '.webp')).filter(isMissing)).toEqual([]);
  });

  it('BEY-19 has captions for every clip in a lecture, in the language of its course and in the order of time', () => {
    const spoken = courses.flatMap((course) =>
      lecturesOf(course)
        .flatMap((lecture) => allSections(lecture.sections))
        .flatMap((section) =>
          section.type === 'JSON' && section.content.type === 'VIDEO_TEXT' ? [section.content] : [],
        )
        .map(({ content }) => ({ course: course.lang, ...(content as { captions?: readonly Caption[] }) })),
    );
    expect(spoken.length).toBeGreaterThan(0);
    for (const { course, captions } of spoken) {
      expect(captions?.map(({ language }) => language)).toEqual([course]);
      expect((captions ?? []).filter(({ vtt }) => 'problem' in readVtt(vtt))).toEqual([]);
    }
  });

  it('OP-28 has the pictures and pages of every workspace and person', () => {
    expect(mediaPathsOf(workspaces).filter(isMissing)).toEqual([]);
  });
});
