import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useId, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { links } from '../../routing/links.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { refusedMessages } from './refusedMessages.ts';
import { trialEndMessages as messages } from './trialEndMessages.ts';

const useStyles = makeStyles({
  room: {
    boxSizing: 'border-box',
    width: '100%',
    maxWidth: '1520px',
    marginInline: 'auto',
    padding: '24px 16px 0',
    '@media (min-width: 600px)': { paddingInline: '24px' },
  },
  panel: {
    display: 'flex',
    flexDirection: 'column',
    gap: '16px',
    padding: '24px',
    borderRadius: tokens.borderRadiusXLarge,
    border: `1px solid ${tokens.colorStatusWarningBorder1}`,
    backgroundColor: tokens.colorNeutralBackground1,
    overflowWrap: 'anywhere',
  },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase600,
    lineHeight: tokens.lineHeightBase600,
    fontWeight: tokens.fontWeightSemibold,
  },
  text: { margin: 0, maxWidth: '72ch', lineHeight: tokens.lineHeightBase400 },
  facts: {
    display: 'grid',
    gap: '12px 32px',
    margin: 0,
    '@media (min-width: 820px)': { gridTemplateColumns: '1fr 1fr' },
  },
  term: { fontWeight: tokens.fontWeightSemibold },
  fact: { margin: 0, maxWidth: '60ch', color: tokens.colorNeutralForeground2 },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
});

/**
 * Tells the maker of a trial that is over what is switched off, what is kept, and what they can do (TRIAL-04, OP-191). `contact` is where
 * the operator is asked, null where they name no address.
 */
export function TrialEnd({ contact }: { contact: string | null }): ReactElement {
  const styles = useStyles();
  const intl = useIntl();
  const id = useId();
  const facts = [
    [messages.offTerm, messages.off],
    [messages.keptTerm, messages.kept],
    [messages.stillTerm, messages.still],
    [messages.nextTerm, contact === null ? messages.nextOperator : messages.next],
  ] as const;
  return (
    <div className={styles.room}>
      <section className={styles.panel} aria-labelledby={id}>
        <h2 id={id} className={styles.title}>
          {intl.formatMessage(messages.title)}
        </h2>
        <p className={styles.text}>{intl.formatMessage(messages.lead)}</p>
        <dl className={styles.facts}>
          {facts.map(([term, fact]) => (
            <div key={String(term.id)}>
              <dt className={styles.term}>{intl.formatMessage(term)}</dt>
              <dd className={styles.fact}>{intl.formatMessage(fact)}</dd>
            </div>
          ))}
        </dl>
        <div className={styles.actions}>
          {contact === null ? null : (
            <Button as="a" appearance="primary" href={contact}>
              {intl.formatMessage(messages.ask)}
            </Button>
          )}
          <ButtonLink to={links.settings}>{intl.formatMessage(messages.download)}</ButtonLink>
          <ButtonLink to={links.dashboard}>{intl.formatMessage(refusedMessages.toDashboard)}</ButtonLink>
        </div>
      </section>
    </div>
  );
}
