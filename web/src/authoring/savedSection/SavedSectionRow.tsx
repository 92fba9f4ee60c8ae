import {
  Button,
  makeStyles,
  Menu,
  MenuItem,
  MenuList,
  MenuPopover,
  MenuTrigger,
  mergeClasses,
  tokens,
} from '@fluentui/react-components';
import { BookmarkRegular } from '@fluentui/react-icons/svg/bookmark';
import { DeleteRegular } from '@fluentui/react-icons/svg/delete';
import { EditRegular } from '@fluentui/react-icons/svg/edit';
import { MoreHorizontalRegular } from '@fluentui/react-icons/svg/more-horizontal';
import type { DragEventHandler, ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { savedSectionMessages as messages } from './messages.ts';
import type { SavedSection } from './savedSection.ts';

/** A saved section; in the drawer, pressed or dragged, it comes into the lecture as a copy. */
export function SavedSectionRow({
  section: { name, sectionCount, createdBy, editable },
  onInsert,
  onDragStart,
  onDragEnd,
  onRename,
  onDelete,
}: {
  section: SavedSection;
  /** Null while no lecture can be changed; undefined where there is none. */
  onInsert: (() => void) | null | undefined;
  onDragStart: DragEventHandler;
  onDragEnd: DragEventHandler;
  onRename: () => void;
  onDelete: () => void;
}): ReactElement {
  const intl = useIntl();
  const styles = useStyles();
  const holds = intl.formatMessage(messages.holds, { count: sectionCount });
  const words = (
    <>
      <BookmarkRegular className={styles.icon} fontSize={20} aria-hidden />
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>{' '}
        <span className={styles.about}>
          {createdBy ? intl.formatMessage(messages.by, { holds, person: createdBy.name }) : holds}
        </span>
      </span>
    </>
  );
  return (
    <li className={styles.row}>
      {onInsert === undefined ? (
        <div className={styles.section}>{words}</div>
      ) : (
        <button
          type="button"
          className={mergeClasses(styles.section, styles.insert)}
          title={intl.formatMessage(messages.inserts)}
          disabled={onInsert === null}
          draggable={onInsert !== null}
          onClick={() => onInsert?.()}
          onDragStart={onDragStart}
          onDragEnd={onDragEnd}
        >
          {words}
        </button>
      )}
      {editable ? (
        <Menu positioning="below-end">
          <MenuTrigger disableButtonEnhancement>
            <Button
              appearance="subtle"
              icon={<MoreHorizontalRegular fontSize={20} />}
              aria-label={intl.formatMessage(messages.actions, { name })}
            />
          </MenuTrigger>
          <MenuPopover>
            <MenuList>
              <MenuItem icon={<EditRegular />} onClick={onRename}>
                {intl.formatMessage(messages.rename)}
              </MenuItem>
              <MenuItem icon={<DeleteRegular />} onClick={onDelete}>
                {intl.formatMessage(messages.remove)}
              </MenuItem>
            </MenuList>
          </MenuPopover>
        </Menu>
      ) : null}
    </li>
  );
}

const useStyles = makeStyles({
  row: { display: 'flex', alignItems: 'center', gap: '4px' },
  section: {
    flexGrow: 1,
    minWidth: 0,
    display: 'flex',
    alignItems: 'flex-start',
    gap: '12px',
    padding: '8px 12px',
    borderRadius: '8px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    color: tokens.colorNeutralForeground1,
    backgroundColor: tokens.colorNeutralBackground1,
    fontFamily: 'inherit',
    textAlign: 'start',
  },
  insert: {
    cursor: 'pointer',
    ':hover:enabled': { backgroundColor: tokens.colorNeutralBackground1Hover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
    ':disabled': { color: tokens.colorNeutralForegroundDisabled, cursor: 'not-allowed' },
  },
  icon: { flexShrink: 0 },
  words: { minWidth: 0, display: 'flex', flexDirection: 'column', gap: '2px' },
  name: {
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    overflowWrap: 'anywhere',
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
  },
  about: {
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
});
