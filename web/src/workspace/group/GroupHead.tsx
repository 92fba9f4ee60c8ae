import { Button } from '@fluentui/react-components';
import { useCallback, useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { EntityHead, FactLink } from '../../admin/EntityHead.tsx';
import { links } from '../../routing/links.ts';
import { useToast } from '../../ui/toastContext.ts';
import { DeleteGroupDialog } from './DeleteGroupDialog.tsx';
import { GroupDialog } from './GroupDialog.tsx';
import { toGroupInput, type GroupForm } from './groupForm.ts';
import { groupMessages as messages } from './messages.ts';
import { useGroupOrigin } from './useGroupOrigin.ts';
import { useUpdateGroup } from './useUpdateGroup.ts';
import type { GroupHead_group$key } from './__generated__/GroupHead_group.graphql.ts';

/** What a group is: name, description, who belongs to it, and the ways to its figures; to be changed and deleted (BEY-13). */
export function GroupHead({ group: key }: { group: GroupHead_group$key }): ReactElement {
  const intl = useIntl();
  const toast = useToast();
  const originOf = useGroupOrigin();
  const [open, setOpen] = useState<'edit' | 'delete' | null>(null);
  const group = useFragment(
    graphql`
      fragment GroupHead_group on PersonGroup @throwOnFieldError {
        id
        groupId
        name
        description
        addressDomain
        origin
        memberCount
      }
    `,
    key,
  );
  const { id, groupId, name, description, addressDomain, origin, memberCount } = group;
  const saved = useCallback(() => {
    setOpen(null);
    toast({ intent: 'success', text: intl.formatMessage(messages.saved) });
  }, [intl, toast]);
  const [save, pending, failure] = useUpdateGroup(saved);
  const managed = origin === 'SCIM';
  const form: GroupForm = { name, description, atDomain: addressDomain != null, domain: addressDomain ?? '' };
  const submit = (next: GroupForm): void =>
    save(managed ? { groupId: id, description: next.description.trim() } : { groupId: id, ...toGroupInput(next) });
  return (
    <EntityHead
      back={{ to: links.adminGroups, text: intl.formatMessage(messages.back) }}
      name={name}
      about={description}
      facts={{
        members: intl.formatMessage(messages.memberCount, { count: memberCount }),
        origin: originOf(group),
        progress: <FactLink to={links.progressOfGroup(groupId)}>{intl.formatMessage(messages.progress)}</FactLink>,
        analytics: <FactLink to={links.analyticsOfGroup(groupId)}>{intl.formatMessage(messages.analytics)}</FactLink>,
      }}
      actions={
        <>
          <Button onClick={() => setOpen('edit')}>{intl.formatMessage(messages.edit)}</Button>
          {managed ? null : (
            <Button appearance="subtle" onClick={() => setOpen('delete')}>
              {intl.formatMessage(messages.delete)}
            </Button>
          )}
        </>
      }
    >
      {open === 'edit' ? (
        <GroupDialog
          title={intl.formatMessage(messages.editTitle)}
          action={intl.formatMessage(messages.save)}
          initial={form}
          managed={managed}
          pending={pending}
          failure={failure}
          onSubmitted={submit}
          onClosed={() => setOpen(null)}
        />
      ) : null}
      {open === 'delete' ? <DeleteGroupDialog group={group} onClosed={() => setOpen(null)} /> : null}
    </EntityHead>
  );
}
