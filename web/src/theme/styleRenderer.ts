import { createDOMRenderer, type GriffelRenderer } from '@fluentui/react-components';
import { createContext } from 'react';
import { onServer } from '../visit.ts';

/** Styles that scripts add must carry the nonce of the page's security policy. */
const nonceOfDocument = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content;

/** Writes the styles of components into a document, those of wider windows, or containers, behind those of narrower ones. */
export const createStyleRenderer = (
  page: Document | undefined,
  nonce: string | undefined = nonceOfDocument(),
): GriffelRenderer =>
  createDOMRenderer(page, {
    compareMediaQueries,
    ...(nonce ? { styleElementAttributes: { nonce } } : {}),
  });

/** By their numbers: by their letters, as the library compares them, 1240 pixels stand before 600, which would then win in both. */
export const compareMediaQueries = (one: string, other: string): number =>
  placeOf(one) - placeOf(other) || (one < other ? -1 : one > other ? 1 : 0);

/** First the windows up to a width, the narrowest last, then those from a width on, the widest last, then what asks for no width. */
function placeOf(query: string): number {
  const from = pixelsOf(query, 'min');
  const to = pixelsOf(query, 'max');
  return from ?? (to === null ? Number.MAX_SAFE_INTEGER : -to);
}

function pixelsOf(query: string, end: 'min' | 'max'): number | null {
  const [, pixels] = new RegExp(`${end}-width: ?([\\d.]+)px`).exec(query) ?? [];
  return pixels === undefined ? null : Number(pixels);
}

/** What writes the styles of the page: the document's own, on the server one for each page that is drawn. */
export const StyleRendererContext = createContext<GriffelRenderer | null>(
  onServer ? null : createStyleRenderer(document),
);
