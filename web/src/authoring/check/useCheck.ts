import { useEffect, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import type { CourseDraft } from '../draft/courseDraft.ts';
import { lecturesOf } from '../draft/findNode.ts';
import type { CourseEditor } from '../editor/CourseEditor.ts';
import type { LedToCourses } from '../server/readCourse.ts';
import { checkCourse } from './checkCourse.ts';
import type { Finding } from './finding.ts';
import type { MissingFile } from './missingFile.ts';
import { sampleWords } from './sampleWords.ts';

export interface Check {
  /** Null until every lecture was read, or could not be. */
  readonly findings: readonly Finding[] | null;
  /** How many lectures could not be read, and so were not checked. */
  readonly unreadCount: number;
  /** Whether it is not known which files the workspace does not have. */
  readonly filesUnread: boolean;
  readAgain: () => void;
}

/** Checks a course as it is now; lectures that nobody has opened yet are read first. Nothing is found while the course itself is read. */
export function useCheck(editor: CourseEditor | null, draft: CourseDraft | null, ledTo: LedToCourses): Check {
  const intl = useIntl();
  const [attempt, setAttempt] = useState(1);
  const [finished, setFinished] = useState(0);
  const [missing, setMissing] = useState<readonly MissingFile[] | null>([]);
  const reading = finished < attempt;
  useEffect(() => {
    if (!editor) return;
    const lectures = lecturesOf(editor.getSnapshot().draft);
    let isCurrent = true;
    const whileCurrent =
      <T>(set: (value: T) => void) =>
      (value: T) => {
        if (isCurrent) set(value);
      };
    const files = editor.readMissingFiles().then(whileCurrent(setMissing));
    void Promise.all([files, ...lectures.map(({ key }) => editor.readLecture(key))]).then(
      whileCurrent(() => setFinished(attempt)),
    );
    return () => {
      isCurrent = false;
    };
  }, [editor, attempt]);
  const findings = useMemo(
    () =>
      reading || !draft
        ? null
        : checkCourse(draft, {
            samples: sampleWords(intl),
            findCourse: (courseId) => ledTo.get(courseId),
            missing: missing ?? [],
          }),
    [reading, draft, intl, ledTo, missing],
  );
  return {
    findings,
    unreadCount: draft === null ? 0 : lecturesOf(draft).filter(({ content }) => content === 'notRead').length,
    filesUnread: !reading && missing === null,
    readAgain: () => setAttempt((last) => last + 1),
  };
}
