import { mergeClasses } from '@fluentui/react-components';
import { useEffect, useId, useRef, useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { useContentLanguage } from '../../ui/authorHtml/ContentLanguage.ts';
import { useAuthorHtmlStyles } from '../../ui/authorHtml/AuthorHtml.styles.ts';
import { useDrawnStyles } from '../../ui/authorHtml/drawn/DrawnHtml.styles.ts';
import { useTaskWords } from '../../ui/authorHtml/useTaskWords.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { fieldMessages as messages } from '../messages.ts';
import { AltPanel } from './AltPanel.tsx';
import { BlockMenu } from './BlockMenu.tsx';
import { FormulaPanel } from './FormulaPanel.tsx';
import { ImagePanel } from './ImagePanel.tsx';
import { LinkPanel } from './LinkPanel.tsx';
import { onPanelAsked, type Panel } from './panelAsked.ts';
import type { LinkValue } from './quillFormats.ts';
import { useRichTextStyles } from './RichText.styles.ts';
import { FormatBar } from './FormatBar.tsx';
import { RichTextToolbar } from './RichTextToolbar.tsx';
import { tableMessages } from './table/messages.ts';
import { useCaretAboveBar } from './useCaretAboveBar.ts';
import { useMissingWords } from './useMissingWords.ts';
import { useWrongWords } from './useWrongWords.ts';
import { usePressedPicture } from './usePressedPicture.ts';
import { useQuill } from './useQuill.ts';
import { useTextPictures } from './useTextPictures.ts';

/** The editor of a text, with its tools below it, where they move nothing. */
export function RichTextEditor({
  labelId,
  html,
  placeholder,
  onChange,
}: {
  /** The id of the element that names the text. */
  labelId: string;
  html: string;
  placeholder: string | undefined;
  onChange: (html: string) => void;
}): ReactElement {
  const styles = useRichTextStyles();
  const { content } = useAuthorHtmlStyles();
  const { drawn } = useDrawnStyles();
  const [panel, setPanel] = useState<Panel | null>(null);
  /** How often fields were asked for: those of a formula are of another one each time. */
  const [asked, setAsked] = useState(0);
  const intl = useIntl();
  const descriptionId = useId();
  const taskWords = useTaskWords();
  const wrongWords = useWrongWords();
  const missingWords = useMissingWords();
  const { holder, quill, formats, moves, empty } = useQuill({
    html,
    labelId,
    descriptionId,
    lang: useContentLanguage(),
    className: mergeClasses(content, drawn, styles.text, styles.live),
    onChange,
  });
  const bar = useRef<HTMLDivElement>(null);
  useCaretAboveBar(quill, bar);
  useTextPictures(quill);
  useEffect(
    () =>
      quill
        ? onPanelAsked(quill, (next) => {
            setPanel(next);
            setAsked((times) => times + 1);
          })
        : undefined,
    [quill],
  );
  const [pressed, releasePicture] = usePressedPicture(quill);
  const close = (): void => {
    setPanel(null);
    quill?.focus({ preventScroll: true });
  };
  return (
    <>
      {empty && placeholder ? (
        <span aria-hidden className={mergeClasses(styles.placeholder, styles.empty)}>
          {placeholder}
        </span>
      ) : null}
      <div ref={holder} className={styles.clipboard} style={{ ...taskWords, ...wrongWords, ...missingWords }} />
      <VisuallyHidden>
        <span id={descriptionId}>
          {intl.formatMessage(messages.textKeys)} {intl.formatMessage(tableMessages.tableKeys)}
        </span>
      </VisuallyHidden>
      {quill ? <BlockMenu quill={quill} /> : null}
      {quill ? (
        <FormatBar bar={bar}>
          {panel === 'link' ? (
            <LinkPanel
              link={(formats['link'] as LinkValue | undefined) ?? null}
              onSet={(link) => {
                setLink(quill, link);
                close();
              }}
              onClosed={close}
            />
          ) : null}
          {panel === 'image' ? (
            <ImagePanel
              onInserted={({ url, alt }) => {
                const { index } = quill.getSelection(true);
                quill.insertEmbed(index, 'image', url, 'user');
                quill.formatText(index, 1, 'alt', alt, 'user');
                quill.setSelection(index + 1, 0, 'silent');
                close();
              }}
              onClosed={close}
            />
          ) : null}
          {panel === 'formula' ? <FormulaPanel key={asked} quill={quill} onClosed={close} /> : null}
          {pressed && panel === null ? (
            <AltPanel
              key={pressed.key}
              picture={pressed}
              onClosed={() => {
                releasePicture();
                close();
              }}
            />
          ) : null}
          <RichTextToolbar quill={quill} formats={formats} moves={moves} panel={panel} onPanel={setPanel} />
        </FormatBar>
      ) : null}
    </>
  );
}

/** A link on what is selected; on the word of an existing link; else its address as words. Null takes it away. */
function setLink(quill: NonNullable<ReturnType<typeof useQuill>['quill']>, link: LinkValue | null): void {
  const range = quill.getSelection(true);
  if (range.length > 0) {
    quill.formatText(range.index, range.length, 'link', link ?? false, 'user');
    return;
  }
  const [leaf] = quill.getLeaf(range.index);
  const inside = leaf?.domNode.parentElement?.closest('a');
  const blot = inside ? quill.scroll.find(inside, true) : null;
  if (blot) quill.formatText(quill.getIndex(blot), blot.length(), 'link', link ?? false, 'user');
  else if (link) {
    quill.insertText(range.index, link.href, { link }, 'user');
    quill.setSelection(range.index + link.href.length, 0, 'silent');
  }
}
