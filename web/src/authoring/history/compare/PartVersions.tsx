import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useRef, type ReactElement, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { typeOf } from '../../../section/types.ts';
import { canMark } from '../../../ui/highlight/highlights.ts';
import { useMarkStyles } from '../../../ui/mark/Mark.styles.ts';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { canvasMessages } from '../../canvas/messages.ts';
import type { QuestionDraft } from '../../draft/questionDraft.ts';
import type { SectionDraft } from '../../draft/sectionDraft.ts';
import { compareMessages as messages } from './compareMessages.ts';
import { DrawnPart } from './DrawnPart.tsx';
import type { Part, PartPair } from './pairParts.ts';
import { useWordMarks } from './useWordMarks.ts';

/** Both versions of a section or question side by side, below one another where there is no room, with the words marked that differ. */
export function PartVersions({
  pair: { before, after, state },
  questions,
  actions,
}: {
  pair: PartPair;
  /** All questions of the lecture in the earlier and in the later version. */
  questions: readonly [readonly QuestionDraft[], readonly QuestionDraft[]];
  /** What can be done with the earlier and with the later version. */
  actions: readonly [ReactNode, ReactNode];
}): ReactElement {
  const intl = useIntl();
  const styles = useStyles();
  const mark = useMarkStyles();
  const [one, other] = [useRef<HTMLDivElement>(null), useRef<HTMLDivElement>(null)];
  const only = useWordMarks(one, other, state === 'changed');
  const shown = after ?? before;
  const sayOnly = (name: 'onlyEarlier' | 'onlyLater', words: readonly string[]): ReactElement | null =>
    words.length > 0 ? (
      <p className={styles.only}>{intl.formatMessage(messages[name], { words: words.join(' … ') })}</p>
    ) : null;
  const told = (
    <>
      {sayOnly('onlyEarlier', only.before)}
      {sayOnly('onlyLater', only.after)}
    </>
  );
  const isAlike = only.before.length + only.after.length === 0;
  return (
    <section className={styles.part} aria-label={shown ? nameOf(shown) : undefined}>
      <div className={styles.head}>
        <h4 className={styles.heading}>{shown ? nameOf(shown) : null}</h4>
        {state === 'same' ? null : (
          <span className={mergeClasses(mark.mark, state === 'added' && mark.good)}>
            {intl.formatMessage(messages[state])}
          </span>
        )}
      </div>
      <div className={styles.versions}>
        {[before, after].map((part, side) => (
          <div key={side === 0 ? 'before' : 'after'} className={styles.version}>
            <VisuallyHidden>{intl.formatMessage(side === 0 ? messages.earlier : messages.later)}</VisuallyHidden>
            <div ref={side === 0 ? one : other}>
              {part ? (
                <DrawnPart part={part} questions={questions[side] ?? []} />
              ) : (
                <p className={styles.absent}>{intl.formatMessage(messages.absent)}</p>
              )}
            </div>
            {part ? actions[side] : null}
          </div>
        ))}
      </div>
      {state === 'changed' ? canMark() ? <VisuallyHidden>{told}</VisuallyHidden> : told : null}
      {state === 'changed' && isAlike ? <p className={styles.only}>{intl.formatMessage(messages.unseen)}</p> : null}
    </section>
  );

  function nameOf({ kind, node, at }: Part): string {
    return kind === 'question'
      ? intl.formatMessage(canvasMessages.question, { number: at + 1 })
      : intl.formatMessage(canvasMessages.section, {
          number: at + 1,
          type: intl.formatMessage(typeOf((node as SectionDraft).content).label),
        });
  }
}

const useStyles = makeStyles({
  part: { display: 'flex', flexDirection: 'column', gap: '8px' },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px' },
  heading: {
    margin: 0,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    fontWeight: tokens.fontWeightSemibold,
  },
  versions: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: '16px',
    '@media (max-width: 799px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  version: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'stretch',
    justifyContent: 'space-between',
    gap: '12px',
    minWidth: 0,
    padding: '12px 16px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusXLarge,
    // What is drawn twice stays within its column.
    overflowX: 'auto',
    '& ::highlight(lectern-before)': {
      color: tokens.colorStatusDangerForeground1,
      backgroundColor: tokens.colorStatusDangerBackground1,
      textDecorationLine: 'line-through',
    },
    '& ::highlight(lectern-after)': {
      color: tokens.colorStatusSuccessForeground1,
      backgroundColor: tokens.colorStatusSuccessBackground1,
      textDecorationLine: 'underline',
    },
  },
  absent: { margin: 0, color: tokens.colorNeutralForeground2, fontStyle: 'italic' },
  only: { margin: 0, color: tokens.colorNeutralForeground2 },
});
