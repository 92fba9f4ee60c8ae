import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { PanelLeftContract20Regular } from '@fluentui/react-icons/svg/panel-left-contract';
import { PanelLeftExpand20Regular } from '@fluentui/react-icons/svg/panel-left-expand';
import { useEffect, useRef, type ReactElement, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { TabRow } from '../../ui/tab/TabRow.tsx';
import { checkMessages } from '../check/messages.ts';
import { libraryMessages } from '../library/messages.ts';
import { editorMessages as messages } from '../messages.ts';
import { commentsMessages } from '../review/messages.ts';
import { OpenCount } from '../review/OpenCount.tsx';
import { useDrawerWidth } from './useDrawerWidth.ts';

export type DrawerTab = 'structure' | 'library' | 'sections' | 'check' | 'comments';

/** The panel beside the page that is edited: structure, files and section types (EDIT-12, EDIT-13, EDIT-15). */
export function EditorDrawer({
  tab,
  inLecture,
  folded,
  openCount,
  onTab,
  onFold,
  children,
}: {
  tab: DrawerTab;
  /** Whether a lecture is open: only then sections can be added. */
  inLecture: boolean;
  /** Whether it is but a button. */
  folded: boolean;
  /** How many conversations about the course are open. */
  openCount: number;
  onTab: (tab: DrawerTab) => void;
  onFold: (folded: boolean) => void;
  /** The panel of the chosen tab. */
  children: ReactNode;
}): ReactElement {
  const intl = useIntl();
  const styles = useStyles();
  const { width, handle } = useDrawerWidth();
  const button = useRef<HTMLButtonElement>(null);
  const wasFolded = useRef(folded);
  useEffect(() => {
    // The button that was pressed has made way for the other one.
    if (wasFolded.current !== folded && document.activeElement === document.body) button.current?.focus();
    wasFolded.current = folded;
  }, [folded]);
  const text = intl.formatMessage(folded ? messages.unfoldDrawer : messages.foldDrawer);
  const toggle = (
    <Button
      ref={button}
      data-tour={folded ? 'unfold' : undefined}
      appearance="subtle"
      icon={folded ? <PanelLeftExpand20Regular /> : <PanelLeftContract20Regular />}
      aria-label={text}
      title={text}
      onClick={() => onFold(!folded)}
    />
  );
  if (folded) {
    return (
      <aside aria-label={intl.formatMessage(messages.drawer)} className={mergeClasses(styles.drawer, styles.folded)}>
        {toggle}
      </aside>
    );
  }
  return (
    <aside aria-label={intl.formatMessage(messages.drawer)} className={styles.drawer} style={{ width }}>
      <div className={styles.tabs}>
        <TabRow
          label={intl.formatMessage(messages.drawer)}
          tabs={[
            { value: 'structure', name: intl.formatMessage(messages.structure) },
            { value: 'library', name: intl.formatMessage(libraryMessages.tab) },
            {
              value: 'sections',
              name: intl.formatMessage(messages.sections),
              closed: inLecture ? undefined : intl.formatMessage(messages.sectionsClosed),
            },
            { value: 'check', name: intl.formatMessage(checkMessages.tab) },
            {
              value: 'comments',
              name: (
                <>
                  {intl.formatMessage(commentsMessages.tab)}
                  {openCount === 0 ? null : <OpenCount count={openCount} />}
                </>
              ),
            },
          ]}
          chosen={tab}
          onChosen={onTab}
        />
        {toggle}
      </div>
      <div role="tabpanel" id={`panel-${tab}`} aria-labelledby={`tab-${tab}`} className={styles.panel}>
        {children}
      </div>
      <div
        {...handle}
        data-tour="width"
        aria-label={intl.formatMessage(messages.resizeDrawer)}
        className={styles.handle}
      />
    </aside>
  );
}

const useStyles = makeStyles({
  drawer: {
    position: 'sticky',
    top: 'var(--editor-top)',
    flexShrink: 0,
    display: 'flex',
    flexDirection: 'column',
    boxSizing: 'border-box',
    height: 'calc(100dvh - var(--editor-top))',
    borderRight: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground2,
  },
  // As wide as its button.
  folded: { alignItems: 'center', width: '48px', paddingTop: '6px' },
  tabs: {
    flexShrink: 0,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    paddingInline: '8px',
    '--tab-row-ground': tokens.colorNeutralBackground2,
    '& > [role="tablist"]': { flexGrow: 1, minWidth: 0 },
    // Five names would be cut.
    '& [role="tab"]': { paddingInline: '6px', '::after': { insetInline: '6px' } },
  },
  panel: { flexGrow: 1, minHeight: 0, overflowY: 'auto', scrollbarGutter: 'stable' },
  handle: {
    position: 'absolute',
    insetBlock: 0,
    insetInlineEnd: '-4px',
    width: '8px',
    cursor: 'col-resize',
    touchAction: 'none',
    ':hover': { backgroundColor: tokens.colorNeutralStroke1Hover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
});
