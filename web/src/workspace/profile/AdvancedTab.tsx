import { makeStyles } from '@fluentui/react-components';
import type { ReactElement, ReactNode } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { Disclosure } from '../../ui/disclosure/Disclosure.tsx';
import { useProfileFields } from './ProfileFormContext.ts';
import { FrameList } from './FrameList.tsx';
import { ButtonLooksFields } from './ButtonLooksFields.tsx';
import { ProfileTextField } from './ProfileTextField.tsx';
import { ProfileSwitch } from './ProfileSwitch.tsx';
import { DisclaimerField } from './DisclaimerField.tsx';
import { LanguageFields } from './LanguageFields.tsx';
import { LogoField } from './LogoField.tsx';
import { advancedMessages as messages } from './advancedMessages.ts';
import { problemMessages } from './problemMessages.ts';
import { ReplacedTexts } from './ReplacedTexts.tsx';
import { SocialList } from './SocialList.tsx';
import { styleTargets } from './profileFields.ts';

const useStyles = makeStyles({ list: { display: 'flex', flexDirection: 'column', marginTop: '-12px' } });

interface Group {
  name: MessageDescriptor;
  about: MessageDescriptor;
  /** Beginnings of the paths of its values. */
  paths: readonly string[];
  fields: ReactNode;
}

const groups: readonly Group[] = [
  {
    name: messages.footerGroup,
    about: messages.footerGroupAbout,
    paths: ['disclaimer', 'companyUrl', 'footerLogoIsLink', 'copyrightIsLink'],
    fields: (
      <>
        <ProfileTextField
          name="companyUrl"
          label={messages.companyUrl}
          hint={messages.companyUrlHint}
          inputMode="url"
        />
        <div>
          <ProfileSwitch name="footerLogoIsLink" label={messages.footerLogoIsLink} />
          <ProfileSwitch name="copyrightIsLink" label={messages.copyrightIsLink} />
        </div>
        <DisclaimerField />
      </>
    ),
  },
  {
    name: messages.socialGroup,
    about: messages.socialGroupAbout,
    paths: ['socials'],
    fields: <SocialList />,
  },
  {
    name: messages.legalGroup,
    about: messages.legalGroupAbout,
    paths: ['privacyUrl', 'contentUrl', 'termsUrl'],
    fields: (
      <>
        <ProfileTextField name="privacyUrl" label={messages.privacy} inputMode="url" />
        <ProfileTextField name="termsUrl" label={messages.terms} inputMode="url" />
        <ProfileTextField name="contentUrl" label={messages.content} hint={messages.contentHint} inputMode="url" />
      </>
    ),
  },
  {
    name: messages.languageGroup,
    about: messages.languageGroupAbout,
    paths: ['language', 'hiddenParts', 'faviconUrl'],
    fields: (
      <>
        <LanguageFields />
        <LogoField name="faviconUrl" label={messages.favicon} hint={messages.faviconHint} />
      </>
    ),
  },
  {
    name: messages.buttonsGroup,
    about: messages.buttonsGroupAbout,
    paths: ['style'],
    fields: (
      <>
        {styleTargets.map((target) => (
          <ButtonLooksFields key={target} target={target} />
        ))}
      </>
    ),
  },
  {
    name: messages.textsGroup,
    about: messages.textsGroupAbout,
    paths: ['i18n'],
    fields: <ReplacedTexts />,
  },
  {
    name: messages.framesGroup,
    about: messages.framesGroupAbout,
    paths: ['avatarFrames'],
    fields: <FrameList />,
  },
  {
    name: messages.trackingGroup,
    about: messages.trackingGroupAbout,
    paths: ['gtmTrackingId', 'googleAnalyticsTrackingId'],
    fields: (
      <>
        <ProfileTextField name="gtmTrackingId" label={messages.gtm} placeholder="GTM-ABC123" />
        <ProfileTextField name="googleAnalyticsTrackingId" label={messages.analytics} placeholder="G-ABC123" />
      </>
    ),
  },
  {
    name: messages.extrasGroup,
    about: messages.extrasGroupAbout,
    paths: ['feedbackForm', 'marketplace', 'remoteComponents'],
    fields: (
      <>
        <ProfileSwitch name="feedbackFormEnabled" label={messages.feedback} />
        <ProfileTextField name="feedbackFormId" label={messages.feedbackForm} hint={messages.feedbackFormHint} />
        <ProfileSwitch name="marketplace" label={messages.marketplace} hint={messages.marketplaceHint} />
        <ProfileSwitch name="remoteComponents" label={messages.remote} hint={messages.remoteHint} />
      </>
    ),
  },
];

/** Every other key of the profile (OP-28), in groups that open. */
export function AdvancedTab(): ReactElement {
  const styles = useStyles();
  const intl = useIntl();
  const { wrongPaths } = useProfileFields();
  return (
    <div className={styles.list}>
      {groups.map(({ name, about, paths, fields }) => (
        <Disclosure
          key={name.id}
          name={intl.formatMessage(name)}
          about={intl.formatMessage(about)}
          wrong={
            wrongPaths.some((wrong) => paths.some((path) => wrong.startsWith(path)))
              ? intl.formatMessage(problemMessages.groupWrong)
              : undefined
          }
        >
          {fields}
        </Disclosure>
      ))}
    </div>
  );
}
