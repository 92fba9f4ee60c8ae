import { Button, makeStyles } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { sectionMessages as messages } from '../messages.ts';
import { Prose } from '../Prose.tsx';
import { buttonTarget } from './buttonLink.ts';
import type { ButtonSectionView_section$key } from './__generated__/ButtonSectionView_section.graphql.ts';

/** A button that leads somewhere, with text beside it (SEC-15, SEC-24, SEC-25). Without a usable link only the text shows. */
export function ButtonSectionView({ section }: { section: ButtonSectionView_section$key }): ReactElement {
  const data = useFragment(
    graphql`
      fragment ButtonSectionView_section on ButtonSection {
        buttonText
        buttonLink
        html
      }
    `,
    section,
  );
  const intl = useIntl();
  const styles = useStyles();
  const target = buttonTarget(data.buttonLink);
  return (
    <div className={styles.stack}>
      {data.html.trim() === '' ? null : <Prose html={data.html} />}
      {target?.internal ? (
        <ButtonLink size="large" to={target.href}>
          {data.buttonText}
        </ButtonLink>
      ) : null}
      {target && !target.internal ? (
        <Button as="a" size="large" href={target.href} target="_blank" rel="noreferrer noopener">
          {data.buttonText}
          <VisuallyHidden> ({intl.formatMessage(messages.newTab)})</VisuallyHidden>
        </Button>
      ) : null}
    </div>
  );
}

const useStyles = makeStyles({
  stack: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '16px' },
});
