import { useMemo, type ReactElement } from 'react';
import { useLectureScreenStyles } from '../../lecture/LectureScreen.styles.ts';
import { defaultQuestion } from '../../quiz/defaultQuestion.ts';
import { useQuestionWords } from '../../quiz/useQuestionWords.ts';
import type { Clipboard } from '../clipboard/useClipboard.ts';
import type { CourseDraft, LectureContent, LectureDraft } from '../draft/courseDraft.ts';
import type { Operation } from '../draft/operation.ts';
import { questionsShownIn } from '../draft/questionPlaces.ts';
import { EditedLectureHead } from './EditedLectureHead.tsx';
import { nodeCommands } from './nodeCommands.ts';
import { QuestionsCanvas } from './QuestionsCanvas.tsx';
import { SectionsOf } from './SectionsOf.tsx';
import type { Selection } from './useSelection.ts';

/** A lecture on the page that is edited: head, sections, and the questions at its end. */
export function EditedLecture({
  draft,
  lecture,
  content,
  selection,
  readOnly,
  clipboard,
  dispatch,
}: {
  draft: CourseDraft;
  lecture: LectureDraft;
  content: LectureContent;
  selection: Selection;
  readOnly: boolean;
  clipboard: Clipboard;
  dispatch: (operation: Operation) => void;
}): ReactElement {
  const screen = useLectureScreenStyles();
  const words = useQuestionWords();
  const { key } = lecture;
  const { sections, questions } = content;
  const commands = nodeCommands({
    draft,
    place: { list: 'questions', lecture: key },
    clipboard,
    newKey: () => crypto.randomUUID(),
    dispatch,
    onInserted: (added, what) => (what === 'new' ? selection.edit(added) : selection.select(added)),
  });
  const placed = useMemo(() => new Set(sections.flatMap(questionsShownIn)), [sections]);
  return (
    <article className={screen.column}>
      <EditedLectureHead
        lecture={lecture}
        questions={questions}
        selection={selection}
        readOnly={readOnly}
        dispatch={dispatch}
      />
      <SectionsOf
        draft={draft}
        lecture={key}
        content={content}
        list={{ list: 'sections', lecture: key }}
        sections={sections}
        selection={selection}
        readOnly={readOnly}
        clipboard={clipboard}
        dispatch={dispatch}
      />
      <QuestionsCanvas
        questions={questions}
        placed={placed}
        selection={selection}
        readOnly={readOnly}
        commands={commands}
        onAdd={() =>
          commands.insert({ kind: 'question', nodes: [defaultQuestion(crypto.randomUUID(), words)] }, questions.length)
        }
        onChange={(question) => dispatch({ type: 'setQuestion', question, typing: question.key })}
      />
    </article>
  );
}
