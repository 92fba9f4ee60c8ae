import { z } from 'zod';

const color = /^(#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})|[a-z]{3,30}|(rgb|hsl)a?\([\d\s,.%/]{3,40}\))$/i;
const lengths = /^\d{1,3}(\.\d{1,3})?(px|em|rem|%)?( \d{1,3}(\.\d{1,3})?(px|em|rem|%)?){0,3}$/;

/** Looks that may be given to buttons; none that moves, hides, covers or enlarges them, and none that loads anything. */
const properties = {
  backgroundColor: color,
  color,
  borderColor: color,
  borderRadius: lengths,
  borderWidth: lengths,
  borderStyle: /^(none|hidden|solid|dashed|dotted|double|groove|ridge|inset|outset)$/,
  fontWeight: /^(normal|bold|bolder|lighter|[1-9]00)$/,
  textTransform: /^(none|capitalize|uppercase|lowercase)$/,
  letterSpacing: /^(normal|-?\d{1,2}(\.\d{1,3})?(px|em|rem))$/,
} as const;

type StyleProperty = keyof typeof properties;
const names = Object.keys(properties) as StyleProperty[];

/** A map from CSS property to value for buttons (WS-06); a property or a value outside the list is refused. */
export const buttonStyle = z
  .strictObject(
    Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<StyleProperty, ReturnType<typeof valueOf>>,
  )
  .meta({ id: 'ButtonStyle', description: `CSS of buttons; the properties ${names.join(', ')}.` });

function valueOf(name: StyleProperty) {
  return z
    .string()
    .trim()
    .max(100, 'is longer than 100 characters: shorten it')
    .regex(properties[name], `is no value of ${name} that can be used here`)
    .nullish()
    .describe(`Value of ${name}.`);
}
