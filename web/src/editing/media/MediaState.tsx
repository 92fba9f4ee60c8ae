import { mergeClasses } from '@fluentui/react-components';
import { use, useSyncExternalStore, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import type { FileType } from '../../authoring/library/libraryFile.ts';
import { ProgressBar } from '../../ui/figure/ProgressBar.tsx';
import { wholePercent } from '../../ui/figure/wholePercent.ts';
import { fileName } from '../../ui/fileName.ts';
import { ownPath } from '../../ui/ownPath.ts';
import { FieldFilesContext } from '../uploads/fieldFilesContext.ts';
import { useMediaFieldStyles } from './MediaField.styles.ts';
import { mediaMessages as messages } from './messages.ts';

const subscribeToNothing = () => () => undefined;
const nothing = () => null;

/** What stands in the field in words: what it is called, how far its upload is, or what may be put here. */
export function MediaState({
  value,
  types,
  over,
  takesFiles,
}: {
  value: string | null;
  types: readonly FileType[];
  /** Whether a file is dragged over it. */
  over: boolean;
  takesFiles: boolean;
}): ReactElement | null {
  const intl = useIntl();
  const styles = useMediaFieldStyles();
  const files = use(FieldFilesContext);
  useSyncExternalStore(files?.subscribe ?? subscribeToNothing, files?.getSnapshot ?? nothing);
  if (over) return <span className={styles.name}>{intl.formatMessage(messages.dropNow)}</span>;
  if (value === null) {
    if (!takesFiles) return null;
    const [only] = types;
    const words = types.length === 1 && only ? messages[`drop${only}`] : messages.dropAny;
    return <span className={mergeClasses(styles.name, styles.empty)}>{intl.formatMessage(words)}</span>;
  }
  const upload = files?.uploadOf(value);
  const host = ownPath(value) === null ? URL.parse(value)?.hostname : undefined;
  const title =
    files?.nameOf(value) ??
    fileName(value) ??
    (host ? intl.formatMessage(messages.fromHost, { host }) : intl.formatMessage(messages.libraryFile));
  return (
    <>
      <span className={styles.name} title={title}>
        {title}
      </span>
      {upload?.state.is === 'failed' ? (
        <span className={mergeClasses(styles.name, styles.failed)}>{intl.formatMessage(messages.failed)}</span>
      ) : upload ? (
        <ProgressBar
          thin
          percent={upload.state.is === 'sending' ? wholePercent(upload.state.part, 1) : 0}
          label={intl.formatMessage(messages.progress, { name: title })}
        />
      ) : null}
    </>
  );
}
