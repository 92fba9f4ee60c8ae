import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { ArrowLeftRegular } from '@fluentui/react-icons/svg/arrow-left';
import { useCallback, useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router';
import { links } from '../../routing/links.ts';
import { PageHeading } from '../../ui/Page.tsx';
import { useToast } from '../../ui/toastContext.ts';
import { DeleteGroupDialog } from './DeleteGroupDialog.tsx';
import { GroupDialog } from './GroupDialog.tsx';
import { toGroupInput, type GroupForm } from './groupForm.ts';
import { groupMessages as messages } from './messages.ts';
import { useGroupOrigin } from './useGroupOrigin.ts';
import { useUpdateGroup } from './useUpdateGroup.ts';
import type { GroupHead_group$key } from './__generated__/GroupHead_group.graphql.ts';

const useStyles = makeStyles({
  head: { display: 'flex', flexDirection: 'column', gap: '12px', overflowWrap: 'anywhere' },
  back: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '4px',
    alignSelf: 'flex-start',
    minHeight: '24px',
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase300,
  },
  about: { margin: 0, maxWidth: '72ch', whiteSpace: 'pre-line', color: tokens.colorNeutralForeground1 },
  facts: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '24px',
    rowGap: '4px',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
  },
  link: { display: 'inline-flex', alignItems: 'center', minHeight: '24px', color: tokens.colorBrandForegroundLink },
  buttons: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px' },
});

/** What a group is: name, description, who belongs to it, and the ways to its figures; to be changed and deleted (BEY-13). */
export function GroupHead({ group: key }: { group: GroupHead_group$key }): ReactElement {
  const styles = useStyles();
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
    <div className={styles.head}>
      <Link className={styles.back} to={links.adminGroups}>
        <ArrowLeftRegular fontSize={16} aria-hidden />
        {intl.formatMessage(messages.back)}
      </Link>
      <PageHeading>{name}</PageHeading>
      {description ? <p className={styles.about}>{description}</p> : null}
      <ul className={styles.facts}>
        <li>{intl.formatMessage(messages.memberCount, { count: memberCount })}</li>
        <li>{originOf(group)}</li>
        <li>
          <Link className={styles.link} to={links.progressOfGroup(groupId)}>
            {intl.formatMessage(messages.progress)}
          </Link>
        </li>
        <li>
          <Link className={styles.link} to={links.analyticsOfGroup(groupId)}>
            {intl.formatMessage(messages.analytics)}
          </Link>
        </li>
      </ul>
      <div className={styles.buttons}>
        <Button onClick={() => setOpen('edit')}>{intl.formatMessage(messages.edit)}</Button>
        {managed ? null : (
          <Button appearance="subtle" onClick={() => setOpen('delete')}>
            {intl.formatMessage(messages.delete)}
          </Button>
        )}
      </div>
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
    </div>
  );
}
