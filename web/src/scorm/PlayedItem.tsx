import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { Dismiss20Regular } from '@fluentui/react-icons/svg/dismiss';
import { FullScreenMaximize20Regular } from '@fluentui/react-icons/svg/full-screen-maximize';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { fullscreenMessages } from '../ui/fullscreen/fullscreenMessages.ts';
import { useFullscreen } from '../ui/fullscreen/useFullscreen.ts';
import { useViewer } from '../viewer/useShell.ts';
import { ItemFrame } from './ItemFrame.tsx';
import type { ItemProgress, NewProgress } from './itemProgress.ts';
import { openedItem } from './openedItem.ts';
import { scormMessages as messages } from './messages.ts';
import type { Place, Scorm, ScormItem } from './ScormItems.tsx';
import { useItemChannel } from './useItemChannel.ts';
import { useKeepCommits } from './useKeepCommits.ts';
import { useCommitOnUnload } from './useCommitOnUnload.ts';

const useStyles = makeStyles({
  player: { display: 'flex', flexDirection: 'column', gap: '8px', backgroundColor: tokens.colorNeutralBackground1 },
  bar: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px' },
  // They go to the next line together.
  buttons: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
  said: { flex: '1 1 200px', margin: 0, color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase300 },
});

/** An item while it is open: its frame, whether its work is kept, full screen, and the way out. */
export function PlayedItem({
  scorm,
  item,
  state,
  session,
  place,
  canWork,
  onKept,
  onClosed,
}: {
  scorm: Scorm;
  item: ScormItem;
  state: ItemProgress & { readonly cmi?: unknown };
  session: string;
  place: Place;
  canWork: boolean;
  onKept: (itemId: string, progress: NewProgress) => void;
  onClosed: () => void;
}): ReactElement {
  const intl = useIntl();
  const styles = useStyles();
  const viewer = useViewer();
  const whole = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const { supported, active, toggle } = useFullscreen(whole);
  const { saving, keep, send } = useKeepCommits({ ...place, itemId: item.itemId, session, canWork, onKept });
  // What it opened with stays while it is open, whatever its commits say.
  const [opened] = useState(() => openedItem({ scorm, item, state, session, place, viewer, canWork }));
  // What was pressed to open it is gone.
  useEffect(() => frame.current?.focus(), []);
  const [height, setHeight] = useState<number | null>(null);
  const { close } = useItemChannel({ frame, item: opened, onCommit: keep, onHeight: setHeight });
  useCommitOnUnload({ close, send, onClosed });
  return (
    <div ref={whole} className={styles.player}>
      <div className={styles.bar}>
        <p className={styles.said} role="status">
          {saving === null ? null : intl.formatMessage(messages[saving])}
        </p>
        <div className={styles.buttons}>
          {supported ? (
            <Button icon={<FullScreenMaximize20Regular />} onClick={toggle}>
              {intl.formatMessage(active ? fullscreenMessages.exitFullscreen : fullscreenMessages.fullscreen)}
            </Button>
          ) : null}
          <Button icon={<Dismiss20Regular />} onClick={() => void close().then(onClosed)}>
            {intl.formatMessage(messages.close)}
          </Button>
        </div>
      </div>
      <ItemFrame frame={frame} title={item.title} contentUrl={scorm.contentUrl} contentHeight={height} />
    </div>
  );
}
