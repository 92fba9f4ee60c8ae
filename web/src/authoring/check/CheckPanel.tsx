import { makeStyles, ToggleButton, tokens } from '@fluentui/react-components';
import { memo, useEffect, useId, useRef, useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import type { CourseEditor } from '../editor/CourseEditor.ts';
import type { ProblemPlace } from '../save/placeOfProblem.ts';
import type { LedToCourses } from '../server/readCourse.ts';
import { CheckResult } from './CheckResult.tsx';
import { LinkCheck } from './LinkCheck.tsx';
import { allWeights, weightOf, type Finding, type Weight } from './finding.ts';
import { checkMessages as messages } from './messages.ts';
import { useCheck, type Check } from './useCheck.ts';
import { useRepair } from './useRepair.ts';

const filters = {
  all: messages.filterAll,
  must: messages.filterMust,
  should: messages.filterShould,
  may: messages.filterMay,
};

type Filter = 'all' | Weight;

const offered = ['all', ...allWeights] as const satisfies readonly Filter[];

/** The check beside the page, while its author writes (BEY-06). It is drawn when something else is found, not at each key. */
export const CheckPanel = memo(function CheckPanel({
  editor,
  courseId,
  ledTo,
  onPlace,
}: {
  editor: CourseEditor;
  courseId: number;
  ledTo: LedToCourses;
  onPlace: (place: ProblemPlace) => void;
}): ReactElement {
  const intl = useIntl();
  const styles = useStyles();
  const id = useId();
  const check = useCheck(editor, ledTo);
  const repair = useRepair(editor);
  const [filter, setFilter] = useState<Filter>('all');
  const panel = useRef<HTMLDivElement>(null);
  const mended = useRef<Check['findings']>(null);
  const { findings } = check;
  const countOf = (each: Filter): number =>
    findings?.filter((finding) => each === 'all' || weightOf(finding) === each).length ?? 0;
  useEffect(() => {
    // The button that was pressed is gone with its finding.
    if (mended.current === null || mended.current === findings) return;
    mended.current = null;
    if (document.activeElement === document.body) panel.current?.focus();
  }, [findings]);
  const mend = (chosen: readonly Finding[]): void => {
    mended.current = findings;
    repair?.(chosen);
  };
  return (
    <div ref={panel} tabIndex={-1} className={styles.panel}>
      {findings === null || findings.length === 0 ? null : (
        <>
          <p role="status" className={styles.line}>
            {intl.formatMessage(messages.found, { count: findings.length })}
          </p>
          <div role="group" aria-labelledby={id} className={styles.filters}>
            <span id={id}>{intl.formatMessage(messages.filter)}</span>
            {offered.map((each) => (
              <ToggleButton
                key={each}
                size="small"
                checked={filter === each}
                onClick={() => setFilter(each)}
              >{`${intl.formatMessage(filters[each])} ${intl.formatNumber(countOf(each))}`}</ToggleButton>
            ))}
          </div>
        </>
      )}
      <CheckResult
        check={check}
        weights={filter === 'all' ? allWeights : [filter]}
        onPlace={onPlace}
        onRepair={repair && mend}
      />
      {filter !== 'all' && findings !== null && findings.length > 0 && countOf(filter) === 0 ? (
        <p className={styles.line}>{intl.formatMessage(messages.noneOfWeight)}</p>
      ) : null}
      <LinkCheck courseId={courseId} />
    </div>
  );
});

const useStyles = makeStyles({
  panel: {
    display: 'flex',
    flexDirection: 'column',
    gap: '16px',
    padding: '16px',
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  line: { margin: 0 },
  filters: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 6px' },
});
