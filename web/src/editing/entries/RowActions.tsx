import { Button } from '@fluentui/react-components';
import { ArrowDown20Regular } from '@fluentui/react-icons/svg/arrow-down';
import { ArrowUp20Regular } from '@fluentui/react-icons/svg/arrow-up';
import { Delete20Regular } from '@fluentui/react-icons/svg/delete';
import type { ReactElement, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { entryMessages } from './entryMessages.ts';
import { orderMessages } from '../../ui/order/orderMessages.ts';

/** The buttons of an entry, such as an answer: move it, delete it. The only one cannot be deleted (QEDIT-15). */
export function RowActions({
  name,
  first,
  last,
  onMoved,
  onRemoved,
  children,
}: {
  name: string;
  first: boolean;
  last: boolean;
  onMoved: (by: -1 | 1) => void;
  onRemoved?: () => void;
  /** What else can be done with it, which comes first. */
  children?: ReactNode;
}): ReactElement {
  const intl = useIntl();
  const only = first && last;
  return (
    <>
      {children}
      <Button
        appearance="subtle"
        icon={<ArrowUp20Regular />}
        aria-label={intl.formatMessage(orderMessages.moveUp, { item: name })}
        disabledFocusable={first}
        onClick={() => onMoved(-1)}
      />
      <Button
        appearance="subtle"
        icon={<ArrowDown20Regular />}
        aria-label={intl.formatMessage(orderMessages.moveDown, { item: name })}
        disabledFocusable={last}
        onClick={() => onMoved(1)}
      />
      {onRemoved ? (
        <Button
          appearance="subtle"
          icon={<Delete20Regular />}
          aria-label={intl.formatMessage(only ? entryMessages.onlyOne : entryMessages.remove, { name })}
          disabledFocusable={only}
          onClick={onRemoved}
        />
      ) : null}
    </>
  );
}
