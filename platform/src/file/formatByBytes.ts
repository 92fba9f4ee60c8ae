/** What a file is by its first bytes, with the tolerance that readers and browsers have (OP-146); never by its name. */
import { fileTypeFromBuffer } from 'file-type';
import { isUploadFormat, type UploadFormat } from './fileRules.ts';
import { beginsSound } from './soundRange.ts';

/** Within these readers look for the mark of a PDF. */
const pdfMarkWithin = 1_024;
const pdfMark = '%PDF-';
/** A page before a document is meant for a browser that guesses. */
const markup = /<[a-z!?/]/i;

/** Null for a format that is not taken. */
export async function formatByBytes(head: Buffer): Promise<UploadFormat | null> {
  const found = (await fileTypeFromBuffer(head))?.ext;
  if (found === 'apng') {
    return 'png';
  }
  // As some programs call their MP4.
  if (found === 'm4v') {
    return 'mp4';
  }
  if (isUploadFormat(found) && found !== 'pdf') {
    return found;
  }
  if ((found === undefined || found === 'pdf') && beginsPdf(head)) {
    return 'pdf';
  }
  return (found === undefined || found === 'wav') && beginsSound(head) ? 'mp3' : null;
}

function beginsPdf(head: Buffer): boolean {
  const text = head.toString('latin1', 0, pdfMarkWithin + pdfMark.length);
  const at = text.indexOf(pdfMark);
  return at !== -1 && at <= pdfMarkWithin && !markup.test(text.slice(0, at));
}
