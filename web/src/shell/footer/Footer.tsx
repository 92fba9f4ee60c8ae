import { lazy, Suspense, type ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { afterFirstScreen } from '../afterFirstScreen.ts';
import { useFooterStyles } from './Footer.styles.ts';
import { shellMessages } from '../messages.ts';
import { networkName } from './networkName.ts';
import { loadWithTexts } from '../../i18n/loadWithTexts.ts';
import { LazyBoundary } from '../../ui/LazyBoundary.tsx';
import { useIsCourseAdmin, useShell } from '../../viewer/useShell.ts';
import { useSiteTitle } from '../useSiteIdentity.ts';
import type { Footer_profile$key } from './__generated__/Footer_profile.graphql.ts';

const year = String(new Date().getFullYear());

/** Cleaning HTML needs a library that the first screen can do without. */
const AuthorHtml = lazy(() =>
  import('../../ui/authorHtml/AuthorHtml.tsx').then((module) => ({ default: module.AuthorHtml })),
);

/** NAV-20: for those who shape the site, once everybody's first screen is there; left out where the network is gone by then. */
const TestProfileSwitcher = lazy(async () => {
  await afterFirstScreen();
  const part = await loadWithTexts(() => import('../site/TestProfileSwitcher.tsx')).catch(() => null);
  return { default: part?.TestProfileSwitcher ?? Nothing };
});

const Nothing = (): null => null;

/**
 * Disclaimer, social links, copyright and the links to privacy, content and terms, each as the profile says (NAV-17, NAV-18).
 * `simple` leaves out the disclaimer, which belongs to courses.
 */
export function Footer({ simple = false }: { simple?: boolean }): ReactElement {
  const styles = useFooterStyles();
  const intl = useIntl();
  const { data } = useShell();
  const isCourseAdmin = useIsCourseAdmin();
  const workspace = data?.workspace;
  const site = useSiteTitle();
  const profile = useFragment<Footer_profile$key>(
    graphql`
      fragment Footer_profile on Profile @throwOnFieldError {
        disclaimer
        company
        companyUrl
        socials {
          type
          url
        }
        footerLogoUrl
        footerLogoIsLink
        copyrightIsLink
        privacyUrl
        contentUrl
        termsUrl
      }
    `,
    workspace?.profile ?? null,
  );
  const company = profile?.company ?? workspace?.company ?? site;
  const documents = [
    { url: profile?.privacyUrl, message: shellMessages.privacy },
    { url: profile?.contentUrl, message: shellMessages.content },
    { url: profile?.termsUrl, message: shellMessages.terms },
    { url: '/developers', message: shellMessages.developers },
  ].filter((entry) => entry.url);
  const copyright = <FormattedMessage {...shellMessages.copyright} values={{ year: year, company }} />;
  const logo = profile?.footerLogoUrl ? (
    <img className={styles.logo} src={profile.footerLogoUrl} alt={company} loading="lazy" />
  ) : null;

  return (
    <footer className={styles.footer}>
      <div className={styles.column}>
        {logo ? <CompanyLink url={profile?.footerLogoIsLink ? profile.companyUrl : null}>{logo}</CompanyLink> : null}
        {!simple && profile?.disclaimer ? (
          <div className={styles.disclaimer}>
            <Suspense fallback={null}>
              <AuthorHtml html={profile.disclaimer} />
            </Suspense>
          </div>
        ) : null}
        <div className={styles.row}>
          <p className={styles.copyright}>
            <CompanyLink url={profile?.copyrightIsLink ? profile.companyUrl : null}>{copyright}</CompanyLink>
          </p>
          {documents.length > 0 ? (
            <nav className={styles.links} aria-label={intl.formatMessage(shellMessages.footerNavigation)}>
              {documents.map(({ url, message }) => (
                <a key={message.id} className={styles.link} href={url as string}>
                  <FormattedMessage {...message} />
                </a>
              ))}
            </nav>
          ) : null}
          {profile && profile.socials.length > 0 ? (
            <nav className={styles.links} aria-label={intl.formatMessage(shellMessages.socialNavigation)}>
              {profile.socials.map(({ type, url }) => (
                <a key={url} className={styles.link} href={url} target="_blank" rel="noreferrer">
                  {networkName(type)}
                </a>
              ))}
            </nav>
          ) : null}
        </div>
        {isCourseAdmin && data && data.environment !== 'PRODUCTION' ? (
          <LazyBoundary>
            <TestProfileSwitcher />
          </LazyBoundary>
        ) : null}
      </div>
    </footer>
  );
}

function CompanyLink({ url, children }: { url: string | null | undefined; children: ReactElement }): ReactElement {
  const styles = useFooterStyles();
  if (!url) return children;
  return (
    <a className={styles.link} href={url}>
      {children}
    </a>
  );
}
