import type { ReactElement, ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { CourseEditor } from '../editor/CourseEditor.ts';
import type { ProblemPlace } from '../save/placeOfProblem.ts';
import type { FieldProblem } from '../save/saveMachine.ts';
import { EditorNotice } from './EditorNotice.tsx';
import { noticeMessages as messages } from './noticeMessages.ts';
import { PlaceButton } from './PlaceButton.tsx';
import { reasonWords } from './reasonWords.ts';

/** Which fields a save was refused for, each a way to its place. */
export function InvalidNotice({
  editor,
  problems,
  actions,
  onPlace,
}: {
  editor: CourseEditor;
  problems: readonly FieldProblem[];
  actions: ReactNode;
  onPlace: (place: ProblemPlace) => void;
}): ReactElement {
  const intl = useIntl();
  const { draft } = editor.getSnapshot();
  return (
    <EditorNotice urgent actions={actions}>
      <FormattedMessage {...messages.invalid} />
      <ul>
        {problems.map((problem, index) => {
          const place = editor.placeOf(problem);
          const words = reasonWords(intl, problem);
          return (
            // One field may have several problems.
            // oxlint-disable-next-line react/no-array-index-key -- the list is replaced as a whole
            <li key={`${problem.path} ${index}`}>
              {place ? (
                <PlaceButton draft={draft} place={place} onOpen={onPlace} />
              ) : (
                <FormattedMessage {...messages.unknownPlace} />
              )}
              {words ? ` ${words}` : null}
            </li>
          );
        })}
      </ul>
    </EditorNotice>
  );
}
