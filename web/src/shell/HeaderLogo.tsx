import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router';
import { links } from '../routing/links.ts';
import { shellMessages } from './messages.ts';
import { useSiteTitle } from './useSiteIdentity.ts';
import type { HeaderLogo_profile$key } from './__generated__/HeaderLogo_profile.graphql.ts';

const useStyles = makeStyles({
  logo: {
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    minHeight: '44px',
    // The focus ring goes around the name, which stays in line with the page.
    paddingInline: '6px',
    marginInline: '-6px 6px',
    color: tokens.colorNeutralForeground1,
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightBold,
    letterSpacing: '-0.02em',
    textDecorationLine: 'none',
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    borderRadius: tokens.borderRadiusMedium,
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  // Whole beside the links, which make way where there is no room for both (`useCrowdedMark`).
  withImage: { '@media (min-width: 800px)': { flexShrink: 0 } },
  // WS-22, LIM-38: 150 px at most.
  image: { display: 'block', maxWidth: '150px', maxHeight: '36px', objectFit: 'contain' },
  name: { overflow: 'hidden', textOverflow: 'ellipsis' },
});

/** The logo of the workspace, or its name, with the way home. */
export function HeaderLogo({ profile }: { profile: HeaderLogo_profile$key | null }): ReactElement {
  const styles = useStyles();
  const intl = useIntl();
  const site = useSiteTitle();
  const data = useFragment(
    graphql`
      fragment HeaderLogo_profile on Profile @throwOnFieldError {
        headerLogoUrl
      }
    `,
    profile,
  );
  const imageUrl = data?.headerLogoUrl;
  return (
    <Link
      to={links.home}
      className={mergeClasses(styles.logo, imageUrl != null && styles.withImage)}
      aria-label={intl.formatMessage(shellMessages.home, { site })}
    >
      {imageUrl ? (
        <img className={styles.image} src={imageUrl} alt={site} height={36} />
      ) : (
        <span className={styles.name} data-site-name>
          {site}
        </span>
      )}
    </Link>
  );
}
