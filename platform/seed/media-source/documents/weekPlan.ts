/** The worksheet of “Practice: plan your week”: landscape A4, to be printed and filled in by hand. */
import PdfDocument from 'pdfkit';
import { latinFonts } from '../../../src/certificate/letters/latinFonts.ts';
import { drawLine, type Sheet, type TextStyle } from '../../../src/certificate/pdfText.ts';

const page = { width: 841.89, height: 595.28 };
const margin = 44;
const ink = '#1b1d21';
const quiet = '#5f6672';
const rule = '#c9cdd4';
const accent = '#0f5c63';

const heading: TextStyle = { weight: 600, size: 22, colour: ink };
const label: TextStyle = { weight: 600, size: 10, colour: accent };
const note: TextStyle = { weight: 400, size: 9, colour: quiet };

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const parts = ['Morning', 'Midday', 'Afternoon', 'Evening'];
const areaLines = 5;

/** Bytes of the PDF. It has no date in it: drawn again it is the same file. */
export async function weekPlan(): Promise<Buffer> {
  const document = new PdfDocument({
    size: 'A4',
    layout: 'landscape',
    margin: 0,
    lang: 'en',
    displayTitle: true,
    info: { Title: 'My week, on one page', Author: 'Lectern Academy', CreationDate: new Date(0), ModDate: new Date(0) },
  });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const finished = new Promise<void>((resolve) => document.on('end', resolve));
  const sheet: Sheet = { document, fonts: latinFonts };
  drawLine(sheet, 'My week, on one page', heading, { x: margin, y: 36 });
  drawLine(sheet, 'Time Management Essentials', note, { x: page.width - margin - 124, y: 48 });
  drawAreas(sheet, 80);
  drawDays(sheet, 232);
  drawQuestions(sheet, 510);
  document.end();
  await finished;
  return Buffer.concat(chunks);
}

/** An area of life and the one task of this week that moves it. */
function drawAreas(sheet: Sheet, top: number): void {
  const { document } = sheet;
  const column = 220;
  drawLine(sheet, '1   My areas', label, { x: margin, y: top });
  drawLine(sheet, '2   One task each, beginning with a verb', label, { x: margin + column, y: top });
  for (let line = 1; line <= areaLines; line += 1) {
    const y = top + 14 + line * 23;
    stroke(document, margin, y, margin + column - 20, y);
    stroke(document, margin + column, y, page.width - margin, y);
  }
}

/** Seven days by four parts of the day. */
function drawDays(sheet: Sheet, top: number): void {
  const { document } = sheet;
  drawLine(sheet, '3   Long blocks first, at your best time of day', label, { x: margin, y: top });
  const left = margin + 64;
  const width = (page.width - margin - left) / days.length;
  const head = top + 22;
  const first = head + 18;
  const height = 54;
  days.forEach((day, index) =>
    drawLine(sheet, day, { ...note, weight: 600, colour: ink }, { x: left + index * width + 6, y: head }),
  );
  parts.forEach((part, index) => drawLine(sheet, part, note, { x: margin, y: first + index * height + 8 }));
  for (let line = 0; line <= parts.length; line += 1) {
    stroke(document, margin, first + line * height, page.width - margin, first + line * height);
  }
  for (let line = 0; line <= days.length; line += 1) {
    stroke(document, left + line * width, first, left + line * width, first + parts.length * height);
  }
}

function drawQuestions(sheet: Sheet, top: number): void {
  const { document } = sheet;
  const half = (page.width - 2 * margin) / 2;
  const questions = [
    ['4   What moves to the week after?', 'About a third of the hours stays white.'],
    ['5   Who is waiting for it?', 'Tell them today.'],
  ];
  questions.forEach(([question = '', hint = ''], index) => {
    const x = margin + index * half;
    drawLine(sheet, question, label, { x, y: top });
    drawLine(sheet, hint, note, { x, y: top + 16 });
    stroke(document, x, top + 52, x + half - 20, top + 52);
  });
}

function stroke(document: PDFKit.PDFDocument, x1: number, y1: number, x2: number, y2: number): void {
  document.lineWidth(0.75).moveTo(x1, y1).lineTo(x2, y2).stroke(rule);
}
