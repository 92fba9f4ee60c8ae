import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { useDuration } from '../../i18n/useDuration.ts';
import { Cover } from '../../ui/Cover.tsx';
import { cardSizes } from '../cardSizes.ts';
import { useCourseCardStyles } from '../CourseCard.styles.ts';
import { demoMessages as messages } from './messages.ts';

/** A demo course as a card of the catalogue; one with a page is a link to it. */
export function DemoTile({
  id,
  image,
  name,
  summary,
  minutes,
  lang,
  to,
}: {
  /** Decides the pattern of its cover. */
  id: number;
  image?: string | null;
  name: string;
  summary: string | null;
  minutes: number;
  /** The language of its name (BCP 47), where its author states it. */
  lang?: string;
  to?: string;
}): ReactElement {
  const styles = useCourseCardStyles();
  const own = useStyles();
  const duration = useDuration();
  return (
    <article className={mergeClasses(styles.card, to === undefined && own.still)}>
      <div className={styles.cover}>
        <Cover id={id} src={image} sizes={cardSizes} seen="later" />
        <span className={styles.badges}>
          <span className={styles.badge}>
            <FormattedMessage {...messages.badge} />
          </span>
        </span>
      </div>
      <div className={styles.body}>
        <h3 className={styles.name} lang={lang}>
          {to === undefined ? (
            name
          ) : (
            <Link className={styles.link} to={to}>
              {name}
            </Link>
          )}
        </h3>
        {summary ? (
          <p className={styles.summary} lang={lang}>
            {summary}
          </p>
        ) : null}
        <p className={styles.facts}>{duration(minutes)}</p>
      </div>
    </article>
  );
}

const stroke = tokens.colorNeutralStroke2;

const useStyles = makeStyles({
  // What leads nowhere does not lift below the pointer.
  still: {
    ':hover': {
      borderTopColor: stroke,
      borderRightColor: stroke,
      borderBottomColor: stroke,
      borderLeftColor: stroke,
      boxShadow: 'none',
    },
  },
});
