import { Button, mergeClasses } from '@fluentui/react-components';
import { ChevronDownRegular } from '@fluentui/react-icons/svg/chevron-down';
import { ChevronUpRegular } from '@fluentui/react-icons/svg/chevron-up';
import { CheckmarkRegular } from '@fluentui/react-icons/svg/checkmark';
import { DismissRegular } from '@fluentui/react-icons/svg/dismiss';
import { useId, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { sampleWords } from '../check/sampleWords.ts';
import type { CourseDraft } from '../draft/courseDraft.ts';
import { useGuidePanelStyles } from './GuidePanel.styles.ts';
import { guideSteps, stepsDone } from './guideSteps.ts';
import { guideMessages as messages } from './messages.ts';
import { useGuideActions, type GuideWays } from './useGuideActions.ts';

/** The steps to a first course: each is ticked by what there is in the draft, and leads to where it is done. */
export function GuidePanel({
  draft,
  previewed,
  folded,
  ways,
  onFolded,
  onClosed,
}: {
  draft: CourseDraft;
  previewed: boolean;
  folded: boolean;
  ways: GuideWays;
  onFolded: (folded: boolean) => void;
  onClosed: () => void;
}): ReactElement {
  const styles = useGuidePanelStyles();
  const intl = useIntl();
  const titleId = useId();
  const listId = useId();
  const actions = useGuideActions(draft, ways);
  const done = stepsDone(draft, previewed, sampleWords(intl));
  const next = guideSteps.find((step) => !done.has(step));
  const foldName = intl.formatMessage(folded ? messages.unfold : messages.fold);
  const closeName = intl.formatMessage(messages.close);
  return (
    <section className={styles.panel} aria-labelledby={titleId} data-guide tabIndex={-1}>
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {intl.formatMessage(messages.title)}
        </h2>
        <p role="status" className={styles.about}>
          {next === undefined
            ? intl.formatMessage(messages.allDone)
            : intl.formatMessage(messages.done, { done: done.size, total: guideSteps.length })}
        </p>
        <div className={styles.buttons}>
          <Button
            appearance="subtle"
            icon={folded ? <ChevronDownRegular fontSize={20} /> : <ChevronUpRegular fontSize={20} />}
            aria-expanded={!folded}
            aria-controls={folded ? undefined : listId}
            aria-label={foldName}
            title={foldName}
            onClick={() => onFolded(!folded)}
          />
          <Button
            appearance="subtle"
            icon={<DismissRegular fontSize={20} />}
            aria-label={closeName}
            title={closeName}
            onClick={onClosed}
          />
        </div>
      </div>
      {folded ? null : (
        <ol id={listId} className={styles.steps} aria-labelledby={titleId}>
          {guideSteps.map((step, index) => (
            <li key={step} className={styles.step}>
              <Button
                appearance="subtle"
                className={mergeClasses(styles.action, step === next && styles.next)}
                aria-current={step === next ? 'step' : undefined}
                icon={
                  <span className={mergeClasses(styles.number, done.has(step) && styles.done)} aria-hidden>
                    {done.has(step) ? <CheckmarkRegular fontSize={16} /> : intl.formatNumber(index + 1)}
                  </span>
                }
                // What is live is unpublished elsewhere.
                disabled={step === 'publish' && done.has(step)}
                onClick={actions[step]}
              >
                {intl.formatMessage(messages[step])}
                {done.has(step) ? <VisuallyHidden> {intl.formatMessage(messages.stepDone)}</VisuallyHidden> : null}
              </Button>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
