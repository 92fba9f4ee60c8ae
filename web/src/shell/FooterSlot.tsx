import { makeStyles } from '@fluentui/react-components';
import { lazy, type ReactElement } from 'react';
import { LazyBoundary } from '../ui/LazyBoundary.tsx';
import { useTakenOver } from '../viewer/useTakenOver.ts';
import { documentLoaded } from './afterFirstScreen.ts';

/** Stands below everything, so its code comes once what is above it has been drawn. */
const Footer = lazy(async () => {
  await documentLoaded();
  const { Footer: component } = await import('./footer/Footer.tsx');
  return { default: component };
});

const useStyles = makeStyles({
  /** About as high as the footer, so that what the operator puts below it stays in its place. */
  room: { minHeight: '120px' },
});

/**
 * The footer of a layout (NAV-17, NAV-18). Where the network is gone before it has come, the page does without. The server leaves it to the
 * browser as well.
 */
export function FooterSlot({ simple }: { simple?: boolean }): ReactElement {
  const styles = useStyles();
  const takenOver = useTakenOver();
  const room = <div className={styles.room} />;
  if (!takenOver) return room;
  return (
    <LazyBoundary waiting={room}>
      <Footer simple={simple} />
    </LazyBoundary>
  );
}
