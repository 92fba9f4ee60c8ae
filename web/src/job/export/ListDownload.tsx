import {
  Menu,
  MenuItem,
  MenuList,
  MenuPopover,
  MenuTrigger,
  SplitButton,
  useMergedRefs,
  type MenuTriggerChildProps,
} from '@fluentui/react-components';
import { ArrowDownloadRegular } from '@fluentui/react-icons/svg/arrow-download';
import { useRef, useState, type ReactElement, type RefObject } from 'react';
import { useIntl } from 'react-intl';
import { CsvLink } from '../../admin/table/CsvLink.tsx';
import { tableMessages } from '../../admin/table/messages.ts';
import { useCsvAddress, type CsvList } from '../../admin/table/useCsvAddress.ts';
import { hasRole } from '../../routing/guards.ts';
import { useMenuListStyles } from '../../ui/menu/useMenuListStyles.ts';
import { useViewer } from '../../viewer/useShell.ts';
import { ExportDialog } from './ExportDialog.tsx';
import type { ListKind } from './listKinds.ts';
import { exportMessages as messages } from './messages.ts';

/** Downloads a list as CSV; admins have everything of its kind as JSON Lines from there, too (OP-335). */
export function ListDownload({ kind, ...list }: CsvList & { kind: ListKind }): ReactElement {
  const mayExport = hasRole(useViewer()?.roles ?? [], 'ROLE_ADMIN');
  return mayExport ? <DownloadOrExport kind={kind} {...list} /> : <CsvLink {...list} />;
}

function DownloadOrExport({ kind, ...list }: CsvList & { kind: ListKind }): ReactElement {
  const intl = useIntl();
  const menuStyles = useMenuListStyles();
  const trigger = useRef<HTMLButtonElement>(null);
  const [asking, setAsking] = useState(false);
  const href = useCsvAddress(list);
  const close = (): void => {
    setAsking(false);
    // The menu item that opened it is gone.
    setTimeout(() => trigger.current?.focus());
  };
  return (
    <>
      <Menu positioning="below-end">
        <MenuTrigger disableButtonEnhancement>
          {(opening) => <DownloadButton href={href} opening={opening} focused={trigger} />}
        </MenuTrigger>
        <MenuPopover>
          <MenuList className={menuStyles.fitting}>
            <MenuItem onClick={() => setAsking(true)}>{intl.formatMessage(messages.jsonLines)}</MenuItem>
          </MenuList>
        </MenuPopover>
      </Menu>
      {asking ? <ExportDialog kind={kind} onClosed={close} /> : null}
    </>
  );
}

/** The link to the file, with the button that opens the menu beside it. */
function DownloadButton({
  href,
  opening: { ref, ...opening },
  focused,
}: {
  href: string;
  opening: MenuTriggerChildProps;
  focused: RefObject<HTMLButtonElement | null>;
}): ReactElement {
  const intl = useIntl();
  return (
    <SplitButton
      icon={<ArrowDownloadRegular fontSize={20} />}
      primaryActionButton={{ as: 'a', href, download: true }}
      menuButton={{ ...opening, ref: useMergedRefs(ref, focused), 'aria-label': intl.formatMessage(messages.more) }}
    >
      {intl.formatMessage(tableMessages.csv)}
    </SplitButton>
  );
}
