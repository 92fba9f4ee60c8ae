import { useEffect, useRef, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { RowLink } from '../../admin/table/RowLink.tsx';
import { links } from '../../routing/links.ts';
import { privacyMessages as messages } from '../messages.ts';
import { useCellStyles } from './cells.styles.ts';
import type { AskerCell_request$key } from './__generated__/AskerCell_request.graphql.ts';

/** Who asked: someone of the workspace, a stranger, or someone who was erased since. */
export function AskerCell({
  request: key,
  takesFocus,
  onFocused,
}: {
  request: AskerCell_request$key;
  /** The request has just been closed: its buttons, one of which had the focus, are gone. */
  takesFocus: boolean;
  onFocused: () => void;
}): ReactElement {
  const styles = useCellStyles();
  const intl = useIntl();
  const { username, userId, name, known, state } = useFragment(
    graphql`
      fragment AskerCell_request on PrivacyRequest @throwOnFieldError {
        username
        userId
        name
        known
        state
      }
    `,
    key,
  );
  const link = useRef<HTMLAnchorElement>(null);
  const text = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (!takesFocus) return;
    (link.current ?? text.current)?.focus();
    onFocused();
  }, [takesFocus, onFocused]);
  if (username == null) {
    return (
      <span ref={text} tabIndex={-1} className={styles.note}>
        {intl.formatMessage(messages.erasedPerson)}
      </span>
    );
  }
  const note = name == null ? null : username;
  return (
    <div className={styles.cell}>
      {known && userId != null ? (
        <RowLink ref={link} to={links.person(userId)} subject>
          {name ?? username}
        </RowLink>
      ) : (
        <span ref={text} tabIndex={-1} className={styles.strong}>
          {username}
        </span>
      )}
      {note === null ? null : <span className={styles.note}>{note}</span>}
      {!known && state === 'OPEN' ? <span className={styles.note}>{intl.formatMessage(messages.stranger)}</span> : null}
    </div>
  );
}
