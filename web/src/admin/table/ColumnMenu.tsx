import {
  Button,
  Menu,
  MenuDivider,
  MenuItem,
  MenuItemCheckbox,
  MenuList,
  MenuPopover,
  MenuTrigger,
} from '@fluentui/react-components';
import { ColumnTripleRegular } from '@fluentui/react-icons/svg/column-triple';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { useMenuListStyles } from '../../ui/menu/useMenuListStyles.ts';
import { tableMessages as messages } from './messages.ts';
import type { ColumnChoice } from './useColumns.ts';

/** Which columns a table shows. */
export function ColumnMenu<Row>({ choice }: { choice: ColumnChoice<Row> }): ReactElement {
  const intl = useIntl();
  const styles = useMenuListStyles();
  const { all, shown, choose } = choice;
  const toChoose = all.filter(({ fixed }) => !fixed);
  return (
    <Menu
      positioning="below-end"
      checkedValues={{ shown: shown.filter((column) => toChoose.includes(column)).map(({ key }) => key) }}
      onCheckedValueChange={(_event, { checkedItems }) => choose(checkedItems)}
    >
      <MenuTrigger disableButtonEnhancement>
        <Button icon={<ColumnTripleRegular fontSize={20} />}>{intl.formatMessage(messages.columns)}</Button>
      </MenuTrigger>
      <MenuPopover>
        <MenuList className={styles.fitting}>
          {toChoose.map(({ key, head }) => (
            <MenuItemCheckbox key={key} name="shown" value={key}>
              {head}
            </MenuItemCheckbox>
          ))}
          <MenuDivider />
          <MenuItem onClick={() => choose(null)}>{intl.formatMessage(messages.firstColumns)}</MenuItem>
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
