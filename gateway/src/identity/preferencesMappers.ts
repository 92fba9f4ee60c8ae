import type { ColorMode, ImageMode, Preferences, ReadingColorScheme } from '../generated/resolverTypes.ts';
import type { PreferencesWire } from './identityWire.ts';

type Wire<Key extends keyof PreferencesWire> = NonNullable<PreferencesWire[Key]>;

const colorModes: Readonly<Record<ColorMode, Wire<'colorMode'>>> = { LIGHT: 'light', DARK: 'dark' };

const colorSchemes: Readonly<Record<ReadingColorScheme, Wire<'colorScheme'>>> = {
  DEFAULT: 'default',
  WHITE_ON_BLACK: 'white-on-black',
  BLUE: 'blue',
  BROWN: 'brown',
  GREEN: 'green',
};

const imageModes: Readonly<Record<ImageMode, Wire<'imageMode'>>> = {
  NORMAL: 'normal',
  HIDDEN: 'hidden',
  MONOCHROME: 'monochrome',
};

export const toPreferences = (wire: PreferencesWire): Preferences => ({
  colorMode: nameOf(colorModes, wire.colorMode),
  fontSize: wire.fontSize,
  colorScheme: nameOf(colorSchemes, wire.colorScheme),
  imageMode: nameOf(imageModes, wire.imageMode),
});

/** What is left out stays as it is; null goes back to the default (OP-14). */
export const toPreferencesPatch = (input: {
  readonly [Key in keyof Preferences]?: Preferences[Key] | undefined;
}): Partial<PreferencesWire> => ({
  ...(input.colorMode === undefined ? {} : { colorMode: input.colorMode && colorModes[input.colorMode] }),
  ...(input.fontSize === undefined ? {} : { fontSize: input.fontSize }),
  ...(input.colorScheme === undefined ? {} : { colorScheme: input.colorScheme && colorSchemes[input.colorScheme] }),
  ...(input.imageMode === undefined ? {} : { imageMode: input.imageMode && imageModes[input.imageMode] }),
});

/** Null for what the schema has no name for. */
function nameOf<Name extends string>(names: Readonly<Record<Name, string>>, wire: string | null) {
  const [name] = Object.entries<string>(names).find(([, value]) => value === wire) ?? [];
  return (name as Name | undefined) ?? null;
}
