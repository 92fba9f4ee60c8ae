import type { ReactElement, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { RichTextField } from '../editing/richText/RichTextField.tsx';
import { SelectField } from '../ui/form/SelectField.tsx';
import type { Side } from './beside.ts';
import { sectionEditorMessages as messages } from './editorMessages.ts';
import { EditorStack } from './EditorStack.tsx';
import { SideField } from './SideField.tsx';

/** What stands beside text, and the text. */
export interface BesideTextValues {
  readonly side: Side;
  /** In twelfths of the width, as `textColumns`. */
  readonly mediaColumns: number;
  readonly textColumns: number;
  readonly html: string;
}

const twelve = 12;

/** A picture or a video beside text: what it is (`children`), its side, the share of each, and the text. */
export function BesideTextEditor({
  values,
  onChange,
  children,
}: {
  values: BesideTextValues;
  onChange: (values: BesideTextValues) => void;
  children: ReactNode;
}): ReactElement {
  const intl = useIntl();
  const { side, mediaColumns, textColumns, html } = values;
  const shares = Array.from({ length: twelve - 1 }, (_, index) => [index + 1, twelve - 1 - index] as const);
  const stored = shares.some(([media, text]) => media === mediaColumns && text === textColumns)
    ? []
    : [[mediaColumns, textColumns] as const];
  return (
    <EditorStack>
      {children}
      <EditorStack row>
        <SideField value={side} onChanged={(side) => onChange({ ...values, side })} />
        <SelectField
          label={intl.formatMessage(messages.widths)}
          value={`${mediaColumns} ${textColumns}`}
          options={[...shares, ...stored].map(([media, text]) => ({
            value: `${media} ${text}`,
            label: intl.formatMessage(messages.widthsOf, { media: media / 12, text: text / 12 }),
          }))}
          onChanged={(value) => {
            const [media = mediaColumns, text = textColumns] = value.split(' ').map(Number);
            onChange({ ...values, mediaColumns: media, textColumns: text });
          }}
        />
      </EditorStack>
      <RichTextField
        label={intl.formatMessage(messages.text)}
        html={html}
        onChange={(html) => onChange({ ...values, html })}
      />
    </EditorStack>
  );
}
