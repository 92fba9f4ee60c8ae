import { mergeClasses } from '@fluentui/react-components';
import { useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { useContentLanguage } from '../../ui/authorHtml/ContentLanguage.ts';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { captionIn, type Caption } from './caption.ts';
import { clock } from './clock.ts';
import { videoMessages as messages } from './messages.ts';
import { lineAt, linesOfCaptions, linesOfText } from './transcriptLines.ts';
import { useTranscriptStyles } from './Transcript.styles.ts';

/** What is said in a video (BEY-19), to read and to search by the browser; a press on a line with a time plays from there. */
export function Transcript({
  text,
  captions,
  at,
  onSeek,
}: {
  /** As an author wrote it; made of the captions where it is empty. */
  text: string;
  captions: readonly Caption[];
  /** Where the video is, in seconds; null before it plays. */
  at: number | null;
  /** The video is to continue at a second. */
  onSeek: (seconds: number) => void;
}): ReactElement {
  const intl = useIntl();
  const styles = useTranscriptStyles();
  const contentLanguage = useContentLanguage();
  const [chosen, setChosen] = useState<string | null>(null);
  const caption =
    captions.find((_, index) => String(index) === chosen) ?? captionIn(captions, contentLanguage ?? intl.locale);
  const lines = text === '' ? linesOfCaptions(caption?.vtt ?? '') : linesOfText(text);
  const spoken = lineAt(lines, at);
  return (
    <div className={styles.panel}>
      {text === '' && captions.length > 1 ? (
        <SelectField
          label={intl.formatMessage(messages.language)}
          value={String(captions.findIndex((each) => each === caption))}
          options={captions.map(({ label }, index) => ({ value: String(index), label }))}
          onChanged={setChosen}
        />
      ) : null}
      <section
        className={styles.lines}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and its lines may be no buttons
        tabIndex={0}
        aria-label={intl.formatMessage(messages.transcript)}
        lang={text === '' ? caption?.language : contentLanguage}
      >
        {lines.map(({ start, text: words }, index) =>
          start === null ? (
            <p
              // oxlint-disable-next-line react/no-array-index-key -- lines only change all at once
              key={index}
              className={styles.line}
            >
              {words}
            </p>
          ) : (
            <button
              // oxlint-disable-next-line react/no-array-index-key -- lines only change all at once
              key={index}
              type="button"
              className={mergeClasses(styles.timed, index === spoken && styles.spoken)}
              aria-current={index === spoken ? 'true' : undefined}
              onClick={() => onSeek(start)}
            >
              <span className={styles.time}>{clock(start)}</span>
              <span>{words}</span>
            </button>
          ),
        )}
      </section>
    </div>
  );
}
