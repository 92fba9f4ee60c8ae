import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { RowLink } from '../../admin/table/RowLink.tsx';
import { links } from '../../routing/links.ts';
import type { PersonGroups_person$key } from './__generated__/PersonGroups_person.graphql.ts';

const useStyles = makeStyles({
  groups: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '12px',
    rowGap: '2px',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    color: tokens.colorNeutralForeground1,
  },
});

/** The groups that someone belongs to, each leading to its page; a dash for none. */
export function PersonGroups({ person: key }: { person: PersonGroups_person$key }): ReactElement {
  const styles = useStyles();
  const { groups } = useFragment(
    graphql`
      fragment PersonGroups_person on WorkspacePerson @throwOnFieldError {
        groups {
          id
          groupId
          name
        }
      }
    `,
    key,
  );
  if (groups.length === 0) return <>–</>;
  return (
    <ul className={styles.groups}>
      {groups.map(({ id, groupId, name }) => (
        <li key={id}>
          <RowLink to={links.group(groupId)}>{name}</RowLink>
        </li>
      ))}
    </ul>
  );
}
