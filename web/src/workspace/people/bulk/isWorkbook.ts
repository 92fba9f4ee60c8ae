/** The first bytes of workbooks: those that are archives (.xlsx, .ods, .numbers), and those of Excel before 2007. */
const workbooks = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
];

/** Whether a file is a workbook as table programs keep it, which is no text. */
export const isWorkbook = (bytes: Uint8Array): boolean =>
  workbooks.some((mark) => mark.every((byte, at) => bytes[at] === byte));
