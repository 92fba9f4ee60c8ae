import { mergeClasses } from '@fluentui/react-components';
import { DismissCircle24Regular } from '@fluentui/react-icons/svg/dismiss-circle';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { Link } from 'react-router';
import { links } from '../routing/links.ts';
import { definePage } from '../routing/pageModule.ts';
import { FooterSlot } from '../shell/FooterSlot.tsx';
import { HeaderLogo } from '../shell/HeaderLogo.tsx';
import { useShell } from '../viewer/useShell.ts';
import { authorText } from '../ui/authorHtml/authorText.tsx';
import { Page, PageHeading } from '../ui/Page.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { CertificateActions } from './CertificateActions.tsx';
import { CertificateArtwork } from './CertificateArtwork.tsx';
import { CertificateLookup } from './CertificateLookup.tsx';
import { certificateMessages as messages } from './messages.ts';
import { CertificateVerdict } from './status/CertificateVerdict.tsx';
import { useVerdictStyles } from './status/Verdict.styles.ts';
import { useVerifyCertificateStyles } from './VerifyCertificatePage.styles.ts';
import type { VerifyCertificatePageQuery } from './__generated__/VerifyCertificatePageQuery.graphql.ts';

const query = graphql`
  query VerifyCertificatePageQuery($uuid: ID!, $named: Boolean!) @throwOnFieldError {
    certificate(uuid: $uuid) @include(if: $named) {
      course @catch(to: NULL) {
        courseId
        name
        metadata {
          language
        }
      }
      ...CertificateVerdict_certificate
      ...CertificateArtwork_certificate
      ...CertificateActions_certificate
    }
  }
`;

/** Tells anyone whether a certificate is real, without sign-in (CERT-06), and shows it. */
function VerifyCertificatePage({ queryRef }: { queryRef: PreloadedQuery<VerifyCertificatePageQuery> }): ReactElement {
  const { certificate } = usePreloadedQuery<VerifyCertificatePageQuery>(query, queryRef);
  const { uuid } = queryRef.variables;
  const intl = useIntl();
  const styles = useVerifyCertificateStyles();
  const verdict = useVerdictStyles();
  return (
    <Page title={intl.formatMessage(messages.verifyTitle)} heading={<Head />}>
      {uuid === '' ? (
        <p className={styles.lead}>{intl.formatMessage(messages.verifyLead)}</p>
      ) : certificate ? (
        <CertificateVerdict certificate={certificate} />
      ) : (
        <div role="status" className={mergeClasses(verdict.verdict, verdict.refused)}>
          <DismissCircle24Regular aria-hidden className={verdict.icon} />
          <div>
            <p className={verdict.title}>{intl.formatMessage(messages.notFound)}</p>
            <p className={verdict.text}>{intl.formatMessage(messages.notFoundText)}</p>
          </div>
        </div>
      )}
      {certificate ? (
        <>
          <CertificateArtwork certificate={certificate} />
          <div className={styles.actions}>
            <CertificateActions certificate={certificate} />
          </div>
          {certificate.course ? (
            <p className={styles.course}>
              <Link className={styles.courseLink} to={links.course(certificate.course.courseId)}>
                {intl.formatMessage(messages.aboutCourse, {
                  course: authorText(certificate.course.name, certificate.course.metadata.language),
                })}
              </Link>
            </p>
          ) : null}
        </>
      ) : (
        <CertificateLookup key={uuid} uuid={uuid} />
      )}
      <div className={styles.footer}>
        <FooterSlot simple />
      </div>
    </Page>
  );
}

/** The bare layout has no header: the logo leads home. */
function Head(): ReactElement {
  const styles = useVerifyCertificateStyles();
  return (
    <div className={styles.head}>
      <HeaderLogo profile={useShell().data?.workspace?.profile ?? null} />
      <PageHeading>{useIntl().formatMessage(messages.verifyTitle)}</PageHeading>
    </div>
  );
}

function VerifyCertificateSkeleton(): ReactElement {
  return (
    <Page title={useIntl().formatMessage(messages.verifyTitle)} heading={<Head />}>
      <Skeleton height="76px" />
      <Skeleton aspectRatio="297 / 210" />
    </Page>
  );
}

export const verifyCertificatePage = definePage<VerifyCertificatePageQuery>({
  Page: VerifyCertificatePage,
  query,
  Skeleton: VerifyCertificateSkeleton,
});
