import { defaultFontSize } from '../reading/readingSettings.ts';
import { createTheme } from '../theme/createTheme.ts';
import { darkLook } from '../theme/dark/darkLook.ts';
import { lightLook } from '../theme/lightLook.ts';

type Colors = Parameters<typeof createTheme>[0];

/**
 * The rule by which a page that is drawn light is dark where the system is: the boot script says so on the document before anything is painted
 * (`theme/showSettings.ts`). It says only what differs. Once the page is taken over its theme says the same, and who switches takes the class along.
 */
export function darkRule(body: string, colors: Colors): string {
  const [, provider] = /class="[^"]*\b(fui-FluentProvider_[\w-]+)/.exec(body) ?? [];
  if (provider === undefined) throw new Error('What is drawn has no theme.');
  const light: Readonly<Record<string, unknown>> = { ...createTheme(colors, lightLook, defaultFontSize) };
  const dark: Readonly<Record<string, unknown>> = { ...createTheme(colors, darkLook, defaultFontSize) };
  const changed = Object.entries(dark)
    .filter(([name, value]) => light[name] !== value)
    .map(([name, value]) => `--${name}:${String(value)};`);
  // The ground stands in an attribute, which only this beats.
  const ground = 'background-color:var(--colorNeutralBackground3)!important;';
  return `html.dark:not([data-palette]) .${provider}{${changed.join('')}${ground}}`;
}
