import type { FluentProviderProps, Theme } from '@fluentui/react-components';
import type { CSSProperties } from 'react';
import { contrast, readable } from '../color.ts';
import { toHexColor } from './cssColor.ts';

/** A CSS property with its value, as an admin wrote it: anything may stand in either. */
export interface StyleProperty {
  readonly property: string;
  readonly value: string;
}

/** Style overrides of a profile (WS-06). */
export interface ProfileStyle {
  readonly buttons: readonly StyleProperty[];
  readonly actionButtons: readonly StyleProperty[];
  readonly indicationButtons: readonly StyleProperty[];
}

/** Properties that a profile may set, in the names of the DOM: what gives a button its look, nothing that moves or covers. */
const allowed = new Set([
  'backgroundColor',
  'borderColor',
  'borderRadius',
  'borderStyle',
  'borderWidth',
  'color',
  'fontWeight',
  'letterSpacing',
  'textTransform',
]);

/** What the values may be made of: words, numbers, colours; no addresses, functions of other kinds or ends of a declaration. */
const allowedValue = /^(?:[\w\s.,#%-]|(?:rgb|hsl)\([\d\s,.%-]+\)){1,100}$/;

/**
 * What of the properties may be applied. `ground` and `text` are the colours of the button as the theme has it, `#rrggbb`; where they
 * change either, the text is darkened or lightened until it reaches AA on the ground.
 */
export function safeButtonStyle(
  properties: readonly StyleProperty[],
  { ground, text }: { ground: string; text: string },
): CSSProperties {
  const style: Record<string, string> = {};
  for (const { property: name, value } of properties) {
    const property = name.replaceAll(/-([a-z])/g, (_match, letter: string) => letter.toUpperCase());
    if (allowed.has(property) && allowedValue.test(value)) style[property] = value;
  }
  const { backgroundColor, color, ...rest } = style;
  const newGround = backgroundColor === undefined ? null : toHexColor(backgroundColor);
  const newText = color === undefined ? null : toHexColor(color);
  if (!newGround && !newText) return rest;
  return {
    ...rest,
    ...(newGround ? { backgroundColor: newGround } : {}),
    color: textOn(newGround ?? ground, newText ?? text),
  };
}

/** The wished colour where it can be read, nearly so after a correction; where it is far off, plainly dark or light. */
function textOn(ground: string, wished: string): string {
  if (contrast(wished, ground) >= 2.5) return readable(wished, [ground]);
  return contrast('#242424', ground) > contrast('#ffffff', ground) ? readable('#242424', [ground]) : '#ffffff';
}

/** The part of a button's state that decides which of its looks applies. */
interface ButtonState {
  appearance?: string;
  disabled?: boolean;
  disabledFocusable?: boolean;
  root: { style?: CSSProperties; 'aria-pressed'?: unknown };
}

/**
 * Hooks for `FluentProvider` that give buttons what the profile says: `actionButtons` those of the main action,
 * `indicationButtons` those that say whether something is on, `buttons` the other ones with a ground of their own.
 */
export function createButtonHooks(
  style: ProfileStyle,
  theme: Theme,
): NonNullable<FluentProviderProps['customStyleHooks_unstable']> {
  const quiet = { ground: theme.colorNeutralBackground1, text: theme.colorNeutralForeground1 };
  const action = safeButtonStyle(style.actionButtons, {
    ground: theme.colorBrandBackground,
    text: theme.colorNeutralForegroundOnBrand,
  });
  const indication = safeButtonStyle(style.indicationButtons, quiet);
  const ordinary = safeButtonStyle(style.buttons, quiet);
  const apply = (state: unknown): void => {
    const { appearance, disabled, disabledFocusable, root } = state as ButtonState;
    if (disabled || disabledFocusable) return;
    const own =
      root['aria-pressed'] !== undefined
        ? indication
        : appearance === 'primary'
          ? action
          : appearance === 'subtle' || appearance === 'transparent'
            ? null
            : ordinary;
    if (own) root.style = { ...own, ...root.style };
  };
  return { useButtonStyles_unstable: apply };
}
