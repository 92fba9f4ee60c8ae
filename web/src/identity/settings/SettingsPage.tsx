import { useState, type ReactElement, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { MessageDescriptor } from 'react-intl';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { definePage } from '../../routing/pageModule.ts';
import { LeaveGuard } from '../../routing/leaving/LeaveGuard.tsx';
import { PartBoundary } from '../../routing/part/PartBoundary.tsx';
import { Page } from '../../ui/Page.tsx';
import { Section } from '../../ui/Section.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { ApiTokens } from '../apiToken/ApiTokens.tsx';
import { NoticeSettings } from '../push/NoticeSettings.tsx';
import { noticeMessages } from '../push/noticeMessages.ts';
import { ReminderSettings } from '../reminder/ReminderSettings.tsx';
import { AddPassword } from '../password/AddPassword.tsx';
import { ChangePassword } from '../password/ChangePassword.tsx';
import { AboutYouForm } from './AboutYouForm.tsx';
import { ContactForm } from './ContactForm.tsx';
import { DownloadData } from './DownloadData.tsx';
import { EndSessions } from './EndSessions.tsx';
import { EraseAccount } from './EraseAccount.tsx';
import { identityMessages } from '../messages.ts';
import { Notice } from '../Notice.tsx';
import { useSettingsStyles } from './Settings.styles.ts';
import { settingsMessages as messages } from './settingsMessages.ts';
import type { SettingsPageQuery } from './__generated__/SettingsPageQuery.graphql.ts';

const query = graphql`
  query SettingsPageQuery @throwOnFieldError {
    viewer {
      hasPassword
      rightsWait
      ...NoticeSettings_viewer
      ...ReminderSettings_viewer
      user {
        id
        username
        ...AboutYouForm_user
        ...ContactForm_user
      }
    }
    ...ContactForm_query
  }
`;

/** The settings of the signed-in person (SET-01): who they are, their password and sessions, their data. */
function SettingsPage({ queryRef }: { queryRef: PreloadedQuery<SettingsPageQuery> }): ReactElement {
  const data = usePreloadedQuery<SettingsPageQuery>(query, queryRef);
  const styles = useSettingsStyles();
  const intl = useIntl();
  const { viewer } = data;
  const [profileUnsaved, setProfileUnsaved] = useState(false);
  const [contactUnsaved, setContactUnsaved] = useState(false);
  return (
    <Page title={intl.formatMessage(messages.settings)} width="form">
      {viewer ? (
        <>
          <p className={styles.signedInAs}>
            <FormattedMessage {...messages.signedInAs} values={{ email: viewer.user.username }} />
          </p>
          {viewer.rightsWait ? (
            <Notice title={<FormattedMessage {...messages.rightsWait} />}>
              <FormattedMessage {...messages.rightsWaitText} />
            </Notice>
          ) : null}
          <LeaveGuard active={profileUnsaved || contactUnsaved} />
          <div className={styles.parts}>
            <AboutYouForm user={viewer.user} onUnsaved={setProfileUnsaved} />
            <PartBoundary renderFrame={(failed) => <SettingsPart heading={messages.contact}>{failed}</SettingsPart>}>
              <div className={styles.apart}>
                <ContactForm user={viewer.user} query={data} onUnsaved={setContactUnsaved} />
              </div>
            </PartBoundary>
            <SettingsPart heading={noticeMessages.heading}>
              <PartBoundary>
                <NoticeSettings viewer={viewer} />
              </PartBoundary>
              <PartBoundary>
                <ReminderSettings viewer={viewer} />
              </PartBoundary>
            </SettingsPart>
            <SettingsPart heading={identityMessages.password}>
              {viewer.hasPassword ? (
                <ChangePassword username={viewer.user.username} />
              ) : (
                <AddPassword username={viewer.user.username} />
              )}
            </SettingsPart>
            <SettingsPart heading={messages.sessions}>
              <EndSessions />
            </SettingsPart>
            <SettingsPart heading={messages.apiTokens}>
              <ApiTokens />
            </SettingsPart>
            <SettingsPart heading={messages.yourData}>
              <DownloadData />
            </SettingsPart>
            <SettingsPart heading={messages.erase} dangerous>
              <EraseAccount username={viewer.user.username} hasPassword={viewer.hasPassword} />
            </SettingsPart>
          </div>
        </>
      ) : null}
    </Page>
  );
}

function SettingsPart({
  heading,
  dangerous = false,
  children,
}: {
  heading: MessageDescriptor;
  dangerous?: boolean;
  children: ReactNode;
}): ReactElement {
  const styles = useSettingsStyles();
  return (
    <div className={dangerous ? styles.dangerous : styles.apart}>
      <Section heading={<FormattedMessage {...heading} />}>{children}</Section>
    </div>
  );
}

function SettingsSkeleton(): ReactElement {
  const intl = useIntl();
  return (
    <Page title={intl.formatMessage(messages.settings)} width="form">
      {Array.from({ length: 8 }, (_, index) => (
        <Skeleton key={index} height={68} />
      ))}
    </Page>
  );
}

export const settingsPage = definePage<SettingsPageQuery>({ Page: SettingsPage, query, Skeleton: SettingsSkeleton });
