import { makeStyles, mergeClasses, tokens, type GriffelStyle } from '@fluentui/react-components';
import { useEffect, useRef, type KeyboardEvent, type ReactElement, type ReactNode } from 'react';

const fade: GriffelStyle = {
  content: '""',
  position: 'sticky',
  zIndex: 1,
  flexShrink: 0,
  width: '40px',
  pointerEvents: 'none',
  opacity: 0,
  animationTimeline: 'scroll(inline)',
  '@media (forced-colors: active)': { display: 'none' },
};

/** The fade takes no room, and the gap beside it none either. */
const fadeAt = (side: 'left' | 'right', inner: 'Start' | 'End'): GriffelStyle => ({
  [side]: 0,
  backgroundImage: `linear-gradient(to ${side}, transparent, var(--tab-row-ground, ${tokens.colorNeutralBackground1}))`,
  [`marginInline${inner}`]: '-40px',
  '@media (min-width: 480px)': { [`marginInline${inner}`]: '-44px' },
});

const useStyles = makeStyles({
  list: {
    display: 'flex',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    overflowX: 'auto',
    '@media (min-width: 480px)': { columnGap: '4px' },
    // Where tabs go on behind an edge they fade there, in browsers that can tell; `--tab-row-ground` names another ground.
    '::before': {
      ...fade,
      ...fadeAt('left', 'End'),
      animationName: { '0%': { opacity: 0 }, '10%': { opacity: 1 }, '100%': { opacity: 1 } },
    },
    '::after': {
      ...fade,
      ...fadeAt('right', 'Start'),
      animationName: { '0%': { opacity: 1 }, '90%': { opacity: 1 }, '100%': { opacity: 0 } },
    },
  },
  tab: {
    position: 'relative',
    flexShrink: 0,
    minHeight: '44px',
    padding: '0 6px',
    '@media (min-width: 480px)': { padding: '0 12px' },
    border: 'none',
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorNeutralForeground2,
    backgroundColor: 'transparent',
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    cursor: 'pointer',
    ':hover': { color: tokens.colorNeutralForeground1 },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-4px' },
  },
  closed: {
    color: tokens.colorNeutralForegroundDisabled,
    cursor: 'default',
    ':hover': { color: tokens.colorNeutralForegroundDisabled },
  },
  chosen: {
    color: tokens.colorNeutralForeground1,
    fontWeight: tokens.fontWeightSemibold,
    '::after': {
      content: '""',
      position: 'absolute',
      insetInline: '6px',
      bottom: 0,
      height: '3px',
      borderRadius: '2px 2px 0 0',
      backgroundColor: tokens.colorCompoundBrandBackground,
      '@media (forced-colors: active)': { backgroundColor: 'Highlight' },
      '@media (min-width: 480px)': { insetInline: '12px' },
    },
  },
});

/** A row of tabs. Arrow keys move and choose; the panel of a tab has the id `panel-<value>` and is named by `tab-<value>`. */
export function TabRow<Value extends string>({
  label,
  tabs,
  chosen,
  onChosen,
}: {
  label: string;
  /** `closed` says why a tab cannot be chosen now. */
  tabs: readonly { value: Value; name: ReactNode; closed?: string | undefined }[];
  chosen: Value;
  onChosen: (value: Value) => void;
}): ReactElement {
  const styles = useStyles();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const tab = list.current?.querySelector(`#tab-${chosen}`);
    if (tab) showWhole(tab);
  }, [chosen]);
  const move = (event: KeyboardEvent): void => {
    const open = tabs.filter(({ closed }) => closed === undefined);
    const place = open.findIndex(({ value }) => value === chosen);
    const target = { ArrowLeft: place - 1, ArrowRight: place + 1, Home: 0, End: open.length - 1 }[event.key];
    const next = target === undefined ? undefined : open.at(target % open.length);
    if (!next) return;
    event.preventDefault();
    onChosen(next.value);
    list.current?.querySelector<HTMLElement>(`#tab-${next.value}`)?.focus();
  };
  return (
    <div ref={list} role="tablist" aria-label={label} className={styles.list}>
      {tabs.map(({ value, name, closed }) => (
        <button
          key={value}
          type="button"
          role="tab"
          id={`tab-${value}`}
          aria-selected={value === chosen}
          aria-controls={value === chosen ? `panel-${value}` : undefined}
          aria-disabled={closed === undefined ? undefined : true}
          title={closed}
          tabIndex={value === chosen ? 0 : -1}
          className={mergeClasses(styles.tab, value === chosen && styles.chosen, closed !== undefined && styles.closed)}
          onClick={() => closed === undefined && onChosen(value)}
          onFocus={(event) => showWhole(event.currentTarget)}
          onKeyDown={move}
        >
          {name}
        </button>
      ))}
    </div>
  );
}

/** The row scrolls in a narrow window; browsers leave a tab there that is in sight in part. */
function showWhole(tab: Element): void {
  tab.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
