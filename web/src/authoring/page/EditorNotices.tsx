import { useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import type { CourseEditor, EditorSnapshot } from '../editor/CourseEditor.ts';
import type { OpenEditor } from '../editor/openEditors.ts';
import type { JournalState } from '../journal/journalDatabase.ts';
import type { ProblemPlace } from '../save/placeOfProblem.ts';
import { HoldOffer } from '../heldBack/HoldOffer.tsx';
import { presenceMessages } from '../presence/messages.ts';
import { OnlookerNotice } from '../presence/OnlookerNotice.tsx';
import type { PresenceSnapshot } from '../presence/Presence.ts';
import { RequestNotice } from '../presence/RequestNotice.tsx';
import { UploadsNotice } from '../uploads/UploadsNotice.tsx';
import { ConflictNotice } from './ConflictNotice.tsx';
import { EditorNotice } from './EditorNotice.tsx';
import { LockNotice } from './LockNotice.tsx';
import { noticeMessages as messages } from './noticeMessages.ts';
import { RestoreNotice } from './RestoreNotice.tsx';
import { SaveNotice } from './SaveNotice.tsx';
import { SignedOutNotice } from './SignedOutNotice.tsx';

/** Everything that an author must know now: who holds the course, why it is not saved, what was left unsaved. */
export function EditorNotices({
  opened,
  snapshot,
  present,
  onLeave,
  onPlace,
}: {
  opened: OpenEditor;
  snapshot: EditorSnapshot;
  present: PresenceSnapshot;
  onLeave: () => void;
  onPlace: (place: ProblemPlace) => void;
}): ReactElement {
  const intl = useIntl();
  const { editor, presence } = opened;
  const [left, setLeft] = useState(opened.left);
  const [failed, setFailed] = useState(false);
  const [first] = left;
  const takeUpFirst = async (state: JournalState): Promise<void> => {
    setFailed(false);
    if (await takeUp(editor, state)) settle();
    else setFailed(true);
  };
  const settle = (): void => {
    setFailed(false);
    if (first) void opened.discard(first).catch(() => undefined);
    setLeft(left.slice(1));
  };
  return (
    <>
      <OnlookerNotice editor={editor} lock={snapshot.lock} presence={presence} present={present} onLeave={onLeave} />
      <SignedOutNotice editor={editor} save={snapshot.save}>
        <LockNotice editor={editor} lock={snapshot.lock} />
      </SignedOutNotice>
      {snapshot.lock.phase === 'mine' ? <RequestNotice presence={presence} others={present.others} /> : null}
      {present.inOtherTab ? <EditorNotice>{intl.formatMessage(presenceMessages.otherTab)}</EditorNotice> : null}
      {snapshot.save.failure ? (
        <SaveNotice
          editor={editor}
          failure={snapshot.save.failure}
          auto={snapshot.save.manner.auto}
          onPlace={onPlace}
        />
      ) : null}
      <UploadsNotice uploads={opened.uploads} />
      <ConflictNotice editor={editor} snapshot={snapshot} onPlace={onPlace} />
      <HoldOffer opened={opened} />
      {snapshot.journal === 'safe' ? null : <EditorNotice>{intl.formatMessage(messages.notSafe)}</EditorNotice>}
      {first ? (
        <RestoreNotice
          key={first.tab}
          left={first}
          failed={failed}
          onTakenUp={snapshot.editable && first.state ? takeUpFirst.bind(null, first.state) : null}
          onDiscarded={settle}
        />
      ) : null}
    </>
  );
}

/** Goes on with what was left; joined with the course where someone saved it since. */
const takeUp = async (editor: CourseEditor, state: JournalState): Promise<boolean> =>
  editor.takeUp(state) || (await editor.mergeLeft(state));
