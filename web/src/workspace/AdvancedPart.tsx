import { makeStyles } from '@fluentui/react-components';
import type { ReactElement, ReactNode } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { Disclosure } from './Disclosure.tsx';
import { useDraft } from './DraftContext.ts';
import { FrameList } from './FrameList.tsx';
import { ButtonLooksFields } from './ButtonLooksFields.tsx';
import { DraftTextField } from './DraftTextField.tsx';
import { DraftSwitch } from './DraftSwitch.tsx';
import { DisclaimerField } from './DisclaimerField.tsx';
import { LanguageFields } from './LanguageFields.tsx';
import { LogoField } from './LogoField.tsx';
import { advancedMessages as messages } from './advancedMessages.ts';
import { problemMessages } from './problemMessages.ts';
import { ReplacedTexts } from './ReplacedTexts.tsx';
import { SocialList } from './SocialList.tsx';
import { styleTargets } from './profileDraft.ts';

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
        <DraftTextField name="companyUrl" label={messages.companyUrl} hint={messages.companyUrlHint} inputMode="url" />
        <div>
          <DraftSwitch name="footerLogoIsLink" label={messages.footerLogoIsLink} />
          <DraftSwitch name="copyrightIsLink" label={messages.copyrightIsLink} />
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
    paths: ['privacy', 'content', 'tac'],
    fields: (
      <>
        <DraftTextField name="privacy" label={messages.privacy} inputMode="url" />
        <DraftTextField name="tac" label={messages.terms} inputMode="url" />
        <DraftTextField name="content" label={messages.content} hint={messages.contentHint} inputMode="url" />
      </>
    ),
  },
  {
    name: messages.languageGroup,
    about: messages.languageGroupAbout,
    paths: ['lang', 'hide', 'favicon'],
    fields: (
      <>
        <LanguageFields />
        <LogoField name="favicon" label={messages.favicon} hint={messages.faviconHint} />
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
    paths: ['gamificationFrames'],
    fields: <FrameList />,
  },
  {
    name: messages.trackingGroup,
    about: messages.trackingGroupAbout,
    paths: ['gtmTrackingId', 'googleAnalyticsTrackingId'],
    fields: (
      <>
        <DraftTextField name="gtmTrackingId" label={messages.gtm} placeholder="GTM-ABC123" />
        <DraftTextField name="googleAnalyticsTrackingId" label={messages.analytics} placeholder="G-ABC123" />
      </>
    ),
  },
  {
    name: messages.extrasGroup,
    about: messages.extrasGroupAbout,
    paths: ['feedbackForm', 'marketplace', 'remoteComponents'],
    fields: (
      <>
        <DraftSwitch name="feedbackFormEnabled" label={messages.feedback} />
        <DraftTextField name="feedbackFormId" label={messages.feedbackForm} hint={messages.feedbackFormHint} />
        <DraftSwitch name="marketplace" label={messages.marketplace} hint={messages.marketplaceHint} />
        <DraftSwitch name="remoteComponents" label={messages.remote} hint={messages.remoteHint} />
      </>
    ),
  },
];

/** Every other key of the profile (OP-28), in groups that open. */
export function AdvancedPart(): ReactElement {
  const styles = useStyles();
  const intl = useIntl();
  const { wrongPaths } = useDraft();
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
