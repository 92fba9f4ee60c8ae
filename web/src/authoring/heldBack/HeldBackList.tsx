import { Button, makeStyles } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { failureMessages } from '../../ui/failureMessages.ts';
import type { CourseDraft } from '../draft/courseDraft.ts';
import type { ProblemPlace } from '../save/placeOfProblem.ts';
import { ChangedModuleItem } from './ChangedModuleItem.tsx';
import { changeGroups } from './changeGroups.ts';
import type { EditorHoldingBack, HeldBackSnapshot } from './HeldBack.ts';
import type { HeldBackChange } from './heldBackPorts.ts';
import { heldBackMessages as messages } from './messages.ts';
import { placeOfChange } from './placeOfChange.ts';
import type { ChosenModules } from './useChosenModules.ts';

/** The changes that are held back by their modules, or why there is no list of them. */
export function HeldBackList({
  opened: { editor, heldBack },
  draft,
  held: { changes, reading },
  chosen,
  onPlace,
}: {
  opened: EditorHoldingBack;
  draft: CourseDraft;
  held: HeldBackSnapshot;
  chosen: ChosenModules;
  onPlace: (place: ProblemPlace) => void;
}): ReactElement {
  const intl = useIntl();
  const styles = useStyles();
  const line = (name: 'aboutNone' | 'aboutSame' | 'reading' | 'about'): ReactElement => (
    <p role="status" className={styles.line}>
      {intl.formatMessage(messages[name])}
    </p>
  );
  const open = async (change: HeldBackChange): Promise<void> => {
    const place = await placeOfChange(editor, change);
    if (place) onPlace(place);
  };
  if (reading === 'failed') {
    return (
      <div role="alert" className={styles.unread}>
        <span>{intl.formatMessage(messages.unread)}</span>
        <Button size="small" onClick={() => void heldBack.read()}>
          {intl.formatMessage(failureMessages.tryAgain)}
        </Button>
      </div>
    );
  }
  if (changes === null) return line(reading === 'read' ? 'aboutNone' : 'reading');
  if (changes.totalCount === 0) return line('aboutSame');
  const left = changes.totalCount - changes.changes.length;
  return (
    <>
      {line('about')}
      {changeGroups(changes.changes).map((group) => (
        <ChangedModuleItem
          key={group.moduleId ?? group.of}
          group={group}
          draft={draft}
          chosen={chosen}
          onOpen={(change) => void open(change)}
        />
      ))}
      {left > 0 ? <p className={styles.line}>{intl.formatMessage(messages.more, { count: left })}</p> : null}
    </>
  );
}

const useStyles = makeStyles({
  line: { margin: 0 },
  unread: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px' },
});
