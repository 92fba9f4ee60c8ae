import { Button, makeStyles } from '@fluentui/react-components';
import { ArrowDown20Regular } from '@fluentui/react-icons/svg/arrow-down';
import { ArrowUp20Regular } from '@fluentui/react-icons/svg/arrow-up';
import { Checkmark20Regular } from '@fluentui/react-icons/svg/checkmark';
import { Delete20Regular } from '@fluentui/react-icons/svg/delete';
import { DocumentMultiple20Regular } from '@fluentui/react-icons/svg/document-multiple';
import { Edit20Regular } from '@fluentui/react-icons/svg/edit';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { entryMessages } from '../../editing/entries/entryMessages.ts';
import { orderMessages } from '../../ui/order/orderMessages.ts';
import { achievementEditorMessages as messages } from './messages.ts';

export interface AchievementCommands {
  onOpened: (open: boolean) => void;
  onDuplicated: () => void;
  onMoved: (by: -1 | 1) => void;
  onRemoved: () => void;
}

/** What can be done with an achievement. */
export function AchievementActions({
  name,
  open,
  full,
  first,
  last,
  onOpened,
  onDuplicated,
  onMoved,
  onRemoved,
}: AchievementCommands & {
  name: string;
  open: boolean;
  full: boolean;
  first: boolean;
  last: boolean;
}): ReactElement {
  const intl = useIntl();
  const item = { item: name };
  return (
    <div data-actions="" className={useStyles().actions}>
      <Action
        name={intl.formatMessage(open ? messages.close : messages.edit, { name })}
        icon={open ? <Checkmark20Regular /> : <Edit20Regular />}
        expanded={open}
        onClick={() => onOpened(!open)}
      />
      <Action
        name={intl.formatMessage(orderMessages.moveUp, item)}
        icon={<ArrowUp20Regular />}
        off={first}
        onClick={() => onMoved(-1)}
      />
      <Action
        name={intl.formatMessage(orderMessages.moveDown, item)}
        icon={<ArrowDown20Regular />}
        off={last}
        onClick={() => onMoved(1)}
      />
      <Action
        name={intl.formatMessage(messages.duplicate, { name })}
        icon={<DocumentMultiple20Regular />}
        off={full}
        onClick={onDuplicated}
      />
      <Action
        name={intl.formatMessage(entryMessages.remove, { name })}
        icon={<Delete20Regular />}
        onClick={onRemoved}
      />
    </div>
  );
}

function Action({
  name,
  icon,
  off = false,
  expanded,
  onClick,
}: {
  name: string;
  icon: ReactElement;
  off?: boolean;
  expanded?: boolean;
  onClick: () => void;
}): ReactElement {
  return (
    <Button
      appearance="subtle"
      icon={icon}
      aria-label={name}
      aria-expanded={expanded}
      title={name}
      disabledFocusable={off}
      onClick={onClick}
    />
  );
}

const useStyles = makeStyles({ actions: { display: 'flex', flexWrap: 'wrap', marginInlineStart: 'auto' } });
