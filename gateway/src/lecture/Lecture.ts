import type { LectureResolvers } from '../generated/resolverTypes.ts';
import { withCost } from '../graphql/fieldCost.ts';
import { findLecture } from './findLecture.ts';
import type { LectureModel } from './lectureMappers.ts';
import { lectureOfViewer, orOpen, pick } from './ofViewer.ts';

const ofViewer =
  <Key extends keyof LectureModel>(key: Key) =>
  (lecture: LectureModel, _args: unknown, context: Parameters<typeof lectureOfViewer>[1]) =>
    pick(orOpen(lectureOfViewer(lecture, context), lecture), (found) => found[key]);

export const Lecture = {
  questionCount: ofViewer('questionCount'),
  totalPoints: ofViewer('totalPoints'),
  progress: (lecture, _args, context) => pick(lectureOfViewer(lecture, context), ({ progress }) => progress),
  gate: ofViewer('gate'),
  previous: ofViewer('previous'),
  next: ofViewer('next'),
  content: withCost(
    { calls: 1 },
    ({ loaded, courseId, lectureId }, _args, context) =>
      loaded ?? findLecture(context, courseId, lectureId).then((found) => found?.loaded ?? null),
  ),
} satisfies LectureResolvers;
