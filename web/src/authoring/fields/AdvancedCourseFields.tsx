import { useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { Field } from '../../ui/form/Field.tsx';
import type { CourseFields } from '../draft/courseDraft.ts';
import type { CourseFieldsProps } from './CourseFieldsForm.tsx';
import { settingsOfType } from './courseSettings.ts';
import { courseFieldMessages as messages } from './courseFieldMessages.ts';
import { FieldGroup } from '../../editing/FieldGroup.tsx';
import { NumberField } from '../../editing/NumberField.tsx';
import { SwitchField } from '../../editing/SwitchField.tsx';

const firstHeight = 600;
const mostHeight = 10_000;

/** How embedded content is shown, and the free-form data of the author. */
export function AdvancedCourseFields({ fields, onChange }: CourseFieldsProps): ReactElement {
  const intl = useIntl();
  const { customMetadata } = fields;
  return (
    <FieldGroup heading={intl.formatMessage(messages.advanced)}>
      {settingsOfType[fields.type].has('embedding') ? <EmbedHeightFields fields={fields} onChange={onChange} /> : null}
      <JsonField value={customMetadata} onChanged={(value) => onChange({ customMetadata: value })} />
    </FieldGroup>
  );
}

/** How tall embedded content is. */
function EmbedHeightFields({ fields: { metadata }, onChange }: CourseFieldsProps): ReactElement {
  const intl = useIntl();
  return (
    <>
      <SwitchField
        label={intl.formatMessage(messages.dynamicContentHeight)}
        checked={metadata.dynamicContentHeight}
        onChanged={(dynamicContentHeight) => onChange({ metadata: { ...metadata, dynamicContentHeight } })}
      />
      {metadata.dynamicContentHeight ? null : (
        <NumberField
          label={intl.formatMessage(messages.fixedContentHeight)}
          value={metadata.fixedContentHeight ?? firstHeight}
          min={1}
          max={mostHeight}
          onChanged={(fixedContentHeight) => onChange({ metadata: { ...metadata, fixedContentHeight } })}
        />
      )}
    </>
  );
}

/** A JSON object as text: what is typed stays until it is one, and passes on then. */
function JsonField({
  value,
  onChanged,
}: {
  value: CourseFields['customMetadata'];
  onChanged: (value: CourseFields['customMetadata']) => void;
}): ReactElement {
  const intl = useIntl();
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? (value === null ? '' : JSON.stringify(value, null, 2));
  return (
    <Field
      label={intl.formatMessage(messages.customMetadata)}
      problem={parsed(text) === undefined ? intl.formatMessage(messages.notAnObject) : undefined}
    >
      {(control) => (
        <textarea
          {...control}
          rows={4}
          spellCheck={false}
          value={text}
          onChange={({ target }) => {
            setTyped(target.value);
            const next = parsed(target.value);
            if (next !== undefined) onChanged(next);
          }}
          onBlur={() => {
            if (parsed(text) !== undefined) setTyped(null);
          }}
        />
      )}
    </Field>
  );
}

/** The object, null for nothing, undefined for what is none. */
function parsed(text: string): CourseFields['customMetadata'] | undefined {
  if (text.trim() === '') return null;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined;
  }
}
