import { useEffect, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import type { CourseDraft } from '../draft/courseDraft.ts';
import { lecturesOf } from '../draft/findNode.ts';
import type { CourseEditor } from '../editor/CourseEditor.ts';
import type { LedToCourses } from '../server/readCourse.ts';
import { checkCourse } from './checkCourse.ts';
import { createLectureCheck } from './checkLecture.ts';
import { createFileCheck } from './checkFiles.ts';
import type { Finding } from './finding.ts';
import type { FileFault } from './fileFault.ts';
import { readLectures } from './readLectures.ts';
import { sampleWords } from './sampleWords.ts';
import { watchDraft } from './watchDraft.ts';

export interface Check {
  /** Null until every lecture was read, or could not be. */
  readonly findings: readonly Finding[] | null;
  /** The course as it was checked, for the names of places; null like the findings. */
  readonly draft: CourseDraft | null;
  /** How many lectures could not be read, and so were not checked. */
  readonly unreadCount: number;
  /** Whether it is not known what is amiss with files. */
  readonly filesUnread: boolean;
  readAgain: () => void;
}

type Checked = Pick<Check, 'findings' | 'draft' | 'unreadCount'>;

const notChecked: Checked = { findings: null, draft: null, unreadCount: 0 };

/**
 * Checks a course whenever its author pauses; lectures that nobody has opened yet are read first. Nothing is found while the course itself
 * is read.
 */
export function useCheck(editor: CourseEditor | null, ledTo: LedToCourses): Check {
  const intl = useIntl();
  const [attempt, setAttempt] = useState(1);
  const [finished, setFinished] = useState(0);
  const [faults, setFaults] = useState<readonly FileFault[] | null>([]);
  const [checked, setChecked] = useState(notChecked);
  const reading = finished < attempt;
  useEffect(() => {
    if (!editor) return undefined;
    const cancelled = new AbortController();
    const { signal } = cancelled;
    const read = async (): Promise<void> => {
      const [files] = await Promise.all([editor.readFileFaults(), readLectures(editor, signal)]);
      if (signal.aborted) return;
      setFaults(files);
      setFinished(attempt);
    };
    void read();
    return () => cancelled.abort();
  }, [editor, attempt]);
  const lectures = useMemo(() => createLectureCheck(sampleWords(intl)), [intl]);
  const files = useMemo(() => createFileCheck(faults ?? []), [faults]);
  useEffect(() => {
    if (!editor || reading) return undefined;
    return watchDraft(editor, lectures, (draft) => {
      const findings = checkCourse(draft, { lectures, findCourse: (id) => ledTo.get(id), files });
      const unreadCount = lecturesOf(draft).filter(({ content }) => content === 'notRead').length;
      // Where nothing else was found nothing is drawn again.
      setChecked((last) =>
        last.findings !== null && last.unreadCount === unreadCount && isSame(last.findings, findings)
          ? last
          : { findings, draft, unreadCount },
      );
    });
  }, [editor, reading, lectures, files, ledTo]);
  return {
    ...(reading ? notChecked : checked),
    filesUnread: !reading && faults === null,
    readAgain: () => {
      setChecked(notChecked);
      setAttempt((last) => last + 1);
    },
  };
}

const isSame = (before: readonly Finding[], after: readonly Finding[]): boolean =>
  before.length === after.length &&
  before.every(({ rule, place }, at) => {
    const other = after[at];
    return rule === other?.rule && place.node === other.place.node && place.field === other.place.field;
  });
