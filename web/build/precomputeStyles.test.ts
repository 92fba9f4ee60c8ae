import { transformSync } from '@babel/core';
import { expect, it } from 'vitest';
import { precomputeStyles } from './precomputeStyles.ts';

const source = `
  import { makeStyles, tokens } from '@fluentui/react-components';
  const wide = '@media (min-width: 600px)';
  export const useStyles = makeStyles({ card: { color: tokens.colorBrandForeground1, marginLeft: '4px', [wide]: { gap: '8px' } } });
`;
const compile = (filename: string, code = source): string =>
  transformSync(code, { filename, configFile: false, babelrc: false, plugins: [precomputeStyles] })?.code ?? '';

it('the styles of first screens reach the browser as rules, without mirrored ones', () => {
  const code = compile('/web/src/ui/Card.tsx');
  expect(code).toContain('import { __styles } from "@fluentui/react-components"');
  // Not even imported, or the compiler of styles would come along.
  expect(code).not.toMatch(/makeStyles|tokens/);
  expect(code).toContain('{color:var(--colorBrandForeground1);}');
  expect(code).toContain('{margin-left:4px;}');
  expect(code).not.toContain('margin-right');
  expect(code).toMatch(/@media \(min-width: 600px\)\{\.\w+\{gap:8px;\}\}/);
});

it('other styles, and those that are not constant, are worked out in the browser', () => {
  expect(compile('/web/src/quiz/Card.tsx')).toContain('makeStyles({');
  const changing = 'import { makeStyles } from "x"; makeStyles({ card: { color: pick() } });';
  expect(compile('/web/src/ui/Card.tsx', changing)).toContain('makeStyles({');
});
