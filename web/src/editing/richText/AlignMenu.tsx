import { Menu, MenuItemRadio, MenuList, MenuPopover, MenuTrigger, ToolbarButton } from '@fluentui/react-components';
import { TextAlignCenter20Regular } from '@fluentui/react-icons/svg/text-align-center';
import { TextAlignJustify20Regular } from '@fluentui/react-icons/svg/text-align-justify';
import { TextAlignLeft20Regular } from '@fluentui/react-icons/svg/text-align-left';
import { TextAlignRight20Regular } from '@fluentui/react-icons/svg/text-align-right';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { useMenuListStyles } from '../../ui/menu/useMenuListStyles.ts';
import { fieldMessages as messages } from '../messages.ts';
import { alignments } from './commands.ts';
import type { Quill } from './createQuill.ts';
import { keysText } from './keysText.ts';

const icons = [
  <TextAlignLeft20Regular key="start" />,
  <TextAlignCenter20Regular key="center" />,
  <TextAlignRight20Regular key="end" />,
  <TextAlignJustify20Regular key="justify" />,
];

/** Where lines stand. `now`: what those at the cursor say; a side by name is one of texts that were written before. */
export function AlignMenu({ quill, now }: { quill: Quill; now: unknown }): ReactElement {
  const intl = useIntl();
  const menuStyles = useMenuListStyles();
  const side = now === 'right' ? 'end' : now;
  const at = Math.max(
    0,
    alignments.findIndex(({ gives }) => gives?.value === side),
  );
  const name = intl.formatMessage(messages.align);
  return (
    // Within the field, so that the focus never leaves it.
    <Menu inline checkedValues={{ align: [String(at)] }}>
      <MenuTrigger>
        <ToolbarButton icon={icons[at]} aria-label={name} title={name} />
      </MenuTrigger>
      <MenuPopover>
        <MenuList className={menuStyles.fitting}>
          {alignments.map((command, index) => (
            <MenuItemRadio
              key={command.name.id}
              name="align"
              value={String(index)}
              icon={icons[index]}
              secondaryContent={command.keys ? keysText(intl, command.keys) : undefined}
              onClick={() => command.run(quill)}
            >
              {intl.formatMessage(command.name)}
            </MenuItemRadio>
          ))}
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
