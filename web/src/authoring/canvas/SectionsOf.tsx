import { createElement, Suspense, useCallback, useContext, useMemo, type ReactElement, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { defaultQuestion } from '../../quiz/defaultQuestion.ts';
import { useQuestionWords } from '../../quiz/useQuestionWords.ts';
import type { SectionSurroundings } from '../../section/sectionType.ts';
import { typeOf } from '../../section/types.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useToast } from '../../ui/toastContext.ts';
import type { Clipboard } from '../clipboard/useClipboard.ts';
import { changedQuestion } from '../draft/changedQuestion.ts';
import type { CourseDraft, LectureContent, NodeKey } from '../draft/courseDraft.ts';
import type { Operation, OptionPlace, SectionsPlace } from '../draft/operation.ts';
import type { SectionDraft } from '../draft/sectionDraft.ts';
import { savedSectionMessages } from '../savedSection/messages.ts';
import { useArrivingSections } from '../savedSection/useArrivingSections.ts';
import { FileSectionsContext } from '../uploads/fileSections.ts';
import { DraftQuestion } from './DraftQuestion.tsx';
import { DrawMark } from './DrawMark.tsx';
import type { DrawQuestion } from './DraftSectionView.tsx';
import { hasLeftOption } from './hasLeftOption.ts';
import { nodeCommands, type ListOf } from './nodeCommands.ts';
import { endPaste, pastedOnPage } from './pastedOnPage.ts';
import { SectionsCanvas } from './SectionsCanvas.tsx';
import { useNewSection } from './useNewSection.ts';
import { useSelection, type Selection } from './useSelection.ts';

export interface SectionsOfProps {
  draft: CourseDraft;
  /** The lecture that they belong to, and its content. */
  lecture: NodeKey;
  content: LectureContent;
  readOnly: boolean;
  clipboard: Clipboard;
  dispatch: (operation: Operation) => void;
  /** Asks for another place, also in another lecture. */
  onMoveTo: (key: NodeKey) => void;
  /** Asks for a name to keep a section under. */
  onSave: (key: NodeKey) => void;
  /** Shows who last changed a section; undefined while nothing of the lecture was saved. */
  onAuthors: ((key: NodeKey) => void) | undefined;
}

/** A list of sections with everything that can be done to them: those of a lecture, or of an option of a branch. */
export function SectionsOf({
  list,
  sections,
  selection,
  ...props
}: SectionsOfProps & {
  list: ListOf;
  sections: readonly SectionDraft[];
  selection: Selection;
}): ReactElement {
  const { draft, content, readOnly, clipboard, dispatch, onMoveTo, onSave, onAuthors } = props;
  const intl = useIntl();
  const toast = useToast();
  const newSection = useNewSection();
  const addFiles = useContext(FileSectionsContext);
  const commands = nodeCommands({
    draft,
    place: list,
    clipboard,
    newKey: () => crypto.randomUUID(),
    dispatch,
    // What is new is there to be written; a copy is there already.
    onInserted: (key, what) => (what === 'new' ? selection.edit(key) : selection.select(key)),
    onLeft: selection.select,
    onMoveTo,
    onSave,
    onAuthors,
  });
  const inBranch = list.list === 'option';
  const arrive = useArrivingSections((added, behind: NodeKey | null, open: boolean) => {
    if (inBranch && added.nodes.some((each) => each.content.type === 'branch')) {
      toast({ intent: 'error', text: intl.formatMessage(savedSectionMessages.noBranchHere) });
      return;
    }
    // Behind the section that it was dropped behind, wherever that stands by now.
    const at = sections.findIndex(({ key }) => key === behind) + 1;
    dispatch({ type: 'insert', place: { ...list, at } as SectionsPlace | OptionPlace, added });
    const first = added.nodes[0]?.key;
    if (first !== undefined) (open ? selection.edit : selection.select)(first);
  });
  const questions = useMemo(() => new Map(content.questions.map((each) => [each.key, each])), [content.questions]);
  const drawQuestion = useCallback<DrawQuestion>(
    (key) => <DraftQuestion question={(key !== null && questions.get(key)) || null} />,
    [questions],
  );
  return (
    <SectionsCanvas
      sections={sections}
      inBranch={inBranch}
      selection={selection}
      readOnly={readOnly}
      commands={commands}
      onInsert={(type, at) => commands.insert(newSection(type), at)}
      drawQuestion={drawQuestion}
      onDropped={(carried, at) => arrive(carried.sections, sections[at - 1]?.key ?? null, carried.open)}
      onFiles={(files, at) => addFiles(files, list, sections[at - 1]?.key ?? null)}
      onPaste={(event, at) => {
        const copied = readOnly ? null : pastedOnPage(event, clipboard);
        // What does not stand among sections may stand elsewhere in the lecture.
        if (copied && copied !== 'wrong' && commands.pasteCopy(copied, at)) endPaste(event);
      }}
      renderEditor={(section) => <OpenSection {...props} section={section} />}
    />
  );
}

/** The editor of a section, in its place. */
function OpenSection({ section, ...props }: SectionsOfProps & { section: SectionDraft }): ReactElement {
  const { draft, lecture, content, dispatch } = props;
  const words = useQuestionWords();
  const { key } = section;
  const around: SectionSurroundings = {
    questions: content.questions,
    speakers: draft.fields.metadata.avatars,
    setQuestion: (question) => dispatch(changedQuestion(content.questions, question)),
    addQuestion() {
      const question = defaultQuestion(crypto.randomUUID(), words);
      const place = { list: 'questions', lecture, at: content.questions.length } as const;
      dispatch({ type: 'insert', place, added: { kind: 'question', nodes: [question] } });
      return question.key;
    },
    renderOption: (option): ReactNode => <OptionSections {...props} branch={section} option={option} />,
  };
  return (
    <Suspense fallback={<Skeleton height="160px" />}>
      {section.content.type === 'question' && section.content.question !== null ? (
        <DrawMark question={section.content.question} />
      ) : null}
      {createElement(typeOf(section.content).Editor, {
        content: section.content,
        onChange: (changed) => dispatch({ type: 'setSection', key, content: changed, typing: key }),
        around,
      })}
    </Suspense>
  );
}

/** The sections of an option of a branch, with a selection of their own: the branch stays open meanwhile. */
function OptionSections({
  branch,
  option,
  ...props
}: SectionsOfProps & { branch: SectionDraft; option: number }): ReactElement | null {
  const selection = useSelection();
  const sections = branch.content.type === 'branch' ? branch.content.options[option]?.sections : undefined;
  // As among the sections of a lecture: moving elsewhere leaves what was selected or open here.
  return sections ? (
    <div onBlur={(event) => hasLeftOption(event) && selection.select(null)}>
      <SectionsOf
        {...props}
        list={{ list: 'option', branch: branch.key, option }}
        sections={sections}
        selection={selection}
      />
    </div>
  ) : null;
}
