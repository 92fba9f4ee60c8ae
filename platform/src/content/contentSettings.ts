/** How large a course may be, and what it may embed. */
import embeds from '../../../contracts/embedHosts.json' with { type: 'json' };
import limits from '../../../contracts/limits.json' with { type: 'json' };
import { count, list, type ValuesOf } from '../shared/settingKinds.ts';
import type { ContentLimits } from './contentLimits.ts';

/** A host, or `*.` and a domain for all below it, and behind either a path that does not end in a slash. */
const place = /^(?:\*\.)?(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9](?:\/[\w~-][\w.~-]*)*$/;

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
  EMBED_HOSTS: list
    .default(['default'])
    .refine(
      (places) => places.every((each) => each === 'default' || place.test(each)),
      'must be hosts as example.org, *.example.org for all below it, or example.org/path, separated by commas',
    )
    .describe(
      'Hosts, separated by commas, whose pages authors may embed in lectures: example.org, *.example.org for all hosts below it, and example.org/path for that path and what is below it (OP-231). The entry default stands for the list of contracts/embedHosts.json. Never name a host of this installation. Pages that are embedded already become links when their host is taken away.',
    ),
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
    embedHosts: [...new Set(values.EMBED_HOSTS.flatMap((each) => (each === 'default' ? embeds.hosts : each)))],
  },
});
