import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { ChevronDownRegular } from '@fluentui/react-icons/svg/chevron-down';
import { ErrorCircleRegular } from '@fluentui/react-icons/svg/error-circle';
import { useId, useState, type ReactElement, type ReactNode } from 'react';

const useStyles = makeStyles({
  item: { borderBottom: `1px solid ${tokens.colorNeutralStroke2}` },
  heading: { margin: 0, fontSize: 'inherit' },
  button: {
    boxSizing: 'border-box',
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    // Its words begin where the fields do; the shade under the pointer reaches out a little.
    width: 'calc(100% + 8px)',
    marginInline: '-4px',
    minHeight: '64px',
    padding: '12px 4px',
    border: 'none',
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorNeutralForeground1,
    backgroundColor: 'transparent',
    fontFamily: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  // A long word in large type must not widen the page.
  words: { flexGrow: 1, minWidth: 0, display: 'flex', flexDirection: 'column', overflowWrap: 'anywhere' },
  name: {
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
  },
  about: {
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    fontWeight: tokens.fontWeightRegular,
    color: tokens.colorNeutralForeground3,
  },
  problem: { flexShrink: 0, color: tokens.colorStatusDangerForeground1 },
  arrow: {
    flexShrink: 0,
    color: tokens.colorNeutralForeground3,
    '@media (prefers-reduced-motion: no-preference)': { transitionProperty: 'transform', transitionDuration: '150ms' },
  },
  turned: { transform: 'rotate(180deg)' },
  content: { display: 'flex', flexDirection: 'column', gap: '20px', padding: '8px 0 28px' },
});

/** A group of fields that opens and closes. With something `wrong` in it, it opens, and stays open until that is mended. */
export function Disclosure({
  name,
  about,
  wrong,
  headingLevel = 2,
  openAtFirst = false,
  children,
}: {
  name: ReactNode;
  /** What is in it, in a few words. */
  about: ReactNode;
  /** A name for the mark of a group in which something is wrong; undefined when nothing is. */
  wrong?: string | undefined;
  headingLevel?: 2 | 3;
  openAtFirst?: boolean;
  children: ReactNode;
}): ReactElement {
  const styles = useStyles();
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  const [chosen, setChosen] = useState(openAtFirst);
  const open = chosen || wrong !== undefined;
  // Opened by a mistake, it must not close over the field in which that is being mended.
  if (open !== chosen) setChosen(open);
  return (
    <section className={styles.item} aria-labelledby={`${id}-name`}>
      <Heading className={styles.heading}>
        <button
          type="button"
          className={styles.button}
          aria-expanded={open}
          aria-controls={`${id}-content`}
          onClick={() => setChosen(!open)}
        >
          <span className={styles.words}>
            <span id={`${id}-name`} className={styles.name}>
              {name}
            </span>
            <span className={styles.about}>{about}</span>
          </span>
          {wrong ? <ErrorCircleRegular className={styles.problem} fontSize={20} aria-label={wrong} /> : null}
          <ChevronDownRegular className={mergeClasses(styles.arrow, open && styles.turned)} fontSize={20} aria-hidden />
        </button>
      </Heading>
      <div
        id={`${id}-content`}
        className={styles.content}
        hidden={!open}
        style={open ? undefined : { display: 'none' }}
      >
        {open ? children : null}
      </div>
    </section>
  );
}
