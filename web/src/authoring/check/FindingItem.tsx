import { Button, Link, makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import type { CourseDraft } from '../draft/courseDraft.ts';
import { placeWords } from '../page/placeWords.ts';
import type { ProblemPlace } from '../save/placeOfProblem.ts';
import { audienceOf, type Finding } from './finding.ts';
import { checkMessages } from './messages.ts';
import type { RepairName } from './repair.ts';
import { audienceMessages, repairMessages } from './repairMessages.ts';
import { ruleMessages } from './ruleMessages.ts';

/** One finding: its place, what is amiss, whom it matters for, and what mends it. */
export function FindingItem({
  finding,
  draft,
  repair,
  alikeCount,
  onPlace,
  onRepair,
  onRepairAll,
}: {
  finding: Finding;
  draft: CourseDraft;
  /** Null where its author has to mend it. */
  repair: RepairName | null;
  /** How many of its kind can be mended at once, this one included; none where the others have no button here. */
  alikeCount: number;
  onPlace: (place: ProblemPlace) => void;
  onRepair: () => void;
  onRepairAll: () => void;
}): ReactElement {
  const intl = useIntl();
  const styles = useStyles();
  const place = placeWords(intl, draft, finding.place);
  const name = repair && intl.formatMessage(repairMessages[repair]);
  return (
    <li className={styles.finding}>
      <Link as="button" onClick={() => onPlace(finding.place)}>
        {place}
      </Link>
      <span>{intl.formatMessage(ruleMessages[finding.rule])}</span>
      <span className={styles.audience}>{intl.formatMessage(audienceMessages[audienceOf(finding)])}</span>
      {name === null ? null : (
        <div className={styles.repairs}>
          {/* There may be many such buttons: each is told by its place. */}
          <Button size="small" aria-label={`${name}: ${place}`} onClick={onRepair}>
            {name}
          </Button>
          {alikeCount > 1 ? (
            <Button size="small" appearance="subtle" onClick={onRepairAll}>
              {intl.formatMessage(checkMessages.repairAll, { repair: name, count: alikeCount })}
            </Button>
          ) : null}
        </div>
      )}
    </li>
  );
}

const useStyles = makeStyles({
  finding: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    minWidth: 0,
    overflowWrap: 'anywhere',
  },
  audience: {
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground2,
  },
  repairs: { display: 'flex', flexWrap: 'wrap', gap: '4px', marginTop: '6px' },
});
