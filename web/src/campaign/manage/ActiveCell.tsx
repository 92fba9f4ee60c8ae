import { makeStyles, Switch, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { RowFailure } from '../../workspace/people/RowFailure.tsx';
import { voucherMessages as messages } from './messages.ts';
import { useCampaignErrorText } from './useCampaignErrorText.ts';
import { useSwitchCampaign } from './useSwitchCampaign.ts';
import type { ActiveCell_campaign$key } from './__generated__/ActiveCell_campaign.graphql.ts';

const useStyles = makeStyles({
  // A switch has a margin of its own around it: it begins where its column does.
  cell: { marginInlineStart: `calc(-1 * ${tokens.spacingHorizontalS})` },
  // What is pressed is as wide as what is seen; in large type it would reach over the edge of the window.
  input: { width: '100%' },
});

/** Switches a campaign on and off (CAMP-04), with a word for how it stands. */
export function ActiveCell({ campaign: key }: { campaign: ActiveCell_campaign$key }): ReactElement {
  const styles = useStyles();
  const intl = useIntl();
  const { id, name, active } = useFragment(
    graphql`
      fragment ActiveCell_campaign on Campaign @throwOnFieldError {
        id
        name
        active
      }
    `,
    key,
  );
  const [change, pending, failure] = useSwitchCampaign();
  const errorText = useCampaignErrorText();
  const state = intl.formatMessage(active ? messages.switchHead : messages.off);
  return (
    <div className={styles.cell}>
      <Switch
        checked={active}
        input={{ className: styles.input }}
        label={state}
        aria-label={intl.formatMessage(messages.switchOf, { campaign: name })}
        aria-disabled={pending}
        onChange={(_event, { checked }) => {
          if (!pending) change(id, checked);
        }}
      />
      {failure && !pending ? <RowFailure outdated={false}>{errorText(failure)}</RowFailure> : null}
    </div>
  );
}
