import { defineMessages } from '../i18n/defineMessages.ts';

export const fieldMessages = defineMessages({
  notAnAddress: {
    id: 'fields.notAnAddress',
    defaultMessage: 'Begin with https:// or with a slash for a page of this site.',
    description: 'Below a field for an address that is none.',
  },
  missingDecoration: {
    id: 'fields.missingDecoration',
    defaultMessage: 'This picture is missing. Learners see nothing here.',
    description: 'In place of a picture that only decorates and cannot be loaded, for its author alone.',
  },
  drag: {
    id: 'fields.drag',
    defaultMessage: 'Drag {name}',
    description: 'Handle by which an entry of a list is dragged to another place.',
  },
  dragHow: {
    id: 'fields.dragHow',
    defaultMessage:
      'Press Space to pick it up, the arrow keys to move it, Space again to put it down, and Escape to leave it where it was.',
    description: 'Said to screen readers at such a handle.',
  },
  draggable: {
    id: 'fields.draggable',
    defaultMessage: 'can be moved',
    description: 'Said by screen readers of such a handle, behind its name.',
  },
  picked: {
    id: 'fields.picked',
    defaultMessage: 'Picked up {name}, place {place} of {count}',
    description: 'Said when an entry has been picked up.',
  },
  over: {
    id: 'fields.over',
    defaultMessage: '{name}: place {place} of {count}',
    description: 'Said while an entry is moved over another place.',
  },
  dropped: {
    id: 'fields.dropped',
    defaultMessage: 'Put down {name}, place {place} of {count}',
    description: 'Said when an entry has been put down.',
  },
  notMoved: {
    id: 'fields.notMoved',
    defaultMessage: '{name} stays where it was',
    description: 'Said when a move was called off.',
  },
  tools: {
    id: 'fields.tools',
    defaultMessage: 'Tools for the text',
    description: 'Name of the toolbar of the rich text editor.',
  },
  lineStyle: {
    id: 'fields.lineStyle',
    defaultMessage: 'Style of the line',
    description: 'Menu: whether a line is a paragraph, a heading, a quotation or code.',
  },
  paragraph: { id: 'fields.paragraph', defaultMessage: 'Paragraph', description: 'Style of a line.' },
  heading2: { id: 'fields.heading2', defaultMessage: 'Heading', description: 'Style of a line: a heading of a part.' },
  heading3: {
    id: 'fields.heading3',
    defaultMessage: 'Subheading',
    description: 'Style of a line: a heading below a heading.',
  },
  heading4: {
    id: 'fields.heading4',
    defaultMessage: 'Small heading',
    description: 'Style of a line: a heading below a subheading.',
  },
  quotation: { id: 'fields.quotation', defaultMessage: 'Quotation', description: 'Style of a line.' },
  rightToLeft: {
    id: 'fields.rightToLeft',
    defaultMessage: 'From right to left',
    description: 'Tool: lets lines run from right to left, as in Arabic and Hebrew.',
  },
  leftToRight: {
    id: 'fields.leftToRight',
    defaultMessage: 'From left to right',
    description: 'The same tool in a text that runs from right to left.',
  },
  formula: {
    id: 'fields.formula',
    defaultMessage: 'Formula',
    description: 'A tool of the rich text editor, and the name of its fields: puts a mathematical formula into a text.',
  },
  latex: {
    id: 'fields.latex',
    defaultMessage: 'Formula in LaTeX',
    description: 'Field for a formula in the notation LaTeX.',
  },
  latexHint: {
    id: 'fields.latexHint',
    defaultMessage: 'For example {example}. Shift+Enter begins a new line.',
    description: 'Below that field. {example} is a formula in LaTeX.',
  },
  ownLine: {
    id: 'fields.ownLine',
    defaultMessage: 'On a line of its own',
    description: 'Choice of that field: the formula stands alone on its line, and not among words.',
  },
  setFormula: {
    id: 'fields.setFormula',
    defaultMessage: 'Insert',
    description: 'Button: puts the formula into the text.',
  },
  changeFormula: { id: 'fields.changeFormula', defaultMessage: 'Change', description: 'Button: changes the formula.' },
  removeFormula: {
    id: 'fields.removeFormula',
    defaultMessage: 'Remove',
    description: 'Button: takes the formula away.',
  },
  formulaUnknown: {
    id: 'fields.formulaUnknown',
    defaultMessage: '“{at}” is not understood here.',
    description: 'Below the field for a formula. {at} is what in it is wrong.',
  },
  formulaEnds: {
    id: 'fields.formulaEnds',
    defaultMessage: 'Something is missing at the end, such as a closing brace.',
    description: 'Below the field for a formula.',
  },
  formulaLarge: {
    id: 'fields.formulaLarge',
    defaultMessage: 'The formula is too long. It may have at most {most, number} characters.',
    description: 'Below the field for a formula.',
  },
  formulaComplex: {
    id: 'fields.formulaComplex',
    defaultMessage: 'The formula is too deeply nested. Write it as several.',
    description: 'Below the field of a formula in LaTeX that would draw more than a page can hold.',
  },
  formulaWrong: {
    id: 'fields.formulaWrong',
    defaultMessage: 'cannot be drawn:',
    description: 'Stands in a text behind a formula that is wrong, and before what in it is not understood.',
  },
  codeLanguage: {
    id: 'fields.codeLanguage',
    defaultMessage: 'Language of the code',
    description: 'Menu: in which programming language a block of code is.',
  },
  noCodeLanguage: {
    id: 'fields.noCodeLanguage',
    defaultMessage: 'No language',
    description: 'Entry of that menu: the code is in no programming language, and is drawn in one colour.',
  },
  codeBlock: { id: 'fields.codeBlock', defaultMessage: 'Code', description: 'Style of lines: lines of code.' },
  bold: { id: 'fields.bold', defaultMessage: 'Bold', description: 'Tool of the rich text editor.' },
  italic: { id: 'fields.italic', defaultMessage: 'Italic', description: 'Tool of the rich text editor.' },
  underline: { id: 'fields.underline', defaultMessage: 'Underline', description: 'Tool of the rich text editor.' },
  strike: { id: 'fields.strike', defaultMessage: 'Strike through', description: 'Tool of the rich text editor.' },
  bullets: { id: 'fields.bullets', defaultMessage: 'Bulleted list', description: 'Tool of the rich text editor.' },
  numbers: { id: 'fields.numbers', defaultMessage: 'Numbered list', description: 'Tool of the rich text editor.' },
  tasks: {
    id: 'fields.tasks',
    defaultMessage: 'Task list',
    description: 'Tool of the rich text editor: a list of what can be ticked off.',
  },
  highlight: {
    id: 'fields.highlight',
    defaultMessage: 'Highlight',
    description: 'Tool of the rich text editor: words as if marked with a pen.',
  },
  rule: {
    id: 'fields.rule',
    defaultMessage: 'Horizontal line',
    description: 'Tool of the rich text editor: a line across, between two parts of a text.',
  },
  align: {
    id: 'fields.align',
    defaultMessage: 'Alignment',
    description: 'Tool of the rich text editor: opens a menu.',
  },
  alignStart: {
    id: 'fields.alignStart',
    defaultMessage: 'At the start',
    description: 'In the menu of alignments: lines begin where the script begins, at the left in English.',
  },
  alignCenter: { id: 'fields.alignCenter', defaultMessage: 'Centred', description: 'In the menu of alignments.' },
  alignEnd: {
    id: 'fields.alignEnd',
    defaultMessage: 'At the end',
    description: 'In the menu of alignments: lines end where the script ends, at the right in English.',
  },
  alignJustify: { id: 'fields.alignJustify', defaultMessage: 'Justified', description: 'In the menu of alignments.' },
  blocks: {
    id: 'fields.blocks',
    defaultMessage: 'What to put here',
    description: 'Name of the list that opens when “/” is typed in a text: headings, lists, tables and so on.',
  },
  textKeys: {
    id: 'fields.textKeys',
    defaultMessage:
      'Type / for headings, lists and more. In a list, Tab moves an item in and Shift+Tab moves it out. To leave the text from a list, press Escape, then Tab.',
    description: 'Said by screen readers behind the name of a rich text field.',
  },
  withKeys: {
    id: 'fields.withKeys',
    defaultMessage: '{name} ({keys})',
    description: 'Tooltip of a tool: its name, and the keys that do the same, for example “Bold (Ctrl+B)”.',
  },
  keyControl: { id: 'fields.keyControl', defaultMessage: 'Ctrl', description: 'The key as it is labelled.' },
  keyShift: { id: 'fields.keyShift', defaultMessage: 'Shift', description: 'The key as it is labelled.' },
  keyAlt: { id: 'fields.keyAlt', defaultMessage: 'Alt', description: 'The key as it is labelled.' },
  code: {
    id: 'fields.code',
    defaultMessage: 'Code in a line',
    description: 'Tool of the rich text editor: words in the type of code.',
  },
  subscript: { id: 'fields.subscript', defaultMessage: 'Subscript', description: 'Tool of the rich text editor.' },
  superscript: {
    id: 'fields.superscript',
    defaultMessage: 'Superscript',
    description: 'Tool of the rich text editor.',
  },
  deeper: {
    id: 'fields.deeper',
    defaultMessage: 'Indent',
    description: 'Tool of the rich text editor: makes an item of a list a part of the one above.',
  },
  higher: {
    id: 'fields.higher',
    defaultMessage: 'Outdent',
    description: 'Tool of the rich text editor: the opposite of “Indent”.',
  },
  link: {
    id: 'fields.link',
    defaultMessage: 'Link',
    description: 'Tool of the rich text editor, and name of the fields that it opens.',
  },
  image: {
    id: 'fields.image',
    defaultMessage: 'Picture',
    description: 'Tool of the rich text editor, and name of the fields that it opens.',
  },
  table: { id: 'fields.table', defaultMessage: 'Table', description: 'Tool of the rich text editor: opens a menu.' },
  addTable: { id: 'fields.addTable', defaultMessage: 'Insert a table', description: 'In the menu of tables.' },
  addRow: { id: 'fields.addRow', defaultMessage: 'Add a row below', description: 'In the menu of tables.' },
  addColumn: {
    id: 'fields.addColumn',
    defaultMessage: 'Add a column to the right',
    description: 'In the menu of tables.',
  },
  deleteRow: { id: 'fields.deleteRow', defaultMessage: 'Delete the row', description: 'In the menu of tables.' },
  deleteColumn: {
    id: 'fields.deleteColumn',
    defaultMessage: 'Delete the column',
    description: 'In the menu of tables.',
  },
  deleteTable: { id: 'fields.deleteTable', defaultMessage: 'Delete the table', description: 'In the menu of tables.' },
  clear: { id: 'fields.clear', defaultMessage: 'Clear formatting', description: 'Tool of the rich text editor.' },
  address: { id: 'fields.address', defaultMessage: 'Address', description: 'Field for where a link leads.' },
  addressHint: {
    id: 'fields.addressHint',
    defaultMessage: 'Of a page, an e-mail address, or a path of this site that begins with /',
    description: 'Below the field for where a link leads.',
  },
  addressWrong: {
    id: 'fields.addressWrong',
    defaultMessage: 'This is not an address that can be opened.',
    description: 'The address of a link or a picture is not one.',
  },
  leadsTo: {
    id: 'fields.leadsTo',
    defaultMessage: 'Leads to {address}',
    description: 'Below the field for where a link leads.',
  },
  newTab: { id: 'fields.newTab', defaultMessage: 'Open in a new tab', description: 'Checkbox at a link.' },
  setLink: { id: 'fields.setLink', defaultMessage: 'Set link', description: 'Button.' },
  removeLink: { id: 'fields.removeLink', defaultMessage: 'Remove link', description: 'Button.' },
  cancel: {
    id: 'fields.cancel',
    defaultMessage: 'Cancel',
    description: 'Button that closes the fields of a link or a picture.',
  },
  imageAddress: { id: 'fields.imageAddress', defaultMessage: 'Address of the picture', description: 'Field.' },
  alt: {
    id: 'fields.alt',
    defaultMessage: 'What the picture shows',
    description: 'Field for the alternative text of a picture.',
  },
  altHint: {
    id: 'fields.altHint',
    defaultMessage: 'For those who do not see it. Leave it empty if the picture only decorates.',
    description: 'Below the field for the alternative text.',
  },
  insertImage: { id: 'fields.insertImage', defaultMessage: 'Insert picture', description: 'Button.' },
  fromLibrary: {
    id: 'fields.fromLibrary',
    defaultMessage: 'From the library',
    description: 'Button that opens the library of pictures.',
  },
  lengthOf: {
    id: 'fields.lengthOf',
    defaultMessage: '{length, number} of {limit, number}',
    description: 'Badge at a field: how many characters are used of how many.',
  },
  tooLong: {
    id: 'fields.tooLong',
    defaultMessage:
      '{limit, plural, one {Only the first character will be kept.} other {Only the first # characters will be kept.}}',
    description: 'Below a field whose text is longer than it may be.',
  },
});
