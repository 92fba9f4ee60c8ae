/** What the words of a picture look like: colours as CSS, the size of type in px. */
export interface StandInLooks {
  text: string;
  ground: string;
  fontSize: number;
}

/**
 * Puts the alternative text of every picture in its place (A11Y-05), now and as pictures come, until the returned function is
 * called. `index.html` moves the pictures themselves out of sight; their boxes stay, so the layout does as well, and so does
 * the text that screen readers hear.
 */
export function showStandIns(looks: StandInLooks): () => void {
  const show = (picture: HTMLImageElement): void => {
    picture.style.backgroundImage = `url("${standIn(picture.alt, looks)}")`;
  };
  const showAll = (within: ParentNode): void => {
    for (const picture of within.querySelectorAll('img')) show(picture);
  };
  const observer = new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      if (target instanceof HTMLImageElement) show(target);
      for (const node of addedNodes) {
        if (node instanceof HTMLImageElement) show(node);
        else if (node instanceof Element) showAll(node);
      }
    }
  });
  observer.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['alt'] });
  showAll(document);
  return () => {
    observer.disconnect();
    for (const picture of document.querySelectorAll('img')) picture.style.backgroundImage = '';
  };
}

/** The address of a drawing of the words, which fills whatever box it is put into. An empty text gives the ground alone. */
export function standIn(alt: string, { text, ground, fontSize }: StandInLooks): string {
  const words = new XMLSerializer().serializeToString(document.createTextNode(alt));
  const style = [
    'box-sizing:border-box',
    'height:100%',
    'display:flex',
    'align-items:center',
    'justify-content:center',
    'padding:8px',
    'overflow:hidden',
    'text-align:center',
    `font:${fontSize}px/1.35 system-ui,sans-serif`,
    `color:${text}`,
    `background:${ground}`,
  ].join(';');
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="100%" height="100%"><foreignObject width="100%" height="100%"><div xmlns="http://www.w3.org/1999/xhtml" style="${style}">${words}</div></foreignObject></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`;
}
