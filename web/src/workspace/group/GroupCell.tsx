import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { RowLink } from '../../admin/table/RowLink.tsx';
import { links } from '../../routing/links.ts';
import type { GroupCell_group$key } from './__generated__/GroupCell_group.graphql.ts';

const useStyles = makeStyles({
  group: { display: 'flex', flexDirection: 'column', gap: '2px', minWidth: 0 },
  // Two lines tell groups apart; the rest stands on the page of the group.
  about: {
    display: '-webkit-box',
    overflow: 'hidden',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: '2',
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightRegular,
    overflowWrap: 'anywhere',
  },
});

/** What a group is called, which leads to it, and what it is for. */
export function GroupCell({ group: key }: { group: GroupCell_group$key }): ReactElement {
  const styles = useStyles();
  const { groupId, name, description } = useFragment(
    graphql`
      fragment GroupCell_group on PersonGroup @throwOnFieldError {
        groupId
        name
        description
      }
    `,
    key,
  );
  return (
    <div className={styles.group}>
      <RowLink subject to={links.group(groupId)}>
        {name}
      </RowLink>
      {description ? <span className={styles.about}>{description}</span> : null}
    </div>
  );
}
