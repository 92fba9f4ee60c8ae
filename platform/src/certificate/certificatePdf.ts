/** The certificate as a page for a wall (OP-24): landscape A4, a panel in the workspace's colour, much quiet space. */
import PdfDocument from 'pdfkit';
import QRCode from 'qrcode';
import type { CertificateRecord } from '../enrolment/certificateRecord.ts';
import { certificateTexts, dateText, durationText, percentText } from './certificateTexts.ts';
import type { Language } from '../shared/languages.ts';
import { drawLine, drawParagraph, textWidth, type TextStyle } from './pdfText.ts';
import { rosette } from './rosette.ts';

export interface CertificateDesign {
  /** Who issues it: the company of the workspace, else its title. */
  readonly issuer: string;
  /** Fit to carry white text; see `brandColour.ts`. */
  readonly colour: string;
  readonly language: Language;
  /** Address of the verification page. */
  readonly verifyUrl: string;
}

type Document = PDFKit.PDFDocument;

const PAGE = { width: 841.89, height: 595.28 };
const PANEL_WIDTH = 252;
const MARGIN = 56;
const COLUMN = { x: PANEL_WIDTH + 64, width: PAGE.width - PANEL_WIDTH - 64 - MARGIN };
const INK = '#1b1d21';
const QUIET = '#5f6672';
const WHITE = '#ffffff';
const QR_SIDE = 104;

/** Bytes of the PDF. Equal arguments give the same page. */
export async function certificatePdf(certificate: CertificateRecord, design: CertificateDesign): Promise<Buffer> {
  const document = new PdfDocument({
    size: 'A4',
    layout: 'landscape',
    margin: 0,
    lang: design.language,
    displayTitle: true,
    info: {
      Title: `${certificateTexts[design.language].title}: ${certificate.courseName}`,
      Author: design.issuer,
      Subject: certificate.holderName,
      CreationDate: new Date(certificate.issuedDate),
    },
  });
  const bytes = collect(document);
  drawPanel(document, certificate, design);
  drawStatement(document, certificate, design);
  document.end();
  return bytes;
}

function drawPanel(document: Document, certificate: CertificateRecord, design: CertificateDesign): void {
  document.rect(0, 0, PANEL_WIDTH, PAGE.height).fill(design.colour);
  drawRosette(document, certificate.uuid);
  const inner = PANEL_WIDTH - 72;
  const issuer = { weight: 600, size: 18, mostHeight: 66, colour: WHITE } as const;
  drawParagraph(document, design.issuer, issuer, { x: 36, y: MARGIN, width: inner });
  const top = PAGE.height - MARGIN - QR_SIDE - 26;
  document.roundedRect(36, top, QR_SIDE + 16, QR_SIDE + 16, 8).fill(WHITE);
  drawQrCode(document, design.verifyUrl, { x: 44, y: top + 8 });
  const caption = { weight: 400, size: 9.5, colour: WHITE } as const;
  drawLine(document, certificateTexts[design.language].verify, caption, { x: 36, y: top + QR_SIDE + 25 });
}

function drawRosette(document: Document, uuid: string): void {
  const radius = 150;
  document.save();
  document.rect(0, 0, PANEL_WIDTH, PAGE.height).clip();
  document
    .translate(PANEL_WIDTH - 40, PAGE.height * 0.42)
    .lineWidth(0.5)
    .strokeColor(WHITE, 0.34);
  for (const [first, ...rest] of rosette(uuid)) {
    if (first === undefined) {
      continue;
    }
    document.moveTo(first.x * radius, first.y * radius);
    for (const point of rest) {
      document.lineTo(point.x * radius, point.y * radius);
    }
    document.closePath().stroke();
  }
  document.restore();
}

function drawQrCode(document: Document, url: string, { x, y }: { x: number; y: number }): void {
  const { modules } = QRCode.create(url, { errorCorrectionLevel: 'M' });
  const side = QR_SIDE / modules.size;
  document.fillColor(INK);
  for (let row = 0; row < modules.size; row += 1) {
    for (let column = 0; column < modules.size; column += 1) {
      // A hair wider than a module, or viewers show seams between them.
      if (modules.get(row, column)) {
        document.rect(x + column * side, y + row * side, side + 0.1, side + 0.1);
      }
    }
  }
  document.fill();
}

function drawStatement(document: Document, certificate: CertificateRecord, design: CertificateDesign): void {
  const texts = certificateTexts[design.language];
  const { x, width } = COLUMN;
  const title = { weight: 600, size: 12, colour: design.colour, spacing: 2.4 } as const;
  drawLine(document, texts.title.toLocaleUpperCase(design.language), title, { x, y: MARGIN + 4 });

  const name = { weight: 600, size: 44, mostHeight: 108, colour: INK } as const;
  let y = 156;
  const nameHeight = drawParagraph(document, certificate.holderName, name, { x: x - 2, y, width });
  y += nameHeight + 18;
  document.rect(x, y, 56, 3).fill(design.colour);
  y += 24;
  y += drawLine(document, texts.completed, { weight: 400, size: 15, colour: QUIET }, { x, y }) + 8;
  // The facts below stay where they are: a name of two lines leaves room for two lines of the course.
  const mostHeight = nameHeight > 60 ? 66 : 99;
  const course = { weight: 600, size: 27, mostHeight, colour: INK } as const;
  const drawCourse = () => drawParagraph(document, certificate.courseName, course, { x: x - 1, y, width });
  if (certificate.courseLanguage === null) {
    drawCourse();
  } else {
    // The document has the language of who printed it; the name says its own to whoever listens.
    document.markContent('Span', { lang: certificate.courseLanguage });
    drawCourse();
    document.endMarkedContent();
  }

  drawFacts(document, certificate, design);
  drawProof(document, certificate, design);
}

function drawFacts(document: Document, certificate: CertificateRecord, { language }: CertificateDesign): void {
  const texts = certificateTexts[language];
  const facts = [
    { label: texts.points, value: percentText(certificate.scorePercent, language) },
    ...(certificate.duration === null
      ? []
      : [{ label: texts.duration, value: durationText(certificate.duration, language) }]),
    { label: texts.issued, value: dateText(certificate.issuedDate, language) },
  ];
  const labelStyle: TextStyle = { weight: 400, size: 10, colour: QUIET };
  const valueStyle: TextStyle = { weight: 600, size: 14, colour: INK };
  const top = PAGE.height - MARGIN - 96;
  let { x } = COLUMN;
  for (const { label, value } of facts) {
    drawLine(document, label, labelStyle, { x, y: top });
    drawLine(document, value, valueStyle, { x, y: top + 17 });
    x += Math.max(textWidth(document, label, labelStyle), textWidth(document, value, valueStyle)) + 44;
  }
}

/** The number, as on the screen, and the address that verifies it. */
function drawProof(
  document: Document,
  certificate: CertificateRecord,
  { verifyUrl, language }: CertificateDesign,
): void {
  const { x, width } = COLUMN;
  const y = PAGE.height - MARGIN - 22;
  document
    .moveTo(x, y - 14)
    .lineTo(x + width, y - 14)
    .lineWidth(0.75)
    .strokeColor('#dfe2e7', 1)
    .stroke();
  const style = { weight: 400, size: 9, mostHeight: 11, colour: QUIET } as const;
  const number = `${certificateTexts[language].number}: ${certificate.uuid}`;
  const below = y + drawParagraph(document, number, style, { x, y: y - 4, width });
  const height = drawParagraph(document, verifyUrl, style, { x, y: below, width });
  document.link(x, below, width, height, verifyUrl);
  document.info['Keywords'] = certificate.uuid;
}

function collect(document: Document): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    document.on('data', (chunk: Buffer) => chunks.push(chunk));
    document.on('end', () => resolve(Buffer.concat(chunks)));
    document.on('error', reject);
  });
}
