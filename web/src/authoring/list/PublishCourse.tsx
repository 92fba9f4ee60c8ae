import { useEffect, useMemo, useState, useSyncExternalStore, type ReactElement } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { useNavigate } from 'react-router';
import type { Failure } from '../../errors/errorText.ts';
import { links } from '../../routing/links.ts';
import { useToast } from '../../ui/toastContext.ts';
import { PublishSheet } from '../check/PublishSheet.tsx';
import { useCheck } from '../check/useCheck.ts';
import type { CourseDraft } from '../draft/courseDraft.ts';
import { findNode } from '../draft/findNode.ts';
import { EditorTexts } from '../EditorTexts.tsx';
import { lectureOf } from '../page/useOpenPlace.ts';
import { stateOfPlace, storedPlaceOf } from '../page/storedPlace.ts';
import type { ProblemPlace } from '../save/placeOfProblem.ts';
import { openReader, type Reader } from './openReader.ts';
import { useCourseErrorText } from './useCourseErrorText.ts';

interface PublishCourseProps {
  /** The raw id. */
  courseId: number;
  published: boolean;
  pending: boolean;
  /** Whether it is published then; what refused it is said elsewhere. */
  onPublish: () => Promise<boolean>;
  onClosed: () => void;
}

/** The sheet of the editor, with its texts, in the list of courses (OP-217): the course is read for it, as its editor reads it. */
export const PublishCourse = (props: PublishCourseProps): ReactElement => (
  <EditorTexts>
    <ReadPublishSheet {...props} />
  </EditorTexts>
);

function ReadPublishSheet({ courseId, published, pending, onPublish, onClosed }: PublishCourseProps): ReactElement {
  const navigate = useNavigate();
  const reader = useReader(courseId, onClosed);
  const stored = useSyncExternalStore(
    reader?.editor.subscribe ?? neverChanges,
    () => reader?.editor.getSnapshot().draft ?? null,
  );
  const draft = useMemo(() => stored && { ...stored, fields: { ...stored.fields, published } }, [stored, published]);
  const check = useCheck(reader?.editor ?? null, reader?.ledTo ?? nowhere);
  const lead = (place: ProblemPlace): void => {
    if (!draft) return;
    const state = stateOfPlace(storedPlaceOf(draft, place));
    void navigate(addressOf(courseId, draft, place), { state });
  };
  return (
    <PublishSheet
      courseId={courseId}
      draft={draft}
      check={check}
      pending={pending}
      onPublish={onPublish}
      onPlace={lead}
      onClosed={onClosed}
    />
  );
}

/** The course as it is stored; null while it is read. Where that fails it says so, and tells. */
function useReader(courseId: number, onFailed: () => void): Reader | null {
  const environment = useRelayEnvironment();
  const toast = useToast();
  const errorText = useCourseErrorText();
  const [reader, setReader] = useState<Reader | null>(null);
  useEffect(() => {
    let here = true;
    const fail = (failure: Failure): void => {
      if (!here) return;
      toast({ intent: 'error', text: errorText(failure) });
      onFailed();
    };
    void (async () => {
      try {
        const read = await openReader(environment, courseId);
        if (!read) fail({ code: 'NOT_FOUND' });
        else if (here) setReader(read);
      } catch (error) {
        fail(error as Error);
      }
    })();
    return () => {
      here = false;
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- it is read once; what is said and told is that of then
  }, [environment, courseId]);
  return reader;
}

/** The page of the editor that a place is on. */
function addressOf(courseId: number, draft: CourseDraft, { node }: ProblemPlace): string {
  const lecture = lectureOf(node === null ? null : findNode(draft, node));
  const module = draft.modules.find(({ lectures }) => lectures.some(({ key }) => key === lecture?.key));
  return lecture?.id === undefined || module?.id === undefined
    ? links.editCourse(courseId)
    : links.editLecture({ courseId, moduleId: module.id, lectureId: lecture.id });
}

const neverChanges = (): (() => void) => () => undefined;

const nowhere: Reader['ledTo'] = new Map();
