import type { ReactElement, ReactNode, RefObject } from 'react';
import { useBottomBar } from '../../ui/bar/useBottomBar.ts';
import { useRichTextStyles } from './RichText.styles.ts';

/** The bar below the text that is written; as long as it is there, notices stand above it. */
export function FormatBar({
  bar,
  children,
}: {
  bar: RefObject<HTMLDivElement | null>;
  children: ReactNode;
}): ReactElement {
  const styles = useRichTextStyles();
  useBottomBar(bar, '--format-bar');
  return (
    <div ref={bar} className={styles.bar}>
      {children}
    </div>
  );
}
