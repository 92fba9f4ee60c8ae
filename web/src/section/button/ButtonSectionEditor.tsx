import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { RichTextField } from '../../editing/richText/RichTextField.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { sectionEditorMessages as messages } from '../editorMessages.ts';
import { EditorStack } from '../EditorStack.tsx';
import type { SectionEditorProps } from '../sectionType.ts';
import { buttonTarget } from './buttonLink.ts';
import type { ButtonContent } from './type.ts';

/** A button, and where it leads; says whether it stays in the tab (SEC-24, SEC-25). */
export function ButtonSectionEditor({ content, onChange }: SectionEditorProps<ButtonContent>): ReactElement {
  const intl = useIntl();
  const { buttonText, buttonLink, html, className } = content;
  const target = buttonTarget(buttonLink);
  const wrong = target === null && buttonLink.trim() !== '';
  const leadsTo = target?.internal ? messages.leadsWithin : messages.leadsOut;
  return (
    <EditorStack>
      <TextField
        label={intl.formatMessage(messages.buttonText)}
        value={buttonText}
        onChanged={(buttonText) => onChange({ ...content, buttonText })}
      />
      <TextField
        label={intl.formatMessage(messages.buttonLink)}
        hint={target ? intl.formatMessage(leadsTo, { address: target.href }) : intl.formatMessage(messages.buttonHint)}
        problem={wrong ? intl.formatMessage(messages.leadsNowhere) : undefined}
        inputMode="url"
        value={buttonLink}
        onChanged={(buttonLink) => onChange({ ...content, buttonLink })}
      />
      <RichTextField
        label={intl.formatMessage(messages.beside)}
        html={html}
        onChange={(html) => onChange({ ...content, html })}
      />
      <TextField
        label={intl.formatMessage(messages.className)}
        hint={intl.formatMessage(messages.classNameHint)}
        value={className}
        onChanged={(className) => onChange({ ...content, className })}
      />
    </EditorStack>
  );
}
