import { Button } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import type { CourseEditor, EditorSnapshot } from '../editor/CourseEditor.ts';
import type { ProblemPlace } from '../save/placeOfProblem.ts';
import { ConflictVersions } from './ConflictVersions.tsx';
import { EditorNotice } from './EditorNotice.tsx';
import { noticeMessages as messages } from './noticeMessages.ts';
import { PlaceButton } from './PlaceButton.tsx';

/** What two people changed in different ways, one thing after the other: where it is, both versions, and which one is to stay. */
export function ConflictNotice({
  editor,
  snapshot,
  onPlace,
}: {
  editor: CourseEditor;
  snapshot: EditorSnapshot;
  onPlace: (place: ProblemPlace) => void;
}): ReactElement | null {
  const intl = useIntl();
  const [conflict] = snapshot.conflicts;
  if (!conflict) return null;
  const isField = conflict.type === 'field';
  const place = { node: conflict.node, field: isField ? conflict.field : '' };
  const choose = (takeTheOther: boolean) => () => editor.choose(conflict, takeTheOther);
  return (
    <EditorNotice
      urgent
      actions={
        <>
          <Button appearance="primary" disabledFocusable={!snapshot.editable} onClick={choose(false)}>
            {intl.formatMessage(isField ? messages.keepMine : messages.keepIt)}
          </Button>
          <Button disabledFocusable={!snapshot.editable} onClick={choose(true)}>
            {intl.formatMessage(isField ? messages.takeTheirs : messages.removeIt)}
          </Button>
        </>
      }
    >
      {intl.formatMessage(messages[conflict.type], { count: snapshot.conflicts.length })}
      <PlaceButton draft={snapshot.draft} place={place} onOpen={onPlace} />
      {isField ? <ConflictVersions conflict={conflict} /> : null}
    </EditorNotice>
  );
}
