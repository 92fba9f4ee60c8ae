/** What a course may hold, and how large it may be: generous for authors, and small enough that one course cannot keep a server busy for minutes. */
import type { Outline, OutlineLecture, OutlineModule } from './content.ts';
import { isKept, type DraftLecture, type DraftModule } from './draftContent.ts';
import type { PreviousContent } from './contentRules.ts';
import { bytesOfBody } from './finishContent.ts';
import { lecturesById } from './outlineIndex.ts';
import type { FieldProblems } from '../shared/fieldProblems.ts';
import { memoized } from '../shared/memoized.ts';

export interface ContentLimits {
  readonly modules: number;
  readonly lecturesPerModule: number;
  /** In all modules together. */
  readonly lectures: number;
  /** Those inside of a branch do not count: the bytes bound them. */
  readonly sectionsPerLecture: number;
  readonly questionsPerLecture: number;
  /** Of the sections and questions of a lecture as JSON. */
  readonly lectureBytes: number;
  /** Of all lectures together. */
  readonly courseBytes: number;
  /** Where pages may be that are embedded (`embedRules.ts`). */
  readonly embedHosts: readonly string[];
}

/**
 * Checks the numbers of a tree before anything is made of it. What was larger before the limit came, and does not grow, may stay:
 * such a course can be saved and can shrink.
 */
export function checkCounts(
  drafts: readonly DraftModule[],
  before: Outline,
  limits: ContentLimits,
  problems: FieldProblems,
): void {
  const check = checker(problems);
  const modulesBefore = new Map(before.modules.map((module) => [module.id, module.lectures.length]));
  const lecturesBefore = lecturesById(before);
  check('modules', 'modules', drafts.length, before.modules.length, limits.modules);
  const lectureCount = drafts.reduce((count, module) => count + (module.kept ?? module).lectures.length, 0);
  check('modules', 'lectures in all modules together', lectureCount, lecturesBefore.size, limits.lectures);
  for (const module of drafts) {
    const field = `${module.field}.lectures`;
    if (module.kept !== null) {
      continue;
    }
    check(field, 'lectures', module.lectures.length, modulesBefore.get(module.id ?? 0), limits.lecturesPerModule);
    for (const lecture of module.lectures) {
      const known = lecturesBefore.get(lecture.id ?? 0);
      const { sections, questions } = countsOf(lecture);
      check(`${lecture.field}.sections`, 'sections', sections, known?.sectionCount, limits.sectionsPerLecture);
      check(
        `${lecture.field}.questionAnswers`,
        'questions',
        questions,
        known?.questions.length,
        limits.questionsPerLecture,
      );
    }
  }
}

/**
 * Checks the bytes of a finished tree, in the same way. A lecture stored before its bytes were noted is as large as its body in
 * `bodies` (by hash, of each lecture whose content was received), and counts as none before and after when it is not there.
 */
export function checkBytes(
  after: Outline,
  { outline: before, bodies }: PreviousContent,
  limits: ContentLimits,
  problems: FieldProblems,
): void {
  const bytesBefore = (lecture: OutlineLecture | undefined): number | undefined => {
    const body = lecture === undefined ? undefined : bodies.get(lecture.bodyHash);
    return lecture?.bodyBytes ?? (body === undefined ? undefined : bytesOfBody(body));
  };
  const check = checker(problems);
  const lecturesBefore = lecturesById(before);
  const modulesBefore = new Set(before.modules);
  for (const [index, module] of after.modules.entries()) {
    if (modulesBefore.has(module)) {
      continue;
    }
    for (const [place, lecture] of module.lectures.entries()) {
      const known = bytesBefore(lecturesBefore.get(lecture.id));
      check(`modules.${index}.lectures.${place}`, 'bytes', lecture.bodyBytes ?? 0, known, limits.lectureBytes);
    }
  }
  const unit = 'bytes in all lectures together';
  check(
    'modules',
    unit,
    bytesOf(after, () => undefined),
    bytesOf(before, bytesBefore),
    limits.courseBytes,
  );
}

const checker =
  (problems: FieldProblems) =>
  (field: string, unit: string, count: number, before: number | undefined, limit: number): void => {
    if (count > limit && count > (before ?? 0)) {
      // Authors do not count in bytes.
      const reason = unit.startsWith('bytes') ? null : ({ reason: 'TOO_MANY', limit } as const);
      problems.add(field, `must have at most ${inWords(limit)} ${unit}, not ${inWords(count)}`, reason);
    }
  };

const inWords = (count: number): string => count.toLocaleString('en');

function countsOf({ content }: DraftLecture): { readonly sections: number; readonly questions: number } {
  return isKept(content)
    ? { sections: content.kept.sectionCount, questions: content.kept.questions.length }
    : { sections: content.sections.length, questions: content.questions.length };
}

const notedBytes = memoized(({ lectures }: OutlineModule) => ({
  bytes: lectures.reduce((sum, { bodyBytes = 0 }) => sum + bodyBytes, 0),
  unnoted: lectures.filter(({ bodyBytes }) => bodyBytes === undefined),
}));

const bytesOf = ({ modules }: Outline, bytesOfUnnoted: (lecture: OutlineLecture) => number | undefined): number =>
  modules.reduce((sum, module) => {
    const { bytes, unnoted } = notedBytes(module);
    return unnoted.reduce((more, lecture) => more + (bytesOfUnnoted(lecture) ?? 0), sum + bytes);
  }, 0);
