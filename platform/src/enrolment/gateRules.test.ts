import { describe, expect, test } from 'vitest';
import type { Outline } from '../content/content.ts';
import {
  aLecture,
  aModule,
  anOutline,
  aQuestion,
  courseFacts,
  progressRows,
  right,
  someTime,
} from '../content/outlineBuilder.testkit.ts';
import { neighboursOf, type Gate } from './gateRules.ts';
import { progressOf, type CourseFacts, type ProgressRows, type Reader } from './progressRules.ts';

const earlier = '2030-01-30T09:00:00.000Z';
const later = '2030-02-28T09:00:00.000Z';
const learner: Reader = { now: someTime, audience: 'LEARNER' };

const outline = anOutline([
  aModule(1, [aLecture(10, [aQuestion(1, 2), aQuestion(2, 3)]), aLecture(11)]),
  aModule(2, [aLecture(20)]),
]);

const modulesOf = (content: Outline, facts: Partial<CourseFacts>, rows: Partial<ProgressRows>, reader = learner) =>
  progressOf(content, courseFacts(facts), progressRows(rows), reader).modules;

const gates = (...of: Parameters<typeof modulesOf>): (Gate | null)[] =>
  modulesOf(...of).flatMap((module) => module.lectures.map((lecture) => lecture.gate));

const none = {
  lectureId: null,
  lectureName: null,
  moduleId: null,
  pointsMissing: null,
  openQuestions: null,
  time: null,
};
const startingLater = (changes: object) => anOutline([outline.modules[0]!, { ...outline.modules[1]!, ...changes }]);

describe('opening a lecture', () => {
  test('OP-45 without sequential progress and dates everything is open', () => {
    expect(gates(outline, {}, {})).toEqual([null, null, null]);
  });

  test('OP-45 sequential progress names the lecture to do first and the points it needs', () => {
    const gate = { ...none, reason: 'SEQUENTIAL', lectureId: 10, lectureName: 'Lecture 10', moduleId: 1 };
    expect(gates(outline, { sequentialProgress: true }, { answers: new Map([[1, right()]]) })).toEqual([
      null,
      { ...gate, pointsMissing: 3, openQuestions: 1 },
      { ...gate, pointsMissing: 3, openQuestions: 1 },
    ]);
    const afterTen = gates(outline, { sequentialProgress: true }, { seen: new Map([[10, earlier]]) });
    expect(afterTen[1]).toBeNull();
    expect(afterTen[2]).toMatchObject({
      reason: 'SEQUENTIAL',
      lectureId: 11,
      pointsMissing: null,
      openQuestions: null,
    });
  });

  test('OP-51 before the course starts nothing opens, and the gate says when', () => {
    const gate = { ...none, reason: 'COURSE_NOT_STARTED', time: later };
    expect(gates(outline, { startTime: later, sequentialProgress: true }, {})).toEqual([gate, gate, gate]);
    expect(gates(outline, { startTime: someTime }, {})).toEqual([null, null, null]);
  });

  test('LEC-11 a module opens at its start date, else at its availableFromTime', () => {
    const gate = { ...none, reason: 'MODULE_NOT_STARTED', moduleId: 2, time: later };
    expect(gates(startingLater({ moduleStartDate: later }), {}, {})[2]).toEqual(gate);
    expect(gates(startingLater({ availableFromTime: later }), {}, {})[2]).toEqual(gate);
    expect(gates(startingLater({ moduleStartDate: earlier, availableFromTime: later }), {}, {})[2]).toBeNull();
  });

  test('OP-91 an author meets no gate', () => {
    const author: Reader = { now: someTime, audience: 'AUTHOR' };
    const facts = { startTime: later, sequentialProgress: true };
    expect(gates(startingLater({ moduleStartDate: later }), facts, {}, author)).toEqual([null, null, null]);
  });

  test('OP-45 a completed user course has no sequence any more', () => {
    const rows = { finishTime: someTime, completed: true };
    expect(gates(outline, { sequentialProgress: true }, rows)).toEqual([null, null, null]);
  });
});

describe('moving on', () => {
  test('LEC-10 a section-based lecture has to be done before the next one', () => {
    const { next } = neighboursOf(modulesOf(outline, {}, { answers: new Map([[1, right()]]) }), 10, false);
    expect(next?.lecture.lectureId).toBe(11);
    expect(next?.gate).toEqual({
      reason: 'LECTURE_NOT_DONE',
      lectureId: 10,
      lectureName: 'Lecture 10',
      moduleId: 1,
      pointsMissing: 3,
      openQuestions: 1,
      time: null,
    });
  });

  test('LEC-10 once it is done, or where it has no sections, the next one is open', () => {
    expect(neighboursOf(modulesOf(outline, {}, { seen: new Map([[10, earlier]]) }), 10, false).next?.gate).toBeNull();
    const noSections = anOutline([aModule(1, [aLecture(10, [aQuestion(1)], { sectionCount: 0 }), aLecture(11)])]);
    expect(neighboursOf(modulesOf(noSections, {}, {}), 10, false).next?.gate).toBeNull();
  });

  test('LEC-11 the next module may start later', () => {
    const modules = modulesOf(startingLater({ moduleStartDate: later }), {}, { seen: new Map([[11, earlier]]) });
    expect(neighboursOf(modules, 11, false).next?.gate).toMatchObject({ reason: 'MODULE_NOT_STARTED', time: later });
  });

  test('ENR-08 where nothing can be done any more, viewing moves on freely', () => {
    expect(neighboursOf(modulesOf(outline, {}, {}), 10, true).next?.gate).toBeNull();
  });

  test('LEC-01 the first lecture has nothing before it, the last nothing after it', () => {
    const modules = modulesOf(outline, {}, {});
    expect(neighboursOf(modules, 10, false).previous).toBeNull();
    expect(neighboursOf(modules, 11, false).previous?.lecture.lectureId).toBe(10);
    expect(neighboursOf(modules, 20, false).next).toBeNull();
    expect(neighboursOf(modules, 99, false)).toEqual({ previous: null, next: null });
  });
});
