import { makeStyles } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { Section } from '../../ui/Section.tsx';
import { checkColors } from './colorCheck.ts';
import { ColorField } from './ColorField.tsx';
import { useProfileFields } from './ProfileFormContext.ts';
import { colorNames } from './profileRules.ts';
import { ProfileTextField } from './ProfileTextField.tsx';
import { LogoField } from './LogoField.tsx';
import { useValidColors } from '../preview/useValidColors.ts';
import { basicsMessages as messages } from './basicsMessages.ts';
import { colorMessages } from './colorMessages.ts';

const useStyles = makeStyles({
  colors: { display: 'flex', flexDirection: 'column', gap: '20px' },
  lead: { margin: '-8px 0 0' },
});

/** Title, company, colours and logos: what most workspaces change (OP-82). */
export function BasicsTab(): ReactElement {
  const styles = useStyles();
  const intl = useIntl();
  const { fields } = useProfileFields();
  const shown = checkColors(fields.theme);
  const valid = useValidColors(fields.theme);
  return (
    <>
      <Section heading={intl.formatMessage(messages.nameHeading)}>
        <ProfileTextField name="title" label={messages.siteTitle} hint={messages.siteTitleHint} />
        <ProfileTextField name="company" label={messages.company} hint={messages.companyHint} />
      </Section>
      <Section heading={intl.formatMessage(colorMessages.colorsHeading)}>
        <p className={styles.lead}>{intl.formatMessage(colorMessages.colorsLead)}</p>
        <div className={styles.colors}>
          {colorNames.map((name) => (
            <ColorField key={name} name={name} valid={valid[name]} shown={shown[name] ?? []} />
          ))}
        </div>
      </Section>
      <Section heading={intl.formatMessage(messages.logosHeading)}>
        <LogoField name="headerLogoUrl" label={messages.headerLogo} hint={messages.headerLogoHint} />
        <LogoField name="footerLogoUrl" label={messages.footerLogo} hint={messages.footerLogoHint} />
      </Section>
    </>
  );
}
