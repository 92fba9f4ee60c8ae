import { useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { PlainTextField } from '../../editing/PlainTextField.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { sectionEditorMessages } from '../editorMessages.ts';
import { EditorStack } from '../EditorStack.tsx';
import type { SectionEditorProps } from '../sectionType.ts';
import { embedEditorMessages as messages } from './embedEditorMessages.ts';
import { useEmbedHosts } from './embedHosts.ts';
import { embedProblem } from './embedProblem.ts';
import { embedSizes, knownSize } from './embedSize.ts';
import { EmbedSites } from './EmbedSites.tsx';
import { pastedEmbed } from './pastedEmbed.ts';
import type { EmbedContent } from './type.ts';

const sizeNames = {
  WIDE: messages.sizeWide,
  STANDARD: messages.sizeStandard,
  SQUARE: messages.sizeSquare,
  TALL: messages.sizeTall,
} as const;

/** A page of another site, what learners read as its name, and how large it is. */
export function EmbedSectionEditor({ content, onChange }: SectionEditorProps<EmbedContent>): ReactElement {
  const intl = useIntl();
  const hosts = useEmbedHosts();
  /** Letter by letter an address is no page yet: what is typed is looked at when it is left. */
  const [typing, setTyping] = useState(false);
  const problem = typing ? null : embedProblem(content.url, hosts);
  const take = (text: string): void => {
    setTyping(false);
    const { url, title, size } = pastedEmbed(text);
    const next = { ...content, url, title: content.title || (title ?? ''), size: size ?? content.size };
    if (url !== content.url || next.title !== content.title || next.size !== content.size) onChange(next);
  };
  const typed = (text: string): void => {
    const isPasted = Math.abs(text.length - content.url.length) > 1;
    if (isPasted) return take(text);
    setTyping(true);
    onChange({ ...content, url: text });
  };
  return (
    <EditorStack>
      <TextField
        label={intl.formatMessage(messages.address)}
        hint={intl.formatMessage(messages.addressHint)}
        problem={problem && intl.formatMessage(problem.message, { host: problem.host })}
        inputMode="url"
        autoComplete="off"
        value={content.url}
        onChanged={typed}
        onBlur={() => take(content.url)}
      />
      {problem && hosts ? <EmbedSites hosts={hosts} /> : null}
      <TextField
        label={intl.formatMessage(sectionEditorMessages.title)}
        hint={intl.formatMessage(messages.titleHint)}
        value={content.title}
        onChanged={(title) => onChange({ ...content, title })}
      />
      <PlainTextField
        label={intl.formatMessage(messages.caption)}
        value={content.caption}
        onChanged={(caption) => onChange({ ...content, caption })}
      />
      <SelectField
        label={intl.formatMessage(messages.size)}
        value={content.size}
        options={embedSizes.map((size) => ({ value: size, label: intl.formatMessage(sizeNames[size]) }))}
        onChanged={(size) => onChange({ ...content, size: knownSize(size) })}
      />
    </EditorStack>
  );
}
