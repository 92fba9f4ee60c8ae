import type { Plugin } from 'vite';

const files = /\/web\/src\/.*\.tsx?$|\/node_modules\/@fluentui\/(?!tokens\/)[^/]+\/lib\/.*\.js$/;

/**
 * Writes `tokens.colorX` as `"var(--colorX)"`, which is what it holds, in our code and in Fluent's. The table of all tokens,
 * 30 kB of names, then stays out of the bundle.
 */
export function inlineTokens(): Plugin {
  return {
    name: 'lectern:inline-tokens',
    transform(code, id) {
      if (!files.test(id) || !code.includes('tokens.')) return null;
      return {
        code: code.replaceAll(
          /(?<![\w.$/])tokens\.((?:color|font|line|border|spacing|shadow|stroke|duration|curve|zIndex)\w*)/g,
          (_match, name: string) => `"var(--${name})"`,
        ),
        map: null,
      };
    },
  };
}
