import { Button, mergeClasses } from '@fluentui/react-components';
import { useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { useOnline } from '../../routing/useOnline.ts';
import { useContentLanguage } from '../../ui/authorHtml/ContentLanguage.ts';
import { useEmbedHeight } from '../../ui/embed/EmbedHeight.ts';
import { SiteFrame } from '../media/SiteFrame.tsx';
import { sectionMessages as messages } from '../messages.ts';
import { NewTabLink } from '../NewTabLink.tsx';
import { embedAddress, isEmbeddable, isOwnPage, useEmbedHosts } from './embedHosts.ts';
import type { EmbedSize } from './embedSize.ts';
import { useEmbedStyles } from './Embed.styles.ts';

export interface EmbedSectionProps {
  /** The address of the page. */
  url: string;
  /** What its author calls it; may be empty. */
  title: string;
  /** What there is to see or to do in it; may be empty. */
  caption: string;
  size: EmbedSize;
}

/**
 * A page of another site (OP-231). Nothing is asked of that site before a press. Where it may not be shown, because the operator does
 * not name its host or there is no network, its link is what is left; on paper, its address.
 */
export function EmbedSection({ url, title, caption, size }: EmbedSectionProps): ReactElement {
  const intl = useIntl();
  const styles = useEmbedStyles();
  const lang = useContentLanguage();
  const hosts = useEmbedHosts();
  const online = useOnline();
  /** The address that was asked for: in the editor it may change. */
  const [opened, setOpened] = useState<string | null>(null);
  const height = useEmbedHeight(null);
  const address = embedAddress(url);
  const host = address?.hostname ?? '';
  // Until it is known it stands as nearly all do, which were looked at when they were saved: nothing moves then.
  const isKnown = hosts !== undefined;
  const shown = address !== null && !isOwnPage(address) && (!isKnown || isEmbeddable(address, hosts ?? []));
  const open = shown && isKnown && opened === url;
  const note = !shown ? messages.embedIsLink : online ? messages.embedNote : messages.embedOffline;
  return (
    <figure className={styles.card}>
      {title || caption ? (
        <figcaption lang={lang} className={styles.words}>
          {title ? <span className={styles.title}>{title}</span> : null}
          {caption ? <span className={styles.caption}>{caption}</span> : null}
        </figcaption>
      ) : null}
      {open ? (
        <SiteFrame
          className={mergeClasses(styles.frame, styles[size])}
          style={size === 'TALL' ? { height } : undefined}
          src={url}
          title={title || intl.formatMessage(messages.embedFrame, { host })}
          allow="fullscreen; picture-in-picture"
        />
      ) : null}
      <div className={styles.ways}>
        {shown && online && !open ? (
          <Button
            appearance="primary"
            className={styles.load}
            disabledFocusable={!isKnown}
            onClick={() => setOpened(url)}
          >
            {intl.formatMessage(messages.embedLoad, { host })}
          </Button>
        ) : null}
        {address === null ? null : (
          <NewTabLink href={url}>{intl.formatMessage(messages.embedOpen, { host })}</NewTabLink>
        )}
      </div>
      {open || address === null ? null : <p className={styles.note}>{intl.formatMessage(note, { host })}</p>}
      <p className={styles.address}>{url}</p>
    </figure>
  );
}
