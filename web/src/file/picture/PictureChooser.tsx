import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { lazy, useRef, useState, type ReactElement, type ReactNode } from 'react';
import { LazyBoundary } from '../../ui/LazyBoundary.tsx';
import { useAnnounceLoadFailed } from '../../ui/useAnnounceLoadFailed.ts';
import { loadScript } from '../../scriptLoadError.ts';
import { useFileDrop } from '../useFileDrop.ts';
import type { PictureUse } from './pictureUse.ts';

const PictureDialog = lazy(() =>
  loadScript(() => import('./PictureDialog.tsx')).then((module) => ({ default: module.PictureDialog })),
);

/**
 * A button that chooses a picture of this device; one may be dropped and pasted on the whole, too. The window that crops and uploads it
 * loads then.
 */
export function PictureChooser({
  use,
  label,
  name,
  onPicked,
  beside,
  children,
}: {
  use: PictureUse;
  label: ReactNode;
  /** The name of the button, where its label alone would not say which picture it is for. */
  name?: string;
  /** Told the address of the picture once it is uploaded. */
  onPicked: (url: string) => void;
  /** More buttons. */
  beside?: ReactNode;
  children?: ReactNode;
}): ReactElement {
  const sayFailed = useAnnounceLoadFailed();
  const styles = useStyles();
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<File | null>(null);
  const { over, handlers } = useFileDrop(([file]) => file && setChosen(file));
  return (
    <div className={mergeClasses(styles.zone, over && styles.over)} {...handlers}>
      <div className={styles.buttons}>
        <Button aria-label={name} onClick={() => input.current?.click()}>
          {label}
        </Button>
        {beside}
      </div>
      <input
        ref={input}
        type="file"
        hidden
        accept="image/png,image/jpeg,image/gif,image/webp"
        onChange={({ target }) => {
          setChosen(target.files?.[0] ?? null);
          // The same file can be chosen again.
          target.value = '';
        }}
      />
      {children}
      {chosen ? (
        <LazyBoundary
          onFailed={() => {
            setChosen(null);
            sayFailed();
          }}
        >
          <PictureDialog
            key={`${chosen.name} ${chosen.lastModified} ${chosen.size}`}
            file={chosen}
            use={use}
            onUploaded={(url) => {
              setChosen(null);
              onPicked(url);
            }}
            onAnother={() => input.current?.click()}
            onDismissed={() => setChosen(null)}
          />
        </LazyBoundary>
      ) : null}
    </div>
  );
}

const useStyles = makeStyles({
  zone: {
    display: 'flex',
    flexDirection: 'column',
    gap: '8px',
    borderRadius: tokens.borderRadiusMedium,
    outlineOffset: '8px',
  },
  over: { outline: `2px dashed ${tokens.colorBrandStroke1}` },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
});
