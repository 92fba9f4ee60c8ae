import type { ReactElement, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { links } from '../../routing/links.ts';
import { DocumentTitle } from '../../ui/DocumentTitle.tsx';
import { TabRow } from '../../ui/tab/TabRow.tsx';
import { workspaceMessages as messages } from '../messages.ts';
import { ProfilePreview } from '../preview/ProfilePreview.tsx';
import { ProfileBar } from './ProfileBar.tsx';
import { ProfileFormContext } from './ProfileFormContext.ts';
import { ProfilePanel } from './ProfilePanel.tsx';
import { useProfileScreenStyles } from './ProfileScreen.styles.ts';
import { tabsFor } from './profileTab.ts';
import { SaveNotice } from './SaveNotice.tsx';
import { useProfileScreen } from './useProfileScreen.ts';
import { useWide } from './useWide.ts';
import type { ProfileScreen_workspace$key } from './__generated__/ProfileScreen_workspace.graphql.ts';

const formId = 'profile-form';

/**
 * The form of the profile with a preview beside it (WS-21). What was typed stays whatever the server says. `runs` is whether the
 * viewer runs the workspace, `authors` whether they have the admin area; `onReload` reads again what is stored.
 */
export function ProfileScreen({
  workspace: key,
  runs,
  authors,
  lead,
  onReload,
}: {
  workspace: ProfileScreen_workspace$key;
  runs: boolean;
  authors: boolean;
  /** What is said before the form. */
  lead: ReactNode;
  onReload: () => Promise<void>;
}): ReactElement {
  const styles = useProfileScreenStyles();
  const intl = useIntl();
  const { profile } = useFragment(
    graphql`
      fragment ProfileScreen_workspace on Workspace @throwOnFieldError {
        profile {
          title
          company
          companyUrl
          disclaimer
          theme {
            primary
            secondary
            error
            success
            warning
          }
          headerLogoUrl
          footerLogoUrl
          faviconUrl
          footerLogoIsLink
          copyrightIsLink
          socials {
            type
            url
          }
          privacyUrl
          contentUrl
          termsUrl
          language
          hiddenParts
          style {
            buttons {
              property
              value
            }
            actionButtons {
              property
              value
            }
            indicationButtons {
              property
              value
            }
          }
          avatarFrames
          gtmTrackingId
          googleAnalyticsTrackingId
          feedbackFormEnabled
          feedbackFormId
          texts {
            language
            key
            text
          }
          marketplace
          remoteComponents
          version
        }
      }
    `,
    key,
  );
  const wide = useWide();
  const view = { runs, wide };
  const state = useProfileScreen(profile, view);
  const { editor, profileForm, part, notice, onPartChosen, onOverwrite } = state;
  return (
    <ProfileFormContext value={profileForm}>
      <DocumentTitle>{intl.formatMessage(messages.title)}</DocumentTitle>
      <ProfileBar
        back={authors ? links.admin : links.dashboard}
        formId={formId}
        changed={editor.changed}
        saving={editor.saving}
      />
      {lead}
      <div className={styles.columns}>
        <div className={styles.form}>
          <TabRow
            label={intl.formatMessage(messages.parts)}
            tabs={tabsFor(view).map((name) => ({ value: name, name: intl.formatMessage(messages[name]) }))}
            chosen={part}
            onChosen={onPartChosen}
          />
          <div ref={notice} className={styles.notice}>
            <SaveNotice
              failures={editor.failures}
              onOverwrite={onOverwrite}
              onReload={onReload}
              onDismissed={editor.dismiss}
            />
          </div>
          <ProfilePanel formId={formId} state={state} />
        </div>
        {wide && part !== 'consent' ? (
          <div className={styles.preview}>
            <ProfilePreview fields={editor.fields} />
          </div>
        ) : null}
      </div>
    </ProfileFormContext>
  );
}
