/**
 * The certificate as a page for a wall (OP-24): landscape A4, a panel in the workspace's colour, much quiet space. It is a tagged PDF,
 * which says by its structure what the eye reads from its look (PDF/UA).
 */
import PdfDocument from 'pdfkit';
import QRCode from 'qrcode';
import type { CertificateRecord } from '../enrolment/certificateRecord.ts';
import { addStatement, addProof } from './certificateStatement.ts';
import { certificateTexts } from './certificateTexts.ts';
import type { Language } from '../shared/languages.ts';
import { addDecoration, addPart, beginStructure, type Element } from './pdfStructure.ts';
import { actualText, drawLine, drawParagraph, type Sheet } from './pdfText.ts';
import { loadFonts } from './letters/scriptFonts.ts';
import { MARGIN, PAGE, PANEL_WIDTH } from './pageMeasures.ts';
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

const INK = '#1b1d21';
const WHITE = '#ffffff';
const QR_SIDE = 104;

/** The library knows PDF/UA, its types do not. */
const universalAccess: object = { subset: 'PDF/UA' };

/** Bytes of the PDF. Equal arguments give the same page. */
export async function certificatePdf(certificate: CertificateRecord, design: CertificateDesign): Promise<Buffer> {
  const fonts = await loadFonts([certificate.holderName, certificate.courseName, design.issuer, design.verifyUrl]);
  const document = new PdfDocument({
    size: 'A4',
    layout: 'landscape',
    margin: 0,
    pdfVersion: '1.7',
    ...universalAccess,
    tagged: true,
    lang: design.language,
    displayTitle: true,
    info: {
      Title: `${certificateTexts[design.language].title}: ${certificate.courseName}`,
      Author: design.issuer,
      Subject: certificate.holderName,
      Keywords: certificate.uuid,
      CreationDate: new Date(certificate.issuedDate),
    },
  });
  const bytes = collect(document);
  const sheet = { document, fonts };
  const root = beginStructure(document);
  addDecoration(document, () => {
    document.rect(0, 0, PANEL_WIDTH, PAGE.height).fill(design.colour);
    drawRosette(document, certificate.uuid);
  });
  addStatement(sheet, root, certificate, design);
  addPanel(sheet, root, design);
  addProof(sheet, root, certificate, design);
  root.end();
  document.end();
  return bytes;
}

/** Who issues it, and where it is verified by a phone. */
function addPanel(sheet: Sheet, root: Element, { issuer, language, verifyUrl }: CertificateDesign): void {
  const { document } = sheet;
  const texts = certificateTexts[language];
  addPart(document, root, { role: 'P', actual: actualText(sheet, issuer, 600) }, () => {
    const style = { weight: 600, size: 18, mostHeight: 66, colour: WHITE } as const;
    drawParagraph(sheet, issuer, style, { x: 36, y: MARGIN, width: PANEL_WIDTH - 72 });
  });
  const top = PAGE.height - MARGIN - QR_SIDE - 26;
  const side = QR_SIDE + 16;
  const picture = { role: 'Figure', alt: texts.code, bbox: [36, top, 36 + side, top + side] } as const;
  addPart(document, root, { ...picture, bbox: [...picture.bbox] }, () => {
    document.roundedRect(36, top, side, side, 8).fill(WHITE);
    drawQrCode(document, verifyUrl, { x: 44, y: top + 8 });
  });
  addPart(document, root, { role: 'P' }, () => {
    const style = { weight: 400, size: 9.5, colour: WHITE } as const;
    drawLine(sheet, texts.verify, style, { x: 36, y: top + QR_SIDE + 25 });
  });
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

function collect(document: Document): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    document.on('data', (chunk: Buffer) => chunks.push(chunk));
    document.on('end', () => resolve(Buffer.concat(chunks)));
    document.on('error', reject);
  });
}
