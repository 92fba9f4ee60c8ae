import { Button, Menu, MenuItem, MenuList, MenuPopover, MenuTrigger } from '@fluentui/react-components';
import { ArrowDown20Regular } from '@fluentui/react-icons/svg/arrow-down';
import { ArrowUp20Regular } from '@fluentui/react-icons/svg/arrow-up';
import { Delete20Regular } from '@fluentui/react-icons/svg/delete';
import { MoreHorizontal20Regular } from '@fluentui/react-icons/svg/more-horizontal';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { canvasMessages } from '../canvas/messages.ts';
import type { NodeKey } from '../draft/courseDraft.ts';
import type { Operation, Place } from '../draft/operation.ts';
import { structureMessages as messages } from './messages.ts';
import type { Moves } from './structureMoves.ts';

/** What can be done with a module or a lecture of the structure. */
export function NodeMenu({
  node,
  moves,
  dispatch,
}: {
  node: { readonly key: NodeKey; readonly fields: { readonly name: string } };
  moves: Moves;
  dispatch: (operation: Operation) => void;
}): ReactElement {
  const intl = useIntl();
  const { key, fields } = node;
  const name = intl.formatMessage(messages.actions, { name: fields.name });
  const move = (to: Place | null) => () => {
    if (to) dispatch({ type: 'move', keys: [key], to });
  };
  return (
    <Menu>
      <MenuTrigger disableButtonEnhancement>
        <Button size="small" appearance="subtle" icon={<MoreHorizontal20Regular />} aria-label={name} title={name} />
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          <MenuItem icon={<ArrowUp20Regular />} disabled={moves.up === null} onClick={move(moves.up)}>
            {intl.formatMessage(canvasMessages.moveUp)}
          </MenuItem>
          <MenuItem icon={<ArrowDown20Regular />} disabled={moves.down === null} onClick={move(moves.down)}>
            {intl.formatMessage(canvasMessages.moveDown)}
          </MenuItem>
          <MenuItem icon={<Delete20Regular />} onClick={() => dispatch({ type: 'remove', keys: [key] })}>
            {intl.formatMessage(canvasMessages.remove)}
          </MenuItem>
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
