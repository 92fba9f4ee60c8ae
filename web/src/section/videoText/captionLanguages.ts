/** Languages that captions are offered in, by BCP 47; those of the interface first. What is stored may be another. */
export const captionLanguages: readonly string[] =
  'en uk pt pt-BR de ru ar bg cs da el es et fi fr he hi hr hu id it ja ko lt lv nl no pl ro sk sl sr sv tr vi zh'.split(
    ' ',
  );
