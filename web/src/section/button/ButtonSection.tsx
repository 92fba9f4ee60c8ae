import { Button, makeStyles } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { useContentLanguage } from '../../ui/authorHtml/ContentLanguage.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { sectionMessages as messages } from '../messages.ts';
import { Prose } from '../Prose.tsx';
import { buttonTarget } from './buttonLink.ts';

export interface ButtonSectionProps {
  buttonText: string;
  /** An address, or a path of this site. */
  buttonLink: string;
  /** Text beside it; may be empty. */
  html: string;
  /** The author's style class, which the workspace's own style sheet may know; may be empty. */
  className: string;
}

/** A button that leads somewhere, with text beside it (SEC-15, SEC-24, SEC-25). Without a usable link only the text shows. */
export function ButtonSection({ buttonText, buttonLink, html, className }: ButtonSectionProps): ReactElement {
  const intl = useIntl();
  const styles = useStyles();
  const lang = useContentLanguage();
  const target = buttonTarget(buttonLink);
  return (
    <div className={styles.stack}>
      {html.trim() === '' ? null : <Prose html={html} />}
      {target?.internal ? (
        <ButtonLink className={className} size="large" to={target.href}>
          <span lang={lang}>{buttonText}</span>
        </ButtonLink>
      ) : null}
      {target && !target.internal ? (
        <Button as="a" className={className} size="large" href={target.href} target="_blank" rel="noreferrer noopener">
          <span lang={lang}>{buttonText}</span>
          <VisuallyHidden> ({intl.formatMessage(messages.newTab)})</VisuallyHidden>
        </Button>
      ) : null}
    </div>
  );
}

const useStyles = makeStyles({
  stack: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '16px' },
});
