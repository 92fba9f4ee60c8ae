import type { LectureBody } from './content.ts';
import type { Question } from './question/question.ts';
import { sectionOfToday, type StoredSection } from './section/storedSection.ts';

/** A lecture body as any version stored it. */
export interface StoredBody {
  readonly sections: readonly StoredSection[];
  readonly questions: readonly Question[];
}

/** The body in the form of today; see `section/storedSection.ts` for what changed. */
export function bodyOfToday({ sections, questions }: StoredBody): LectureBody {
  const questionIds = questions.map((question) => question.id);
  return { sections: sections.flatMap((section) => sectionOfToday(section, questionIds)), questions };
}
