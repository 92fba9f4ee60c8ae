import {
  Menu,
  MenuDivider,
  MenuItem,
  MenuItemCheckbox,
  MenuList,
  MenuPopover,
  MenuTrigger,
  ToolbarButton,
} from '@fluentui/react-components';
import { Table20Regular } from '@fluentui/react-icons/svg/table';
import { Fragment, useEffect, useRef, useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { fieldMessages as messages } from '../messages.ts';
import type { Quill } from './createQuill.ts';
import { insertTable } from './insertTable.ts';
import { keysText } from './keysText.ts';
import { onTableMenuAsked } from './table/tableMenuAsked.ts';
import { tableTools, type TableTool } from './table/tableTools.ts';
import { useMenuListStyles } from '../../ui/menu/useMenuListStyles.ts';

const insert: readonly (readonly TableTool[])[] = [[{ name: messages.addTable, run: insertTable }]];

/** What can be done where the caret is. */
function toolsNow(quill: Quill): readonly (readonly TableTool[])[] {
  const tools = tableTools(quill);
  return tools.length > 0 ? tools : insert;
}

/** Puts a table into a text, and changes the one where the caret is. */
export function TableMenu({ quill }: { quill: Quill }): ReactElement {
  const intl = useIntl();
  const menuStyles = useMenuListStyles();
  /** Null while the menu is closed. */
  const [open, setOpen] = useState<readonly (readonly TableTool[])[] | null>(null);
  /** Whether it was opened from the text, by its key: the caret is there again once it is closed. */
  const isFromText = useRef(false);
  useEffect(
    () =>
      onTableMenuAsked(quill, () => {
        isFromText.current = true;
        setOpen(toolsNow(quill));
      }),
    [quill],
  );
  const change = (next: boolean): void => {
    setOpen(next ? toolsNow(quill) : null);
    if (!next && isFromText.current) {
      quill.focus({ preventScroll: true });
    }
    isFromText.current = false;
  };
  const groups = open ?? insert;
  const checked = groups.flat().flatMap(({ name, checked: isOn }) => (isOn ? [String(name.id)] : []));
  return (
    // Within the field, so that the focus never leaves it.
    <Menu
      inline
      open={open !== null}
      onOpenChange={(_event, { open: next }) => change(next)}
      checkedValues={{ table: checked }}
    >
      <MenuTrigger>
        <ToolbarButton
          icon={<Table20Regular />}
          aria-label={intl.formatMessage(messages.table)}
          title={intl.formatMessage(messages.table)}
        />
      </MenuTrigger>
      <MenuPopover>
        <MenuList className={menuStyles.fitting}>
          {groups.map((tools, at) => (
            <Fragment key={String(tools[0]?.name.id)}>
              {at > 0 ? <MenuDivider /> : null}
              {tools.map((tool) => (
                <ToolItem key={tool.name.id} tool={tool} quill={quill} />
              ))}
            </Fragment>
          ))}
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}

function ToolItem({ tool, quill }: { tool: TableTool; quill: Quill }): ReactElement {
  const intl = useIntl();
  const onClick = (): void => {
    quill.getSelection(true);
    tool.run(quill);
  };
  const name = intl.formatMessage(tool.name);
  if (tool.checked !== undefined) {
    return (
      <MenuItemCheckbox name="table" value={String(tool.name.id)} persistOnClick={false} onClick={onClick}>
        {name}
      </MenuItemCheckbox>
    );
  }
  return (
    <MenuItem
      disabled={tool.disabled === true}
      secondaryContent={tool.keys ? keysText(intl, tool.keys) : undefined}
      onClick={onClick}
    >
      {name}
    </MenuItem>
  );
}
