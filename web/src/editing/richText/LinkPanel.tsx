import { Button } from '@fluentui/react-components';
import { useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { Choice } from '../../ui/form/Choice.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { fieldMessages as messages } from '../messages.ts';
import { linkAddress } from './linkAddress.ts';
import type { LinkValue } from './quillFormats.ts';
import { ToolPanel } from './ToolPanel.tsx';

/** Where a link leads; a new tab by default (EDIT-16). */
export function LinkPanel({
  link,
  onSet,
  onClosed,
}: {
  /** The one at the cursor. */
  link: LinkValue | null;
  /** Null takes the link away. */
  onSet: (link: LinkValue | null) => void;
  onClosed: () => void;
}): ReactElement {
  const intl = useIntl();
  const [typed, setTyped] = useState(link?.href ?? '');
  const [newTab, setNewTab] = useState(link?.newTab ?? true);
  const href = linkAddress(typed);
  return (
    <ToolPanel
      label={intl.formatMessage(messages.link)}
      action={intl.formatMessage(messages.setLink)}
      ready={href !== null}
      more={link ? <Button onClick={() => onSet(null)}>{intl.formatMessage(messages.removeLink)}</Button> : null}
      onDone={() => {
        if (href !== null) onSet({ href, newTab });
      }}
      onClosed={onClosed}
    >
      <TextField
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- someone has just asked for this field
        autoFocus
        label={intl.formatMessage(messages.address)}
        hint={
          href === null
            ? intl.formatMessage(messages.addressHint)
            : intl.formatMessage(messages.leadsTo, { address: href })
        }
        problem={typed.trim() !== '' && href === null ? intl.formatMessage(messages.addressWrong) : undefined}
        inputMode="url"
        value={typed}
        onChanged={setTyped}
      />
      <Choice type="checkbox" checked={newTab} onChosen={() => setNewTab(!newTab)}>
        {intl.formatMessage(messages.newTab)}
      </Choice>
    </ToolPanel>
  );
}
