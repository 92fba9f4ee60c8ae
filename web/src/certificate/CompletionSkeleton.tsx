import { mergeClasses } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { usePageStyles } from '../ui/Page.styles.ts';
import { Skeleton } from '../ui/Skeleton.tsx';

/** The completion screen while it is on its way. */
export function CompletionSkeleton(): ReactElement {
  const styles = usePageStyles();
  return (
    <div className={mergeClasses(styles.page, styles.reading)}>
      <Skeleton height="40px" width="60%" />
      <Skeleton height="96px" />
      <Skeleton height="140px" />
    </div>
  );
}
