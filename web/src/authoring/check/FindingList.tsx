import { Link, makeStyles, tokens } from '@fluentui/react-components';
import { ErrorCircle20Regular } from '@fluentui/react-icons/svg/error-circle';
import { Lightbulb20Regular } from '@fluentui/react-icons/svg/lightbulb';
import { useId, type ReactElement } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import type { CourseDraft } from '../draft/courseDraft.ts';
import { placeWords } from '../page/placeWords.ts';
import type { ProblemPlace } from '../save/placeOfProblem.ts';
import { checkMessages as messages } from './messages.ts';
import { weightOf, type Finding, type Weight } from './finding.ts';
import { ruleMessages } from './ruleMessages.ts';

const headings: Readonly<Record<Weight, MessageDescriptor>> = { must: messages.must, should: messages.should };

/** Findings of one weight, each a way to its place; nothing where there are none. */
export function FindingList({
  weight,
  findings,
  draft,
  onPlace,
}: {
  weight: Weight;
  /** Of any weight. */
  findings: readonly Finding[];
  draft: CourseDraft;
  onPlace: (place: ProblemPlace) => void;
}): ReactElement | null {
  const intl = useIntl();
  const styles = useStyles();
  const id = useId();
  const own = findings.filter((finding) => weightOf(finding) === weight);
  if (own.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={styles.heading}>
        {weight === 'must' ? (
          <ErrorCircle20Regular aria-hidden className={styles.must} />
        ) : (
          <Lightbulb20Regular aria-hidden className={styles.should} />
        )}
        {intl.formatMessage(headings[weight], { count: own.length })}
      </h3>
      <ul className={styles.list}>
        {own.map(({ rule, place }) => (
          <li key={`${place.node} ${place.field} ${rule}`} className={styles.finding}>
            <Link as="button" onClick={() => onPlace(place)}>
              {placeWords(intl, draft, place)}
            </Link>
            <span className={styles.words}>{intl.formatMessage(ruleMessages[rule])}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const useStyles = makeStyles({
  heading: {
    display: 'flex',
    gap: '8px',
    margin: 0,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    fontWeight: tokens.fontWeightSemibold,
  },
  must: { flexShrink: 0, color: tokens.colorStatusDangerForeground1 },
  should: { flexShrink: 0, color: tokens.colorStatusWarningForeground3 },
  list: {
    display: 'flex',
    flexDirection: 'column',
    gap: '8px',
    margin: '8px 0 0',
    paddingInlineStart: '28px',
    listStyle: 'none',
  },
  finding: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', minWidth: 0 },
  words: { color: tokens.colorNeutralForeground2 },
});
