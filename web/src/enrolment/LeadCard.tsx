import { mergeClasses } from '@fluentui/react-components';
import { useId, type ReactElement, type ReactNode } from 'react';
import { Cover } from '../ui/Cover.tsx';
import { useLeadCardStyles } from './LeadCard.styles.ts';

/** The large card at the top of the dashboard: what comes next in one course. */
export function LeadCard({
  kicker,
  urgency = null,
  course,
  children,
}: {
  /** Why it leads, the heading of the card. */
  kicker: string;
  /** What its due date asks for; null where nothing presses. */
  urgency?: 'due' | 'overdue' | null;
  course: {
    readonly courseId: number;
    readonly name: string;
    readonly imageUrl?: string | null;
    readonly metadata: { readonly language?: string | null };
  };
  children: ReactNode;
}): ReactElement {
  const styles = useLeadCardStyles();
  const headingId = useId();
  return (
    <section className={styles.card} aria-labelledby={headingId}>
      <Cover
        id={course.courseId}
        src={course.imageUrl}
        sizes="(min-width: 800px) 420px, 100vw"
        seen="first"
        className={styles.cover}
      />
      <div className={styles.words}>
        <h2 id={headingId} className={mergeClasses(styles.kicker, urgency !== null && styles[urgency])}>
          {kicker}
        </h2>
        <p className={styles.name} lang={course.metadata.language ?? undefined}>
          {course.name}
        </p>
        {children}
      </div>
    </section>
  );
}
