import type { ReactElement, ReactNode } from 'react';
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import type { CourseDraft } from '../draft/courseDraft.ts';
import type { ProblemPlace } from '../save/placeOfProblem.ts';
import type { FieldProblem } from '../save/saveMachine.ts';
import { EditorNotice } from './EditorNotice.tsx';
import { noticeMessages as messages } from './noticeMessages.ts';
import { PlaceButton } from './PlaceButton.tsx';
import { reasonWords } from './reasonWords.ts';

/** Which fields something was refused for, each a way to its place. */
export function InvalidNotice({
  draft,
  heading,
  problems,
  placeOf,
  actions,
  onPlace,
}: {
  draft: CourseDraft;
  heading: MessageDescriptor;
  problems: readonly FieldProblem[];
  placeOf: (problem: FieldProblem) => ProblemPlace | null;
  actions: ReactNode;
  onPlace: (place: ProblemPlace) => void;
}): ReactElement {
  const intl = useIntl();
  return (
    <EditorNotice urgent actions={actions}>
      <FormattedMessage {...heading} />
      <ul>
        {problems.map((problem, index) => {
          const place = placeOf(problem);
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
