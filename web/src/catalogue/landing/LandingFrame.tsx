import type { ReactElement, ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router';
import { links } from '../../routing/links.ts';
import { useSiteTitle } from '../../shell/useSiteIdentity.ts';
import { Page, PageHeading } from '../../ui/Page.tsx';
import { catalogueMessages as messages } from '../messages.ts';
import { emptyFilter, writeFilter } from '../search/catalogueFilter.ts';
import { SearchField } from '../SearchField.tsx';
import { useLandingPageStyles } from './LandingPage.styles.ts';

/** Title, sentence and search: there before any course is. */
export function LandingFrame({ aside, children }: { aside: ReactNode; children: ReactNode }): ReactElement {
  const styles = useLandingPageStyles();
  const site = useSiteTitle();
  const navigate = useNavigate();
  return (
    <Page
      title={site}
      heading={
        <div className={styles.hero}>
          <div className={styles.words}>
            <PageHeading>{site}</PageHeading>
            <p className={styles.lead}>
              <FormattedMessage {...messages.lead} />
            </p>
            <SearchField
              value=""
              onSearched={(search) => void navigate(`${links.courses}${writeFilter({ ...emptyFilter, search })}`)}
            />
          </div>
          {aside}
        </div>
      }
    >
      {children}
    </Page>
  );
}
