import { makeStyles } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Address } from '../../admin/table/Address.tsx';
import { RowLink } from '../../admin/table/RowLink.tsx';
import { links } from '../../routing/links.ts';
import { peopleMessages as messages } from './messages.ts';
import { useMarkStyles } from '../../ui/mark/Mark.styles.ts';
import type { PersonCell_person$key } from './__generated__/PersonCell_person.graphql.ts';

const useStyles = makeStyles({
  person: { display: 'flex', flexDirection: 'column', minWidth: 0 },
  first: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '8px' },
});

/** Who it is: the name, if there is one, and the e-mail address. */
export function PersonCell({ person: key }: { person: PersonCell_person$key }): ReactElement {
  const styles = useStyles();
  const marks = useMarkStyles();
  const intl = useIntl();
  const { userId, name, username, admin } = useFragment(
    graphql`
      fragment PersonCell_person on WorkspacePerson @throwOnFieldError {
        userId
        name
        username
        admin
      }
    `,
    key,
  );
  return (
    <div className={styles.person}>
      <span className={styles.first}>
        <RowLink subject to={links.person(userId)}>
          {name ?? <Address asName>{username}</Address>}
        </RowLink>
        {admin ? <span className={marks.mark}>{intl.formatMessage(messages.admin)}</span> : null}
      </span>
      {name === null || name === undefined ? null : <Address>{username}</Address>}
    </div>
  );
}
