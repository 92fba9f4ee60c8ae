import {
  Button,
  Menu,
  MenuDivider,
  MenuItem,
  MenuItemLink,
  MenuList,
  MenuPopover,
  MenuTrigger,
} from '@fluentui/react-components';
import { CopyRegular } from '@fluentui/react-icons/svg/copy';
import { EyeOffRegular } from '@fluentui/react-icons/svg/eye-off';
import { MoreHorizontal20Regular } from '@fluentui/react-icons/svg/more-horizontal';
import { PeopleCommunityRegular } from '@fluentui/react-icons/svg/people-community';
import { OpenRegular } from '@fluentui/react-icons/svg/open';
import { HistoryRegular } from '@fluentui/react-icons/svg/history';
import { KeyboardRegular } from '@fluentui/react-icons/svg/keyboard';
import { TaskListLtrRegular } from '@fluentui/react-icons/svg/task-list-ltr';
import { TaskListSquareLtrRegular } from '@fluentui/react-icons/svg/task-list-square-ltr';
import type { ReactElement, ReactNode, RefObject } from 'react';
import { useIntl } from 'react-intl';
import { useHref } from 'react-router';
import { links } from '../../routing/links.ts';
import { useMenuListStyles } from '../../ui/menu/useMenuListStyles.ts';
import { useCopyLink } from '../../ui/useCopyLink.ts';
import { checkMessages as messages } from '../check/messages.ts';
import { guideMessages } from '../guide/messages.ts';
import { historyMessages } from '../history/messages.ts';
import { linkMessages } from '../review/link/messages.ts';
import { shortcutMessages } from '../shortcuts/messages.ts';

/** The menu of the editing bar: what is rarely needed, and what a hand should not come upon by chance. */
export function BarMenu({
  trigger,
  courseId,
  published,
  template,
  off,
  holding,
  onCheck,
  onHistory,
  onReviewLinks,
  onUnpublish,
  onShortcuts,
  onGuide,
}: {
  trigger: RefObject<HTMLButtonElement | null>;
  /** The raw id. */
  courseId: number;
  published: boolean;
  /** Templates are never published (OP-53). */
  template: boolean;
  /** Whether it cannot be unpublished now. */
  off: boolean;
  /** The item that holds changes back. */
  holding: ReactNode;
  onCheck: () => void;
  onHistory: () => void;
  /** Shows the links by which people without an account review it. */
  onReviewLinks: () => void;
  onUnpublish: () => void;
  onShortcuts: () => void;
  /** Shows the steps to a first course; null where they do not fit. */
  onGuide: (() => void) | null;
}): ReactElement {
  const intl = useIntl();
  const styles = useMenuListStyles();
  const copyLink = useCopyLink();
  const live = useHref(links.course(courseId));
  const text = (name: keyof typeof messages): string => intl.formatMessage(messages[name]);
  return (
    <Menu positioning="below-end">
      <MenuTrigger disableButtonEnhancement>
        <Button
          ref={trigger}
          appearance="subtle"
          icon={<MoreHorizontal20Regular />}
          aria-label={text('menu')}
          title={text('menu')}
        />
      </MenuTrigger>
      <MenuPopover>
        <MenuList className={styles.fitting}>
          {template ? null : (
            <MenuItem icon={<CopyRegular />} onClick={() => void copyLink(links.sharedCourse(courseId))}>
              {text('copy')}
            </MenuItem>
          )}
          <MenuItem icon={<HistoryRegular />} onClick={onHistory}>
            {intl.formatMessage(historyMessages.title)}
          </MenuItem>
          <MenuItem icon={<PeopleCommunityRegular />} onClick={onReviewLinks}>
            {intl.formatMessage(linkMessages.title)}
          </MenuItem>
          <MenuItem icon={<KeyboardRegular />} secondaryContent="?" onClick={onShortcuts}>
            {intl.formatMessage(shortcutMessages.title)}
          </MenuItem>
          {onGuide ? (
            <MenuItem icon={<TaskListSquareLtrRegular />} onClick={onGuide}>
              {intl.formatMessage(guideMessages.title)}
            </MenuItem>
          ) : null}
          {published ? (
            <>
              <MenuItemLink icon={<OpenRegular />} href={live} target="_blank" rel="noopener">
                {text('seeLive')}
              </MenuItemLink>
              <MenuItem icon={<TaskListLtrRegular />} onClick={onCheck}>
                {text('checkCourse')}
              </MenuItem>
              <MenuDivider />
              {holding}
              <MenuItem icon={<EyeOffRegular />} disabled={off} onClick={onUnpublish}>
                {text('unpublish')}
              </MenuItem>
            </>
          ) : null}
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
