import { Button, Toolbar } from '@fluentui/react-components';
import { Dismiss20Regular } from '@fluentui/react-icons/svg/dismiss';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { structureMessages as messages } from './messages.ts';
import { useTreeStyles } from './StructureTree.styles.ts';
import type { TreeCommand } from './treeKeys.ts';
import { menuGroups } from './treeMenuItems.tsx';

const offered: ReadonlySet<string> = new Set<TreeCommand>(['moveTo', 'duplicate', 'copy', 'cut', 'remove']);

/** What can be done with all selected modules or lectures at once. */
export function SelectionBar({
  count,
  onCommand,
  onCleared,
}: {
  count: number;
  onCommand: (command: TreeCommand) => void;
  onCleared: () => void;
}): ReactElement {
  const intl = useIntl();
  const styles = useTreeStyles();
  const text = intl.formatMessage(messages.selected, { count });
  const clear = intl.formatMessage(messages.unselect);
  return (
    <Toolbar size="small" className={styles.bar} aria-label={text}>
      <span className={styles.barCount}>{text}</span>
      {menuGroups
        .flat()
        .map(({ command, text: name, icon }) =>
          offered.has(command) ? (
            <Button
              key={command}
              size="small"
              appearance="subtle"
              icon={icon}
              aria-label={intl.formatMessage(name)}
              title={intl.formatMessage(name)}
              onClick={() => onCommand(command as TreeCommand)}
            />
          ) : null,
        )}
      <Button
        size="small"
        appearance="subtle"
        icon={<Dismiss20Regular />}
        aria-label={clear}
        title={clear}
        onClick={onCleared}
      />
    </Toolbar>
  );
}
