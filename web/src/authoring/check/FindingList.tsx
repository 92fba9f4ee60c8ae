import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { ErrorCircle20Regular } from '@fluentui/react-icons/svg/error-circle';
import { Info20Regular } from '@fluentui/react-icons/svg/info';
import { Lightbulb20Regular } from '@fluentui/react-icons/svg/lightbulb';
import { useId, useState, type ReactElement } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import type { CourseDraft } from '../draft/courseDraft.ts';
import type { ProblemPlace } from '../save/placeOfProblem.ts';
import { FindingItem } from './FindingItem.tsx';
import { checkMessages as messages } from './messages.ts';
import { weightOf, type Finding, type Weight } from './finding.ts';
import { isHarmless, repairNameOf } from './repair.ts';

const headings: Readonly<Record<Weight, MessageDescriptor>> = {
  must: messages.must,
  should: messages.should,
  may: messages.may,
};

/** How many are shown at first, and how many more each time. */
const page = 50;

/** Findings of one weight, each a way to its place; nothing where there are none. */
export function FindingList({
  weight,
  findings,
  draft,
  onPlace,
  onRepair,
}: {
  weight: Weight;
  /** Of any weight. */
  findings: readonly Finding[];
  draft: CourseDraft;
  onPlace: (place: ProblemPlace) => void;
  /** Null where nothing can be changed. */
  onRepair: ((findings: readonly Finding[]) => void) | null;
}): ReactElement | null {
  const intl = useIntl();
  const styles = useStyles();
  const id = useId();
  const [shown, setShown] = useState(page);
  const own = findings.filter((finding) => weightOf(finding) === weight);
  if (own.length === 0) return null;
  const left = Math.min(own.length - shown, page);
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={styles.heading}>
        <WeightIcon weight={weight} />
        {intl.formatMessage(headings[weight], { count: own.length })}
      </h3>
      <ul className={styles.list}>
        {own.slice(0, shown).map((finding, at) => {
          const repair = onRepair && repairNameOf(draft, finding);
          const isFirst = own.findIndex(({ rule }) => rule === finding.rule) === at;
          const alike = repair && isFirst && isHarmless(repair) ? own.filter(({ rule }) => rule === finding.rule) : [];
          return (
            <FindingItem
              key={`${finding.place.node} ${finding.place.field} ${finding.rule}`}
              finding={finding}
              draft={draft}
              repair={repair}
              alikeCount={alike.length}
              onPlace={onPlace}
              onRepair={() => onRepair?.([finding])}
              onRepairAll={() => onRepair?.(alike)}
            />
          );
        })}
      </ul>
      {left > 0 ? (
        <Button size="small" appearance="subtle" className={styles.more} onClick={() => setShown(shown + page)}>
          {intl.formatMessage(messages.more, { count: intl.formatNumber(left) })}
        </Button>
      ) : null}
    </section>
  );
}

function WeightIcon({ weight }: { weight: Weight }): ReactElement {
  const styles = useStyles();
  switch (weight) {
    case 'must':
      return <ErrorCircle20Regular aria-hidden className={styles.must} />;
    case 'should':
      return <Lightbulb20Regular aria-hidden className={styles.should} />;
    case 'may':
      return <Info20Regular aria-hidden className={styles.may} />;
  }
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
  may: { flexShrink: 0, color: tokens.colorNeutralForeground3 },
  list: {
    display: 'flex',
    flexDirection: 'column',
    gap: '12px',
    margin: '8px 0 0',
    paddingInlineStart: '28px',
    listStyle: 'none',
  },
  more: { marginInlineStart: '20px', marginTop: '8px' },
});
