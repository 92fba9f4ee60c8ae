import { useMemo, useState, type ClipboardEvent, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { useLectureScreenStyles } from '../../lecture/LectureScreen.styles.ts';
import { defaultQuestion } from '../../quiz/defaultQuestion.ts';
import { useQuestionWords } from '../../quiz/useQuestionWords.ts';
import { useToast } from '../../ui/toastContext.ts';
import { freshCopy } from '../clipboard/freshCopy.ts';
import type { Clipboard } from '../clipboard/useClipboard.ts';
import type { CourseDraft, LectureContent, LectureDraft, NodeKey } from '../draft/courseDraft.ts';
import { changedQuestion } from '../draft/changedQuestion.ts';
import type { Operation } from '../draft/operation.ts';
import { questionsShownIn } from '../draft/questionPlaces.ts';
import { useSectionAuthors } from '../history/authors/useSectionAuthors.tsx';
import { SaveSectionDialog } from '../savedSection/SaveSectionDialog.tsx';
import { structureMessages as treeMessages } from '../structure/messages.ts';
import { MoveContentDialog } from '../structure/MoveContentDialog.tsx';
import type { ReadLectures } from '../structure/useTreeCommands.ts';
import { AskedQuestionsContext, askedQuestions } from './askedQuestions.ts';
import { EditedLectureHead } from './EditedLectureHead.tsx';
import { nodeCommands } from './nodeCommands.ts';
import { endPaste, pastedOnPage } from './pastedOnPage.ts';
import { QuestionsCanvas } from './QuestionsCanvas.tsx';
import { RandomDraw } from './RandomDraw.tsx';
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
  readLectures,
  dispatch,
}: {
  draft: CourseDraft;
  lecture: LectureDraft;
  content: LectureContent;
  selection: Selection;
  readOnly: boolean;
  clipboard: Clipboard;
  readLectures: ReadLectures;
  dispatch: (operation: Operation) => void;
}): ReactElement {
  const screen = useLectureScreenStyles();
  const words = useQuestionWords();
  const intl = useIntl();
  const toast = useToast();
  const [saving, setSaving] = useState<NodeKey | null>(null);
  const [moving, setMoving] = useState<NodeKey | null>(null);
  const authors = useSectionAuthors(lecture, content);
  const { key } = lecture;
  const { sections, questions } = content;
  const commands = nodeCommands({
    draft,
    place: { list: 'questions', lecture: key },
    clipboard,
    newKey: () => crypto.randomUUID(),
    dispatch,
    onInserted: (added, what) => (what === 'new' ? selection.edit(added) : selection.select(added)),
    onLeft: selection.select,
    onMoveTo: setMoving,
  });
  const bank = lecture.fields.questionBank;
  const asked = useMemo(() => askedQuestions(content, bank), [content, bank]);
  const placed = useMemo(() => new Set(sections.flatMap(questionsShownIn)), [sections]);
  /** What the sections did not take: questions, and everything that has its place elsewhere. */
  const onPaste = (event: ClipboardEvent): void => {
    const copied = readOnly ? null : pastedOnPage(event, clipboard);
    if (!copied) return;
    endPaste(event);
    if (copied === 'wrong') toast({ intent: 'error', text: intl.formatMessage(treeMessages.wrongPaste) });
    else if (copied.kind === 'section') {
      const added = freshCopy(copied, () => crypto.randomUUID());
      dispatch({ type: 'insert', place: { list: 'sections', lecture: key, at: sections.length }, added });
      selection.select(added.nodes[0]?.key ?? null);
    } else if (!commands.pasteCopy(copied, questions.length)) {
      toast({ text: intl.formatMessage(treeMessages.pasteInTree) });
    }
  };
  return (
    <AskedQuestionsContext value={asked}>
      {/* The keyboard is at one of the frames within. */}
      <article className={screen.column} onPaste={onPaste}>
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
          onMoveTo={setMoving}
          onSave={setSaving}
          onAuthors={authors.open}
        />
        <QuestionsCanvas
          questions={questions}
          randomDraw={
            <RandomDraw
              lecture={lecture}
              questions={questions}
              selection={selection}
              readOnly={readOnly}
              dispatch={dispatch}
            />
          }
          placed={placed}
          selection={selection}
          readOnly={readOnly}
          commands={commands}
          onAdd={() =>
            commands.insert(
              { kind: 'question', nodes: [defaultQuestion(crypto.randomUUID(), words)] },
              questions.length,
            )
          }
          onChange={(question) => dispatch(changedQuestion(questions, question))}
        />
        {saving === null ? null : <SaveSectionDialog draft={draft} node={saving} onClosed={() => setSaving(null)} />}
        {authors.panel}
        {moving === null ? null : (
          <MoveContentDialog
            draft={draft}
            lecture={key}
            node={moving}
            readLectures={readLectures}
            dispatch={dispatch}
            onDismissed={() => setMoving(null)}
          />
        )}
      </article>
    </AskedQuestionsContext>
  );
}
