import { useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import type { CourseDraft, NodeKey, NodeReference } from '../draft/courseDraft.ts';
import { lecturesOf } from '../draft/findNode.ts';
import { chosenQuestions, isMeant } from './achievementWarning.ts';
import { withQuestions } from './chosenNodes.ts';
import { foundModules } from './foundModules.ts';
import { achievementEditorMessages as messages } from './messages.ts';
import { PickerFrame } from './PickerFrame.tsx';
import { QuestionsOfLecture } from './QuestionsOfLecture.tsx';

/** Which questions of the course are to be right, by lecture. The questions of a lecture are read when it is opened here. */
export function QuestionPicker({
  draft,
  chosen,
  readLecture,
  onChosen,
}: {
  draft: CourseDraft;
  chosen: readonly NodeReference[];
  readLecture: (key: NodeKey) => Promise<boolean>;
  onChosen: (chosen: readonly NodeReference[]) => void;
}): ReactElement {
  const intl = useIntl();
  const [search, setSearch] = useState('');
  const lectures = foundModules(draft.modules, search).flatMap((module) => module.lectures);
  const known = lecturesOf(draft).flatMap(({ content }) => (content === 'notRead' ? [] : content.questions));
  const counted = chosenQuestions(draft, chosen);
  const elsewhere = counted.filter((reference) => !known.some((question) => isMeant(reference, question))).length;
  return (
    <PickerFrame
      heading={intl.formatMessage(messages.questions)}
      search={search}
      chosen={counted.length}
      note={elsewhere > 0 ? intl.formatMessage(messages.elsewhere, { count: elsewhere }) : null}
      empty={
        lecturesOf(draft).length === 0
          ? intl.formatMessage(messages.noLectures)
          : lectures.length === 0
            ? intl.formatMessage(messages.notFound)
            : null
      }
      onSearched={setSearch}
    >
      {lectures.map((lecture) => (
        <QuestionsOfLecture
          key={lecture.key}
          lecture={lecture}
          chosen={chosen}
          readLecture={readLecture}
          onChosen={(questions, wanted) => onChosen(withQuestions(chosen, questions, wanted))}
        />
      ))}
    </PickerFrame>
  );
}
