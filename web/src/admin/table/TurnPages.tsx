import { Button, makeStyles } from '@fluentui/react-components';
import { ChevronLeftRegular } from '@fluentui/react-icons/svg/chevron-left';
import { ChevronRightRegular } from '@fluentui/react-icons/svg/chevron-right';
import type { ReactElement } from 'react';

const useStyles = makeStyles({ turn: { display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: '8px' } });

/** The ways to the rows before and after those of a table. Each stays where it is, so that one can press it again and again. */
export function TurnPages({
  label,
  previous,
  next,
}: {
  /** What is turned, for those who do not see it. */
  label: string;
  previous: { name: string; onTurned: (() => void) | null };
  next: { name: string; onTurned: (() => void) | null };
}): ReactElement | null {
  const styles = useStyles();
  if (!previous.onTurned && !next.onTurned) return null;
  return (
    <nav aria-label={label} className={styles.turn}>
      <Button
        icon={<ChevronLeftRegular fontSize={20} />}
        disabledFocusable={!previous.onTurned}
        onClick={() => previous.onTurned?.()}
      >
        {previous.name}
      </Button>
      <Button
        icon={<ChevronRightRegular fontSize={20} />}
        iconPosition="after"
        disabledFocusable={!next.onTurned}
        onClick={() => next.onTurned?.()}
      >
        {next.name}
      </Button>
    </nav>
  );
}
