import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { peopleMessages as messages } from './messages.ts';
import { RowButton } from './RowButton.tsx';
import { RowFailure } from './RowFailure.tsx';
import { isOutdated, usePeopleErrorText } from './usePeopleErrorText.ts';
import { useRestoreAccess } from './useRestoreAccess.ts';
import type { RestoreAccess_person$key } from './__generated__/RestoreAccess_person.graphql.ts';

/** Gives access back to someone who lost it (INTG-06, OP-130). */
export function RestoreAccess({ person: key }: { person: RestoreAccess_person$key }): ReactElement {
  const { id, username } = useFragment(
    graphql`
      fragment RestoreAccess_person on WorkspacePerson @throwOnFieldError {
        id
        username
      }
    `,
    key,
  );
  const [restore, pending, failure] = useRestoreAccess();
  const errorText = usePeopleErrorText(messages.hasAccess);
  return (
    <div>
      <RowButton
        action={pending ? messages.restoring : messages.restore}
        person={username}
        busy={pending}
        onPressed={() => restore(id)}
      />
      {failure && !pending ? <RowFailure outdated={isOutdated(failure)}>{errorText(failure)}</RowFailure> : null}
    </div>
  );
}
