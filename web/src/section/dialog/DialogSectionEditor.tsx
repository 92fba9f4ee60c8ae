import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { EntriesEditor } from '../../editing/entries/EntriesEditor.tsx';
import { sectionEditorMessages as messages } from '../editorMessages.ts';
import { EditorStack } from '../EditorStack.tsx';
import { SideField } from '../SideField.tsx';
import type { SectionEditorProps } from '../sectionType.ts';
import { BubbleEditor } from './BubbleEditor.tsx';
import { defaultTurn } from './defaultTurn.ts';
import { SpeakerField } from './SpeakerField.tsx';
import type { DialogBubble, DialogContent } from './type.ts';

/** A conversation: who speaks, at which side, and what they say (SEC-09). */
export function DialogSectionEditor({ content, onChange, around }: SectionEditorProps<DialogContent>): ReactElement {
  const intl = useIntl();
  return (
    <EntriesEditor
      heading={intl.formatMessage(messages.turns)}
      addLabel={intl.formatMessage(messages.addTurn)}
      nameOf={(number) => intl.formatMessage(messages.turn, { number })}
      entries={content.turns}
      created={(number) => defaultTurn(number, '')}
      onChange={(turns) => onChange({ ...content, turns })}
    >
      {(turn, _index, onTurn) => (
        <EditorStack>
          <EditorStack row>
            <SpeakerField
              turn={turn}
              speakers={around.speakers}
              onChanged={(speaker) => onTurn({ ...turn, ...speaker })}
            />
            <SideField value={turn.side} onChanged={(side) => onTurn({ ...turn, side })} />
          </EditorStack>
          <EntriesEditor
            heading={intl.formatMessage(messages.bubbles)}
            addLabel={intl.formatMessage(messages.addBubble)}
            nameOf={(number) => intl.formatMessage(messages.bubble, { number })}
            entries={turn.bubbles}
            created={(): DialogBubble => ({ kind: 'text', html: '' })}
            onChange={(bubbles) => onTurn({ ...turn, bubbles })}
          >
            {(bubble, _place, onBubble) => <BubbleEditor bubble={bubble} around={around} onChange={onBubble} />}
          </EntriesEditor>
        </EditorStack>
      )}
    </EntriesEditor>
  );
}
