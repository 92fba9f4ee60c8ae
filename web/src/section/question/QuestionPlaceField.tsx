import { Button } from '@fluentui/react-components';
import { Add20Regular } from '@fluentui/react-icons/svg/add';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import type { NodeKey } from '../../authoring/draft/courseDraft.ts';
import { previewText } from '../../editing/previewText.ts';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { sectionEditorMessages as messages } from '../editorMessages.ts';
import type { SectionSurroundings } from '../sectionType.ts';

/** Chooses a question of the lecture, or makes a new one. */
export function QuestionPlaceField({
  value,
  around,
  onChanged,
}: {
  /** Null where none is chosen, or the chosen one is there no more. */
  value: NodeKey | null;
  around: SectionSurroundings;
  onChanged: (question: NodeKey) => void;
}): ReactElement {
  const intl = useIntl();
  const { questions } = around;
  return (
    <>
      <SelectField
        label={intl.formatMessage(messages.question)}
        value={value ?? ''}
        options={[
          ...(value === null ? [{ value: '', label: intl.formatMessage(messages.chooseQuestion) }] : []),
          ...questions.map(({ key, text }, index) => ({
            value: key,
            label: intl.formatMessage(messages.questionOf, { number: index + 1, text: previewText(text) }),
          })),
        ]}
        onChanged={(key) => {
          if (key !== '') onChanged(key);
        }}
      />
      <div>
        <Button icon={<Add20Regular />} onClick={() => onChanged(around.addQuestion())}>
          {intl.formatMessage(messages.newQuestion)}
        </Button>
      </div>
    </>
  );
}
