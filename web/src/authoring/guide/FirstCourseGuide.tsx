import { useEffect, useSyncExternalStore, type ReactElement } from 'react';
import { lecturesOf } from '../draft/findNode.ts';
import type { CourseDraft } from '../draft/courseDraft.ts';
import type { OpenEditor } from '../editor/openEditors.ts';
import { GuidePanel } from './GuidePanel.tsx';
import { changeGuide, readGuide, rememberPreview, subscribeGuide } from './guideMemory.ts';
import { useIsFirstCourse } from './useIsFirstCourse.ts';
import type { GuideWays } from './useGuideActions.ts';

/** A first course is not larger; in a larger one, lectures that were not opened stay unread. */
const mostRead = 20;

/** The steps to a first course, while someone has published none of their own, and again when they ask for them (OP-234). */
export function FirstCourseGuide({
  opened: { editor, person },
  draft,
  readOnly,
  previewing,
  ways,
}: {
  opened: OpenEditor;
  draft: CourseDraft;
  readOnly: boolean;
  previewing: boolean;
  ways: GuideWays;
}): ReactElement | null {
  const memory = useSyncExternalStore(subscribeGuide, () => readGuide(person));
  const { type, template } = draft.fields;
  const isGuided = type === 'NORMAL' && !template && !readOnly;
  const isFirst = useIsFirstCourse(isGuided && memory.is === 'offered', person);
  const shown = isGuided && (memory.is === 'open' || (memory.is === 'offered' && isFirst));
  const { courseId } = ways;
  useEffect(() => {
    if (previewing) rememberPreview(person, courseId);
  }, [previewing, person, courseId]);
  useEffect(() => {
    if (!shown) return;
    const lectures = lecturesOf(editor.getSnapshot().draft);
    if (lectures.length <= mostRead) for (const { key } of lectures) void editor.readLecture(key);
  }, [shown, editor]);
  if (!shown) return null;
  return (
    <GuidePanel
      draft={draft}
      previewed={memory.previewed.includes(courseId)}
      folded={memory.folded}
      ways={ways}
      onFolded={(folded) => changeGuide(person, { folded })}
      onClosed={() => changeGuide(person, { is: 'closed' })}
    />
  );
}
