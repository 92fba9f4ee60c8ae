import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement, ReactNode } from 'react';
import { Link } from 'react-router';
import { BackLink } from '../ui/back/BackLink.tsx';
import { PageHeading } from '../ui/Page.tsx';

const useStyles = makeStyles({
  head: { display: 'flex', flexDirection: 'column', gap: '12px', overflowWrap: 'anywhere' },
  title: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '12px', rowGap: '4px' },
  about: { margin: 0, maxWidth: '72ch', whiteSpace: 'pre-line', color: tokens.colorNeutralForeground1 },
  facts: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '24px',
    rowGap: '4px',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
  },
  link: { display: 'inline-flex', alignItems: 'center', minHeight: '24px', color: tokens.colorBrandForegroundLink },
  buttons: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px' },
});

/** The head of the page of one thing: the way back to its list, what it is called, what is known of it, and what can be done with it. */
export function EntityHead({
  back,
  name,
  mark,
  about,
  facts,
  actions,
  children,
}: {
  back: { readonly to: string; readonly text: string };
  name: string;
  /** Stands beside the name, a status for example. */
  mark?: ReactNode;
  /** A description that people typed; its lines stay. */
  about?: string;
  /** Each with a key of its own; null leaves it out. */
  facts: Readonly<Record<string, ReactNode>>;
  actions: ReactNode;
  /** Dialogs of the actions. */
  children?: ReactNode;
}): ReactElement {
  const styles = useStyles();
  return (
    <div className={styles.head}>
      <BackLink to={back.to}>{back.text}</BackLink>
      <div className={styles.title}>
        <PageHeading>{name}</PageHeading>
        {mark}
      </div>
      {about ? <p className={styles.about}>{about}</p> : null}
      <ul className={styles.facts}>
        {Object.entries(facts).map(([key, fact]) => (fact === null ? null : <li key={key}>{fact}</li>))}
      </ul>
      <div className={styles.buttons}>{actions}</div>
      {children}
    </div>
  );
}

/** A fact that leads somewhere. */
export function FactLink({ to, children }: { to: string; children: ReactNode }): ReactElement {
  return (
    <Link className={useStyles().link} to={to}>
      {children}
    </Link>
  );
}
