import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { RichTextField } from '../../editing/richText/RichTextField.tsx';
import { MediaField } from '../../editing/media/MediaField.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { sectionEditorMessages as messages } from '../editorMessages.ts';
import { EditorStack } from '../EditorStack.tsx';
import { QuestionPlaceField } from '../question/QuestionPlaceField.tsx';
import type { SectionSurroundings } from '../sectionType.ts';
import type { DialogBubble } from './type.ts';

const kinds = ['text', 'video', 'audio', 'question'] as const;

/** What someone says in one bubble: words, a recording, or a question of the lecture. */
export function BubbleEditor({
  bubble,
  around,
  onChange,
}: {
  bubble: DialogBubble;
  around: SectionSurroundings;
  onChange: (bubble: DialogBubble) => void;
}): ReactElement {
  const intl = useIntl();
  const names = {
    text: messages.text,
    video: messages.videoBubble,
    audio: messages.audioBubble,
    question: messages.question,
  };
  return (
    <EditorStack>
      <SelectField
        label={intl.formatMessage(messages.bubbleKind)}
        value={bubble.kind}
        options={kinds.map((kind) => ({ value: kind, label: intl.formatMessage(names[kind]) }))}
        onChanged={(kind) => onChange(asKind(bubble, kind as DialogBubble['kind']))}
      />
      {bubble.kind === 'text' ? (
        <RichTextField
          label={intl.formatMessage(messages.text)}
          html={bubble.html}
          onChange={(html) => onChange({ ...bubble, html })}
        />
      ) : null}
      {bubble.kind === 'video' || bubble.kind === 'audio' ? (
        <MediaField
          label={intl.formatMessage(bubble.kind === 'video' ? messages.video : messages.audio)}
          value={bubble.url || null}
          types={[bubble.kind === 'audio' ? 'MP3' : 'VIDEO']}
          recorded={bubble.kind === 'video'}
          onChanged={(url) => onChange({ ...bubble, url: url ?? '' })}
        />
      ) : null}
      {bubble.kind === 'question' ? (
        <QuestionPlaceField
          value={around.questions.some(({ key }) => key === bubble.question) ? bubble.question : null}
          around={around}
          onChanged={(question) => onChange({ ...bubble, question })}
        />
      ) : null}
    </EditorStack>
  );
}

/** A bubble of another kind; an address stays one. */
function asKind(bubble: DialogBubble, kind: DialogBubble['kind']): DialogBubble {
  if (kind === bubble.kind) return bubble;
  if (kind === 'text') return { kind, html: '' };
  if (kind === 'question') return { kind, question: null };
  return { kind, url: 'url' in bubble ? bubble.url : '' };
}
