import { Menu, MenuItem, MenuList, MenuPopover, MenuTrigger, ToolbarButton } from '@fluentui/react-components';
import { Table20Regular } from '@fluentui/react-icons/svg/table';
import type { ReactElement } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { fieldMessages as messages } from '../messages.ts';
import type { Quill } from './createQuill.ts';
import { insertTable, tableOf } from './insertTable.ts';
import { useMenuListStyles } from '../../ui/menu/useMenuListStyles.ts';

/** Puts a table into a text, and changes the one where the cursor is. */
export function TableMenu({
  quill,
  inside,
}: {
  quill: Quill;
  /** Whether the cursor is in a table. */
  inside: boolean;
}): ReactElement {
  const intl = useIntl();
  const menuStyles = useMenuListStyles();
  const table = tableOf(quill);
  const steps: readonly (readonly [MessageDescriptor, () => void])[] = inside
    ? [
        [messages.addRow, () => table.insertRowBelow()],
        [messages.addColumn, () => table.insertColumnRight()],
        [messages.deleteRow, () => table.deleteRow()],
        [messages.deleteColumn, () => table.deleteColumn()],
        [messages.deleteTable, () => table.deleteTable()],
      ]
    : [[messages.addTable, () => insertTable(quill)]];
  return (
    // Within the field, so that the focus never leaves it.
    <Menu inline>
      <MenuTrigger>
        <ToolbarButton
          icon={<Table20Regular />}
          aria-label={intl.formatMessage(messages.table)}
          title={intl.formatMessage(messages.table)}
        />
      </MenuTrigger>
      <MenuPopover>
        <MenuList className={menuStyles.fitting}>
          {steps.map(([name, run]) => (
            <MenuItem
              key={name.id}
              onClick={() => {
                quill.getSelection(true);
                run();
              }}
            >
              {intl.formatMessage(name)}
            </MenuItem>
          ))}
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
