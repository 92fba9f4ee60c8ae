import { useEffect, useMemo, useState } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import { editorMessages as questionMessages } from '../../quiz/editorMessages.ts';
import { sectionEditorMessages as sectionMessages } from '../../section/editorMessages.ts';
import type { CourseDraft } from '../draft/courseDraft.ts';
import { lecturesOf } from '../draft/findNode.ts';
import type { CourseEditor } from '../editor/CourseEditor.ts';
import type { LedToCourses } from '../server/readCourse.ts';
import { checkCourse } from './checkCourse.ts';
import type { SampleWords } from './checkLecture.ts';
import type { Finding } from './finding.ts';

export interface Check {
  /** Null until every lecture was read, or could not be. */
  readonly findings: readonly Finding[] | null;
  /** How many lectures could not be read, and so were not checked. */
  readonly unreadCount: number;
  readAgain: () => void;
}

/** Checks a course as it is now; lectures that nobody has opened yet are read first. */
export function useCheck(editor: CourseEditor, draft: CourseDraft, ledTo: LedToCourses): Check {
  const intl = useIntl();
  const [attempt, setAttempt] = useState(1);
  const [finished, setFinished] = useState(0);
  const reading = finished < attempt;
  useEffect(() => {
    const lectures = lecturesOf(editor.getSnapshot().draft);
    void Promise.all(lectures.map(({ key }) => editor.readLecture(key))).then(() => setFinished(attempt));
  }, [editor, attempt]);
  const findings = useMemo(
    () =>
      reading
        ? null
        : checkCourse(draft, { samples: sampleWords(intl), findCourse: (courseId) => ledTo.get(courseId) }),
    [reading, draft, intl, ledTo],
  );
  return {
    findings,
    unreadCount: lecturesOf(draft).filter(({ content }) => content === 'notRead').length,
    readAgain: () => setAttempt((last) => last + 1),
  };
}

/** New parts are counted; more of them than this, and untouched, nobody has. */
const mostNumbered = 30;

/** What new sections and questions say at first, in the language of the interface. A button may keep its first words. */
function sampleWords(intl: IntlShape): SampleWords {
  const numbers = Array.from({ length: mostNumbered }, (_, at) => at + 1);
  const numbered = (message: (typeof questionMessages)['answer']): readonly string[] =>
    numbers.map((number) => intl.formatMessage(message, { number }));
  const { newHeading, newParagraph, newTitle, option } = sectionMessages;
  const { answer, item, category } = questionMessages;
  const ofSection = new Set([
    ...[newHeading, newParagraph, newTitle].map((message) => intl.formatMessage(message)),
    ...numbered(option),
  ]);
  const ofQuestion = new Set([answer, item, category].flatMap(numbered));
  return { ofSection: (words) => ofSection.has(words), ofQuestion: (words) => ofQuestion.has(words) };
}
