import { Button, mergeClasses } from '@fluentui/react-components';
import { useId, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { Choice } from '../ui/form/Choice.tsx';
import { useEventChoicesStyles } from './EventChoices.styles.ts';
import { eventGroups, type WebhookEventType } from './events.ts';
import { eventWords, groupWords } from './eventWords.ts';
import { webhookMessages as messages } from './messages.ts';

/** What a webhook is told of, group by group. */
export function EventChoices({
  chosen,
  problem,
  onChanged,
}: {
  chosen: ReadonlySet<WebhookEventType>;
  problem: string | undefined;
  onChanged: (chosen: ReadonlySet<WebhookEventType>) => void;
}): ReactElement {
  const intl = useIntl();
  const styles = useEventChoicesStyles();
  const id = useId();
  const choose = (types: readonly WebhookEventType[], wanted: boolean): void => {
    const next = new Set(chosen);
    for (const type of types) {
      if (wanted) {
        next.add(type);
      } else {
        next.delete(type);
      }
    }
    onChanged(next);
  };
  return (
    <fieldset className={styles.all} aria-describedby={`${id}-said`}>
      <legend className={styles.legend}>{intl.formatMessage(messages.events)}</legend>
      <p id={`${id}-said`} className={mergeClasses(styles.said, problem !== undefined && styles.problem)}>
        {problem ?? intl.formatMessage(messages.eventsHint)}
      </p>
      {eventGroups.map(({ group, types }) => {
        const name = intl.formatMessage(groupWords[group]);
        const isWhole = types.every((type) => chosen.has(type));
        return (
          <div key={group} role="group" aria-labelledby={`${id}-${group}`} className={styles.group}>
            <div className={styles.groupHead}>
              <span id={`${id}-${group}`} className={styles.groupName}>
                {name}
              </span>
              <Button
                appearance="subtle"
                aria-label={intl.formatMessage(isWhole ? messages.chooseNoneOf : messages.chooseAllOf, { group: name })}
                onClick={() => choose(types, !isWhole)}
              >
                {intl.formatMessage(isWhole ? messages.chooseNone : messages.chooseAll)}
              </Button>
            </div>
            {types.map((type) => (
              <Choice
                key={type}
                type="checkbox"
                checked={chosen.has(type)}
                invalid={problem !== undefined}
                onChosen={() => choose([type], !chosen.has(type))}
              >
                {intl.formatMessage(eventWords[type])}
              </Choice>
            ))}
          </div>
        );
      })}
    </fieldset>
  );
}
