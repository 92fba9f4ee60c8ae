/** As the build writes them into the page. */
const scripts = /<script type="module"[^>]*><\/script>\s*/g;
/** Finds them there when it runs. */
const bootScript = /(?=<script[^>]*>window\.lecternChunks=)/;
const downloadedFonts = /@font-face\{[^{}]*url\([^{}]*\}/g;

/**
 * The page with its scripts and fonts set aside for `routing/startLate.ts`: what is drawn can be read without either, and its largest picture
 * need not share the line with them.
 */
export function withLateParts(page: string): string {
  const entries = page.match(scripts)?.join('');
  if (entries === undefined) throw new Error('The page has no scripts.');
  const faces = page.match(downloadedFonts)?.join('') ?? '';
  const late =
    `<style id="late-fonts" media="print" nonce="__CSP_NONCE__">${faces}</style>` +
    `<template id="late-scripts">${entries.trim()}</template>`;
  return page
    .replaceAll(scripts, '')
    .replaceAll(downloadedFonts, '')
    .replace(bootScript, () => late);
}
