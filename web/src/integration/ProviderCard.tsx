import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { CheckmarkCircleRegular } from '@fluentui/react-icons/svg/checkmark-circle';
import { useId, type ReactElement, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { Kind } from './integrationKinds.ts';

const useStyles = makeStyles({
  card: {
    boxSizing: 'border-box',
    flexGrow: 1,
    minWidth: 0,
    display: 'flex',
    flexDirection: 'column',
    gap: '16px',
    padding: '20px',
    borderRadius: tokens.borderRadiusXLarge,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
    overflowWrap: 'anywhere',
  },
  head: { display: 'grid', gridTemplateColumns: '40px minmax(0, 1fr)', columnGap: '16px', rowGap: '4px' },
  icon: {
    gridRow: 'span 2',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: '40px',
    height: '40px',
    borderRadius: tokens.borderRadiusLarge,
    color: tokens.colorNeutralForeground2,
    backgroundColor: tokens.colorNeutralBackground3,
  },
  iconOfConnected: { color: tokens.colorBrandForeground1 },
  name: {
    margin: 0,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
  },
  state: {
    display: 'flex',
    alignItems: 'center',
    gap: '4px',
    margin: 0,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  mark: { flexShrink: 0, color: tokens.colorStatusSuccessForeground1 },
  about: {
    margin: 0,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
  },
  // At the bottom, so that the buttons of a row stand on one line.
  actions: { display: 'flex', flexWrap: 'wrap', gap: '8px', marginTop: 'auto' },
});

/** A kind of provider: what it is for, how it stands, and what can be done. */
export function ProviderCard({
  kind: { name, about, icon: Icon },
  connected,
  state,
  actions,
  children,
}: {
  kind: Pick<Kind, 'name' | 'about' | 'icon'>;
  connected: boolean;
  state: ReactNode;
  actions: ReactNode;
  children?: ReactNode;
}): ReactElement {
  const styles = useStyles();
  const intl = useIntl();
  const nameId = useId();
  return (
    <section className={styles.card} aria-labelledby={nameId}>
      <div className={styles.head}>
        <span className={mergeClasses(styles.icon, connected && styles.iconOfConnected)}>
          <Icon fontSize={24} aria-hidden />
        </span>
        <h2 id={nameId} className={styles.name}>
          {intl.formatMessage(name)}
        </h2>
        <p className={styles.state}>
          {connected ? <CheckmarkCircleRegular className={styles.mark} fontSize={16} aria-hidden /> : null}
          {state}
        </p>
      </div>
      <p className={styles.about}>{intl.formatMessage(about)}</p>
      {children}
      <div className={styles.actions}>{actions}</div>
    </section>
  );
}
