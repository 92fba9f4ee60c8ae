/** What a printed certificate says: who completed what, the facts of it, and where it is verified. */
import type { CertificateRecord } from '../enrolment/certificateRecord.ts';
import { certificateFacts } from './certificateFacts.ts';
import type { CertificateDesign } from './certificatePdf.ts';
import { certificateTexts } from './certificateTexts.ts';
import { COLUMN, MARGIN, PAGE } from './pageMeasures.ts';
import { addDecoration, addGroup, addPart, type Element } from './pdfStructure.ts';
import { actualText, drawLine, drawParagraph, textWidth, type Sheet, type TextStyle } from './pdfText.ts';

const INK = '#1b1d21';
const QUIET = '#5f6672';

export function addStatement(
  sheet: Sheet,
  root: Element,
  certificate: CertificateRecord,
  design: CertificateDesign,
): void {
  const { document } = sheet;
  const texts = certificateTexts[design.language];
  const { x, width } = COLUMN;
  addPart(document, root, { role: 'H1', actual: texts.title }, () => {
    const style = { weight: 600, size: 12, colour: design.colour, spacing: 2.4 } as const;
    drawLine(sheet, texts.title.toLocaleUpperCase(design.language), style, { x, y: MARGIN + 4 });
  });
  let y = 156;
  let nameHeight = 0;
  addPart(document, root, { role: 'P', actual: actualText(sheet, certificate.holderName, 600) }, () => {
    const style = { weight: 600, size: 44, mostHeight: 108, colour: INK } as const;
    nameHeight = drawParagraph(sheet, certificate.holderName, style, { x: x - 2, y, width });
  });
  y += nameHeight + 18;
  addDecoration(document, () => document.rect(x, y, 56, 3).fill(design.colour));
  y += 24;
  addPart(document, root, { role: 'P' }, () => {
    y += drawLine(sheet, texts.completed, { weight: 400, size: 15, colour: QUIET }, { x, y }) + 8;
  });
  // The document has the language of who printed it; the name says its own to anyone who listens.
  const course = {
    lang: certificate.courseLanguage ?? undefined,
    actual: actualText(sheet, certificate.courseName, 600),
  };
  addPart(document, root, { role: 'P', ...course }, () => {
    // The facts below stay where they are: a name of two lines leaves room for two lines of the course.
    const mostHeight = nameHeight > 70 ? 66 : 99;
    const style = { weight: 600, size: 27, mostHeight, colour: INK } as const;
    drawParagraph(sheet, certificate.courseName, style, { x: x - 1, y, width });
  });
  addFacts(sheet, root, certificate, design);
}

function addFacts(sheet: Sheet, root: Element, certificate: CertificateRecord, { language }: CertificateDesign): void {
  const { document } = sheet;
  const labelStyle: TextStyle = { weight: 400, size: 10, colour: QUIET };
  const valueStyle: TextStyle = { weight: 600, size: 14, colour: INK };
  const y = PAGE.height - MARGIN - 96;
  let { x } = COLUMN;
  addGroup(document, root, 'L', (list) => {
    for (const { label, value } of certificateFacts(certificate, language)) {
      const widest = Math.max(textWidth(sheet, label, labelStyle), textWidth(sheet, value, valueStyle));
      addGroup(document, list, 'LI', (item) => {
        addPart(document, item, { role: 'Lbl' }, () => drawLine(sheet, label, labelStyle, { x, y }));
        addPart(document, item, { role: 'LBody' }, () => drawLine(sheet, value, valueStyle, { x, y: y + 17 }));
      });
      x += widest + 36;
    }
  });
}

/** The number, as on the screen, and the address that verifies it. */
export function addProof(
  sheet: Sheet,
  root: Element,
  { uuid }: CertificateRecord,
  { verifyUrl, language }: CertificateDesign,
): void {
  const { document } = sheet;
  const { x, width } = COLUMN;
  const y = PAGE.height - MARGIN - 22;
  addDecoration(document, () => {
    document
      .moveTo(x, y - 14)
      .lineTo(x + width, y - 14)
      .lineWidth(0.75)
      .strokeColor('#dfe2e7', 1)
      .stroke();
  });
  const style = { weight: 400, size: 9, mostHeight: 11, colour: QUIET } as const;
  let below = y;
  addPart(document, root, { role: 'P' }, () => {
    const number = `${certificateTexts[language].number}: ${uuid}`;
    below += drawParagraph(sheet, number, style, { x, y: y - 4, width });
  });
  addPart(document, root, { role: 'Link' }, (link) => {
    const height = drawParagraph(sheet, verifyUrl, style, { x, y: below, width });
    // The library writes a bare string as a name.
    const told: object = { structParent: link, Contents: new String(verifyUrl) };
    document.link(x, below, width, height, verifyUrl, told);
  });
}
