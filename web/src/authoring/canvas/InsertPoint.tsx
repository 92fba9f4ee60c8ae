import {
  Button,
  makeStyles,
  Menu,
  MenuDivider,
  MenuItem,
  MenuList,
  MenuPopover,
  MenuTrigger,
  mergeClasses,
  tokens,
} from '@fluentui/react-components';
import { Add20Regular } from '@fluentui/react-icons/svg/add';
import { ClipboardPaste20Regular } from '@fluentui/react-icons/svg/clipboard-paste';
import { createElement, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { canvasMessages as messages } from './messages.ts';
import { insertable, insertableTypes, type InsertableType } from '../../section/types.ts';
import { useMenuListStyles } from '../../ui/menu/useMenuListStyles.ts';

/** A place between two sections where another can be added. It shows itself when the pointer or the focus comes near. */
export function InsertPoint({
  onInsert,
  types = insertableTypes,
  marked = false,
  onPaste,
}: {
  /** Those that may stand here. */
  types?: readonly InsertableType[];
  onInsert: (type: InsertableType) => void;
  /** Whether something is dragged that would come to stand here. */
  marked?: boolean;
  /** Null while nothing is copied that may stand here. */
  onPaste: (() => void) | null;
}): ReactElement {
  const intl = useIntl();
  const menuStyles = useMenuListStyles();
  const styles = useStyles();
  const name = intl.formatMessage(messages.insert);
  return (
    <div className={mergeClasses(styles.point, marked && styles.marked)}>
      <Menu positioning="below">
        <MenuTrigger disableButtonEnhancement>
          <Button
            className={styles.button}
            shape="circular"
            size="small"
            icon={<Add20Regular />}
            aria-label={name}
            title={name}
          />
        </MenuTrigger>
        <MenuPopover>
          <MenuList className={menuStyles.fitting}>
            {onPaste ? (
              <>
                <MenuItem icon={<ClipboardPaste20Regular />} onClick={onPaste}>
                  {intl.formatMessage(messages.paste)}
                </MenuItem>
                <MenuDivider />
              </>
            ) : null}
            {types.map((type) => (
              <MenuItem
                key={type}
                icon={createElement(insertable[type].Icon, { 'aria-hidden': true })}
                onClick={() => onInsert(type)}
              >
                {intl.formatMessage(insertable[type].label)}
              </MenuItem>
            ))}
          </MenuList>
        </MenuPopover>
      </Menu>
    </div>
  );
}

const useStyles = makeStyles({
  point: {
    position: 'relative',
    display: 'flex',
    justifyContent: 'center',
    height: '24px',
    opacity: 0,
    ':hover': { opacity: 1 },
    ':focus-within': { opacity: 1 },
    '@media (hover: none)': { opacity: 1 },
    '@media (prefers-reduced-motion: no-preference)': { transition: 'opacity 150ms ease-out' },
    '::before': {
      content: '""',
      position: 'absolute',
      insetInline: 0,
      top: '11px',
      height: '2px',
      borderRadius: '1px',
      backgroundColor: tokens.colorCompoundBrandStroke,
    },
  },
  marked: { opacity: 1 },
  button: { position: 'relative', backgroundColor: tokens.colorNeutralBackground1 },
});
