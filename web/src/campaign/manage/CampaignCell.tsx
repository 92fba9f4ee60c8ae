import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { RowLink } from '../../admin/table/RowLink.tsx';
import { links } from '../../routing/links.ts';
import type { CampaignCell_campaign$key } from './__generated__/CampaignCell_campaign.graphql.ts';

const useStyles = makeStyles({
  campaign: { display: 'flex', flexDirection: 'column', gap: '2px', minWidth: 0 },
  course: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200, overflowWrap: 'anywhere' },
});

/** What a campaign is called, which leads to it, and the course that its codes lead into. */
export function CampaignCell({ campaign: key }: { campaign: CampaignCell_campaign$key }): ReactElement {
  const styles = useStyles();
  const { campaignId, name, course } = useFragment(
    graphql`
      fragment CampaignCell_campaign on Campaign @throwOnFieldError {
        campaignId
        name
        course {
          name
        }
      }
    `,
    key,
  );
  return (
    <div className={styles.campaign}>
      <RowLink subject to={links.campaign(campaignId)}>
        {name}
      </RowLink>
      <span className={styles.course}>{course.name}</span>
    </div>
  );
}
