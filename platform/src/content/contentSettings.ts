/** How large a course may be. */
import limits from '../../../contracts/limits.json' with { type: 'json' };
import { count, type ValuesOf } from '../shared/settingKinds.ts';
import type { ContentLimits } from './contentLimits.ts';

export const contentSettings = {
  COURSE_MODULES: count.default(200).describe('Most modules of a course; larger ones stay and can shrink.'),
  COURSE_MODULE_LECTURES: count.default(500).describe('Most lectures of a module.'),
  COURSE_LECTURES: count.default(2000).describe('Most lectures of a course.'),
  COURSE_LECTURE_SECTIONS: count.default(500).describe('Most sections of a lecture.'),
  COURSE_LECTURE_QUESTIONS: count.default(limits.lectureQuestions).describe('Most questions of a lecture.'),
  COURSE_LECTURE_BYTES: count
    .default(2 * 1024 * 1024)
    .describe('Most bytes of the sections and questions of a lecture, as JSON.'),
  // The whole of it is read at once: that stops the process for some 120 ms, twice as much for most of a second.
  COURSE_BYTES: count
    .default(16 * 1024 * 1024)
    .describe('Most bytes of the sections and questions of a course, as JSON.'),
};

export const contentConfig = (values: ValuesOf<typeof contentSettings>): { readonly contentLimits: ContentLimits } => ({
  contentLimits: {
    modules: values.COURSE_MODULES,
    lecturesPerModule: values.COURSE_MODULE_LECTURES,
    lectures: values.COURSE_LECTURES,
    sectionsPerLecture: values.COURSE_LECTURE_SECTIONS,
    questionsPerLecture: values.COURSE_LECTURE_QUESTIONS,
    lectureBytes: values.COURSE_LECTURE_BYTES,
    courseBytes: values.COURSE_BYTES,
  },
});
