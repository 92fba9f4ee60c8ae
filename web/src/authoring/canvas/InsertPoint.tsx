import {
  Button,
  makeStyles,
  mergeClasses,
  Popover,
  PopoverSurface,
  PopoverTrigger,
  tokens,
} from '@fluentui/react-components';
import { Add20Regular } from '@fluentui/react-icons/svg/add';
import { useRef, useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { canvasMessages as messages } from './messages.ts';
import { insertableTypes, type InsertableType } from '../../section/types.ts';
import { rememberType } from './sectionChoice.ts';
import { SectionChooser } from './SectionChooser.tsx';

/** A place between two sections where another can be added. It shows itself when the pointer or the focus comes near. */
export function InsertPoint({
  onInsert,
  types = insertableTypes,
  marked = false,
  onPaste,
}: {
  /** Those that may stand here. */
  types?: readonly InsertableType[];
  onInsert: (type: InsertableType) => void;
  /** Whether something is dragged that would come to stand here. */
  marked?: boolean;
  /** Null while nothing is copied that may stand here. */
  onPaste: (() => void) | null;
}): ReactElement {
  const intl = useIntl();
  const styles = useStyles();
  const opener = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const name = intl.formatMessage(messages.insert);
  return (
    <div className={mergeClasses(styles.point, (marked || open) && styles.marked)}>
      <Popover
        positioning="below"
        trapFocus
        // The choice takes it itself, without scrolling.
        unstable_disableAutoFocus
        open={open}
        onOpenChange={(_event, data) => {
          // A key opens it wherever the page was scrolled to.
          if (data.open) opener.current?.scrollIntoView({ block: 'nearest' });
          setOpen(data.open);
        }}
      >
        <PopoverTrigger disableButtonEnhancement>
          <Button
            ref={opener}
            className={styles.button}
            shape="circular"
            size="small"
            icon={<Add20Regular />}
            aria-label={name}
            title={name}
          />
        </PopoverTrigger>
        <PopoverSurface aria-label={name} className={styles.surface}>
          <SectionChooser
            types={types}
            onPaste={
              onPaste &&
              (() => {
                setOpen(false);
                onPaste();
              })
            }
            onChosen={(type) => {
              setOpen(false);
              rememberType(type);
              onInsert(type);
            }}
          />
        </PopoverSurface>
      </Popover>
    </div>
  );
}

const useStyles = makeStyles({
  point: {
    position: 'relative',
    display: 'flex',
    justifyContent: 'center',
    alignItems: 'center',
    // The tools of the section below float here, and cover nothing that is written.
    height: '44px',
    opacity: 0,
    ':hover': { opacity: 1 },
    ':focus-within': { opacity: 1 },
    '@media (hover: none)': { opacity: 1 },
    '@media (prefers-reduced-motion: no-preference)': { transition: 'opacity 150ms ease-out' },
    '::before': {
      content: '""',
      position: 'absolute',
      insetInline: 0,
      top: '21px',
      height: '2px',
      borderRadius: '1px',
      backgroundColor: tokens.colorCompoundBrandStroke,
    },
  },
  marked: { opacity: 1 },
  // Above or below its button there is always room for it; the list alone is scrolled.
  surface: { display: 'flex', boxSizing: 'border-box', maxHeight: 'min(560px, calc(50dvh - 40px))', padding: '12px' },
  button: { position: 'relative', backgroundColor: tokens.colorNeutralBackground1 },
});
