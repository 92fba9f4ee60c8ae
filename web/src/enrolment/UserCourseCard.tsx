import type { ReactElement, ReactNode } from 'react';
import { Link } from 'react-router';
import { Cover } from '../ui/Cover.tsx';
import { useUserCourseCardStyles } from './UserCourseCard.styles.ts';

/** A card of the learner's own course: cover, name that links to it, and what stands below. The whole card is the link. */
export function UserCourseCard({
  courseId,
  name,
  lang,
  image,
  to,
  children,
}: {
  courseId: number;
  name: string;
  /** The language of the course (BCP 47), where its author states it. */
  lang: string | undefined;
  image: string | null | undefined;
  /** Null for one that has no page any more. */
  to: string | null;
  children: ReactNode;
}): ReactElement {
  const styles = useUserCourseCardStyles();
  return (
    <article className={styles.card}>
      <Cover id={courseId} src={image} sizes="(min-width: 640px) 400px, 100vw" />
      <div className={styles.words}>
        <h3 className={styles.name} lang={to === null ? lang : undefined}>
          {to === null ? (
            name
          ) : (
            <Link to={to} className={styles.link} lang={lang}>
              {name}
            </Link>
          )}
        </h3>
        {children}
      </div>
    </article>
  );
}
