import { Button } from '@fluentui/react-components';
import { useId, useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { ModalDialog } from '../../ui/dialog/ModalDialog.tsx';
import { FormError } from '../../ui/form/FormError.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { useToast } from '../../ui/toastContext.ts';
import { copyNodes } from '../clipboard/copyNodes.ts';
import type { CourseDraft, NodeKey } from '../draft/courseDraft.ts';
import { sectionSummary } from '../sectionSummary.ts';
import { savedSectionMessages as messages } from './messages.ts';
import { longestName } from './savedSection.ts';
import { useSavedSectionErrorText } from './useSavedSectionErrorText.ts';
import { useSaveSections } from './useSaveSections.ts';

/** Asks for a name, and keeps a section under it for the authors of the workspace (BEY-09). */
export function SaveSectionDialog({
  draft,
  node,
  onClosed,
}: {
  draft: CourseDraft;
  node: NodeKey;
  onClosed: () => void;
}): ReactElement | null {
  const intl = useIntl();
  const toast = useToast();
  const form = useId();
  const errorText = useSavedSectionErrorText();
  const { pending, failure, save } = useSaveSections();
  const copied = copyNodes(draft, [node]);
  const section = typeof copied !== 'string' && copied.kind === 'section' ? copied : null;
  const [name, setName] = useState(() =>
    section?.nodes[0] ? sectionSummary(section.nodes[0].content, section.questions) : '',
  );
  if (section === null) return null;
  const trimmed = name.trim();
  return (
    <ModalDialog
      title={intl.formatMessage(messages.save)}
      onDismissed={onClosed}
      actions={
        <Button type="submit" form={form} appearance="primary" disabledFocusable={trimmed === '' || pending}>
          {intl.formatMessage(messages.confirm)}
        </Button>
      }
    >
      <form
        id={form}
        onSubmit={(event) => {
          event.preventDefault();
          if (trimmed === '' || pending) return;
          save(trimmed, { sections: section.nodes, questions: section.questions }, () => {
            toast({ intent: 'success', text: intl.formatMessage(messages.done, { name: trimmed }) });
            onClosed();
          });
        }}
      >
        <TextField
          label={intl.formatMessage(messages.name)}
          hint={intl.formatMessage(messages.saveText)}
          value={name}
          maxLength={longestName}
          autoComplete="off"
          onChanged={setName}
        />
      </form>
      {failure && !pending ? <FormError>{errorText(failure)}</FormError> : null}
    </ModalDialog>
  );
}
