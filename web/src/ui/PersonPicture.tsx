import { makeStyles, tokens } from '@fluentui/react-components';
import { useState, type ReactElement } from 'react';

const useStyles = makeStyles({
  picture: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
    overflow: 'hidden',
    borderRadius: tokens.borderRadiusCircular,
    color: tokens.colorBrandForeground2,
    backgroundColor: tokens.colorBrandBackground2,
    fontWeight: tokens.fontWeightSemibold,
  },
  image: { width: '100%', height: '100%', objectFit: 'cover' },
});

/**
 * The picture of a person, or a placeholder where there is none or it cannot be loaded: the initials of the name (SET-02). It
 * decorates: the name is told elsewhere.
 */
export function PersonPicture({
  name,
  src,
  size,
  onUnreadable,
}: {
  name: string;
  src?: string | null;
  size: number;
  /** The picture could not be loaded. */
  onUnreadable?: (src: string) => void;
}): ReactElement {
  const styles = useStyles();
  const [unreadable, setUnreadable] = useState<string | null>(null);
  return (
    <span aria-hidden className={styles.picture} style={{ width: size, height: size, fontSize: size * 0.4 }}>
      {src && src !== unreadable ? (
        <img
          className={styles.image}
          src={src}
          alt=""
          width={size}
          height={size}
          onError={() => {
            setUnreadable(src);
            onUnreadable?.(src);
          }}
        />
      ) : (
        initials(name)
      )}
    </span>
  );
}

/** The first letters of the first and the last word. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const letters = words.length > 1 ? [words[0], words.at(-1)] : words;
  return letters.map((word) => /^./u.exec(word ?? '')?.[0].toUpperCase() ?? '').join('');
}
