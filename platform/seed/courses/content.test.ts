import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { courseRequestSchema } from '../../src/course/courseSchemas.ts';
import { courseRequest } from '../courseRequest.ts';
import { workspaces } from '../workspaces.ts';
import { allCourses } from './allCourses.ts';
import { sumMinutes } from './builders.ts';
import type { SeedCourse, SeedSection } from './wire.ts';

const now = new Date('2030-03-01T09:00:00.000Z');
const media = join(import.meta.dirname, '..', 'media');
const courses = allCourses(now);

const lecturesOf = (course: SeedCourse) => course.modules.flatMap((module) => module.lectures);
const mediaPathsOf = (value: unknown): readonly string[] =>
  JSON.stringify(value).match(/\/static\/media\/[\w./-]+/g) ?? [];
const isMissing = (address: string): boolean => !existsSync(join(media, address.slice('/static/media/'.length)));

const questionIndexOf = (section: SeedSection): number | null =>
  section.type === 'JSON' && section.content.type === 'QUESTION'
    ? (section.content.content as { questionIndex: number }).questionIndex
    : null;

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
      const indexes = lecture.sections.map(questionIndexOf).filter((index) => index !== null);
      expect(new Set(indexes).size).toBe(indexes.length);
      expect(indexes.every((index) => index < lecture.questions.length)).toBe(true);
    }
  });

  it('QUIZ-20 explains every position of every question and has a right one', () => {
    const questions = lecturesOf(course).flatMap((lecture) => lecture.questions);
    const unexplained = questions.filter(
      ({ answer, explanations }) =>
        explanations.length !== answer.length || explanations.some((text) => text.trim() === ''),
    );
    const unanswerable = questions.filter(({ type, correctAnswer }) =>
      type === 'MultipleChoice' ? correctAnswer.length < 2 : correctAnswer.length !== 1,
    );
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

  it('OP-28 has the pictures and pages of every workspace and person', () => {
    expect(mediaPathsOf(workspaces).filter(isMissing)).toEqual([]);
  });
});
