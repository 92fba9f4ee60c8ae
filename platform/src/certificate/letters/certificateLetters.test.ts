import { inflateSync } from 'node:zlib';
import { array, assert, asyncProperty, constantFrom, oneof, string } from 'fast-check';
import { create } from 'fontkit';
import { describe, expect, test } from 'vitest';
import type { CertificateRecord } from '../../enrolment/certificateRecord.ts';
import { certificatePdf } from '../certificatePdf.ts';
import { readPdf } from '../readPdf.testkit.ts';
import { graphemesOf } from './graphemes.ts';
import { latinFont } from './latinFonts.ts';
import { loadFonts } from './scriptFonts.ts';
import { directionOf, drawableText, textRuns } from './textRuns.ts';

const certificate: CertificateRecord = {
  uuid: '3f2c9a10-7b1e-4d5a-9c3e-1a2b3c4d5e6f',
  holderName: 'Ada Example',
  courseId: 258,
  courseName: 'A course',
  courseLanguage: null,
  scorePercent: 92,
  issuedDate: '2030-01-31T09:00:00.000Z',
  duration: 36,
  requiredPercent: 40,
  expireTime: null,
  revokedTime: null,
  revokeReason: null,
};

const print = (changes: Partial<CertificateRecord>, issuer = 'A school') =>
  certificatePdf(
    { ...certificate, ...changes },
    { issuer, colour: '#006fb8', language: 'en', verifyUrl: 'https://example.test/verifycertificate/?uuid=1' },
  );

/** The numbers of the glyphs that a page draws, in the fonts as they are embedded: 0 is the box of a letter that is missing. */
function drawnGlyphs(bytes: Buffer): readonly number[] {
  const streams = [...bytes.toString('latin1').matchAll(/FlateDecode[^>]*>>\nstream\n([\s\S]*?)\nendstream/g)].map(
    ([, stream = '']) => inflateSync(Buffer.from(stream, 'latin1')).toString('latin1'),
  );
  const shown = streams.filter((stream) => stream.includes(' TJ')).join('\n');
  const strings = [...shown.matchAll(/<([0-9a-f]+)>/g)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? []);
  return strings.map((glyph) => Number.parseInt(glyph, 16));
}

/** Names of people and of courses, by script. */
const scripts: readonly (readonly [script: string, name: string, course: string])[] = [
  ['Arabic', 'محمد عبد الله', 'مقدمة في البرمجة (2) Python 3.12'],
  ['Persian', 'می‌خواهم فاطمه', 'دورهٔ ۱۲۳ با HTML'],
  ['Urdu', 'پروین شاکر', 'اردو کی پہلی کتاب'],
  ['Pashto', 'ګل ډېوه', 'د پښتو ژبه'],
  ['Hebrew', 'דוד בן־גוריון', 'Course (2) שלום world'],
  ['Hebrew with points', 'שָׁלוֹם', 'בְּרֵאשִׁית'],
  ['Chinese', '王小明', '机器学习入门：第 1 部分'],
  ['Chinese of Taiwan', '陳怡君', '機器學習導論'],
  ['Japanese', '山田太郎', 'データ入門がぎぐ'],
  ['Korean', '김철수', '한국어 과정'],
  ['Devanagari', 'क्षत्रिय प्रियंका', 'हिन्दी पाठ्यक्रम'],
  ['Bengali', 'রবীন্দ্রনাথ ঠাকুর', 'বাংলা কোর্স'],
  ['Gurmukhi', 'ਗੁਰਮੁਖ ਸਿੰਘ', 'ਪੰਜਾਬੀ'],
  ['Gujarati', 'ગાંધી', 'ગુજરાતી ક્ષેત્ર'],
  ['Oriya', 'ଓଡ଼ିଆ', 'କୋଣାର୍କ'],
  ['Tamil', 'சுப்பிரமணிய பாரதி', 'தமிழ் பாடம் கொள்கை'],
  ['Telugu', 'వేమన', 'తెలుగు పాఠం'],
  ['Kannada', 'ಕುವೆಂಪು', 'ಕನ್ನಡ ಕ್ಷೇತ್ರ'],
  ['Malayalam', 'ക്രിസ്തു', 'മലയാളം കൊടുങ്ങല്ലൂർ'],
  ['Sinhala', 'ශ්‍රී ලංකා', 'සිංහල පොත'],
  ['Thai', 'สมชาย ใจดี', 'การทำงานอย่างปลอดภัย'],
  ['Lao', 'ສົມຊາຍ', 'ພາສາລາວ ທຳ'],
  ['Khmer', 'សុខ សុភា', 'អ្នកចាប់ផ្តើមដំបូង នៅក្នុងស្ថាប័នរបស់យើង'],
  ['Myanmar', 'အောင်ဆန်း', 'မြန်မာဘာသာ'],
  ['Georgian', 'ნინო ბერიძე', 'ქართული კურსი'],
  ['Armenian', 'Արամ Խաչատրյան', 'Հայերենի դասընթաց'],
  ['Ethiopic', 'አበበ ቢቂላ', 'የአማርኛ ኮርስ'],
  ['Thaana', 'މުހައްމަދު', 'ދިވެހި'],
  ['Syriac', 'ܐܦܪܝܡ', 'ܣܘܪܝܝܐ'],
  ['Tibetan', 'བོད་སྐད', 'བོད་ཡིག'],
  ['Cherokee', 'ᏣᎳᎩ', 'ᎦᏬᏂᎯᏍᏗ'],
  ['Inuktitut', 'ᐃᓄᒃᑎᑐᑦ', 'ᐅᖃᐅᓯᖅ'],
  ['Tifinagh', 'ⵜⴰⵎⴰⵣⵉⵖⵜ', 'ⵜⵉⴼⵉⵏⴰⵖ'],
  ['Vietnamese', 'Nguyễn Thị Minh', 'Tiếng Việt cơ bản'],
  ['Greek', 'Ελένη Παπαδοπούλου', 'Ελληνικά'],
  ['Adlam', '𞤀𞤣𞤤𞤢𞤥', '𞤆𞤵𞤤𞤢𞤪'],
  ['Javanese', 'ꦗꦮ', 'ꦱꦸꦫ'],
  ['Ol Chiki', 'ᱥᱟᱱᱛᱟᱲᱤ', 'ᱚᱞ'],
  ['Meetei Mayek', 'ꯃꯅꯤꯄꯨꯔ', 'ꯂꯣꯟ'],
  ['Lisu', 'ꓡꓲ-ꓢꓴ ꓐꓳ', 'ꓡꓲꓢꓴ ꓡꓬꓱꓻ'],
  ['Mongolian', 'ᠴᠢᠩᠭᠢᠰ ᠬᠠᠭᠠᠨ', 'ᠮᠣᠩᠭᠣᠯ ᠬᠡᠯᠡ'],
  ['Coptic', 'Ⲡⲉⲧⲣⲟⲥ Ϣⲉⲛⲟⲩϯ', 'Ϯⲁⲥⲡⲓ ⲛ̀ⲣⲉⲙⲛ̀ⲭⲏⲙⲓ'],
  ['N’Ko', 'ߛߏߟߏߡߊߣߊ ߞߊ߲ߕߍ', 'ߒߞߏ ߞߊ߲'],
  ['Vai', 'ꕢꖅ ꗡꕘ', 'ꕙꔤ ꕧꕸ'],
  ['Osage', '𐓏𐓘𐓻𐓘𐓻𐓟', '𐓀𐓣𐓟'],
  ['Yi', 'ꆈꌠ ꁱꂷ', 'ꆈꌠꉙ'],
  ['Tai Le', 'ᥖᥭᥰ ᥘᥫᥴ', 'ᥛᥬᥲ'],
  ['New Tai Lue', 'ᦑᦺ ᦟᦲᦉᧁ', 'ᦅᧄ'],
  ['Tai Tham', 'ᨣᩤᩴ ᨾᩮᩬᩥᨦ', 'ᨩᩮᩢᩣ'],
  ['Tai Viet', 'ꪼꪕ ꪒꪾ', 'ꪁꪫꪱꪣ'],
  ['Balinese', 'ᬲᬸᬓᬃᬡ', 'ᬩᬮᬶ'],
  ['Sundanese', 'ᮃᮏᮤᮕ᮪', 'ᮘᮞ ᮞᮥᮔ᮪ᮓ'],
  ['Buginese', 'ᨕᨘᨁᨗ', 'ᨅᨔ'],
  ['Cham', 'ꨀꨇꩉ ꨌꩌ', 'ꨌꨛꨈ'],
  ['Saurashtra', 'ꢱꣃꢬꢵꢰ꣄ꢜ꣄ꢬ', 'ꢡꢶꢬꢸ'],
  ['Limbu', 'ᤕᤠᤰᤌᤢᤱ ᤐᤠᤴ', 'ᤗᤡᤔᤒᤢ'],
  ['Lepcha', 'ᰛᰩᰵᰛᰧᰵᰶ', 'ᰕᰬᰰ'],
  ['Kayah Li', 'ꤊꤢꤛꤢ꤭', 'ꤜꤟꤤ꤬'],
  ['Rejang', 'ꤰꤳ ꥆꤰ', 'ꤽꥇꤺꥏ'],
  ['Miao', '𖼀𖽡 𖼊𖽪', '𖼞𖽷'],
  ['Newa', '𑐣𑐾𑐥𑐵𑐮', '𑐨𑐵𑐲𑐵'],
  ['Syloti Nagri', 'ꠍꠤꠟꠐꠤ', 'ꠘꠣꠉꠞꠤ'],
  ['Bamum', 'ꚠꚡꚢ', 'ꛀꛁ'],
  ['Hanifi Rohingya', '𐴌𐴟𐴇𐴥𐴝𐴚𐴒𐴙𐴝', '𐴏𐴂'],
  ['Nyiakeng Puachue Hmong', '𞄀𞄩 𞄁𞄦', '𞄔𞄨'],
  ['Toto', '𞊒𞊪𞊒𞊪', '𞊐𞊝'],
  ['Sunuwar', '𑯀𑯁𑯂', '𑯃𑯄'],
  ['Sora Sompeng', '𑃐𑃑𑃒', '𑃓𑃔'],
  ['Warang Citi', '𑢹𑣗𑣁𑣜𑣊', '𑣀𑣁'],
  ['Mende Kikakui', '𞠀𞠁𞠂', '𞠃𞠄'],
  ['Osmanya', '𐒋𐒘𐒈𐒑𐒛𐒒𐒖', '𐒖𐒍'],
  ['Pau Cin Hau', '𑫀𑫁𑫂', '𑫃𑫄'],
  ['Tagalog', 'ᜀᜈ᜔ᜇ᜔ᜇᜒ', 'ᜊᜌ᜔ᜊᜌᜒᜈ᜔'],
  ['Hanunoo', 'ᜱᜨᜳ', 'ᜢᜰ'],
  ['Buhid', 'ᝊᝓᝑᝒ', 'ᝃᝄ'],
  ['Tagbanwa', 'ᝦᝧ', 'ᝪᝯ'],
  ['Tirhuta', '𑒧𑒻𑒟𑒱𑒪𑒲', '𑒦𑒰𑒭𑒰'],
  ['Modi', '𑘦𑘨𑘰𑘙𑘲', '𑘥𑘰𑘬𑘰'],
  ['Grantha', '𑌗𑍍𑌰𑌨𑍍𑌥', '𑌰𑌾𑌮'],
  ['Sharada', '𑆯𑆳𑆫𑆢𑆳', '𑆑'],
  ['Siddham', '𑖭𑖰𑖟𑖿𑖠𑖽', '𑖀'],
  ['Nushu', '𛅰𛅱𛅲', '𛅳𛅴'],
  ['Samaritan', 'ࠀࠁࠂ', 'ࠃࠄ'],
  ['Phoenician', '𐤀𐤁𐤂', '𐤃𐤄'],
  ['Old Turkic', '𐱅𐰇𐰼𐰰', '𐰋𐰃𐰠'],
  ['Old Hungarian', '𐲀𐲁𐲂', '𐳀𐳁'],
  ['Old Italic', '𐌀𐌁𐌂', '𐌃𐌄'],
  ['Gothic', '𐍅𐌿𐌻𐍆𐌹𐌻𐌰', '𐌲𐌿𐍄𐌹𐍃𐌺'],
  ['Glagolitic', 'Ⰽⱁⱀⱄⱅⰰⱀⱅⰻⱀ', 'Ⱄⰾⱁⰲⱑⱀⱐⱄⰽⱏ'],
  ['Runic', 'ᚺᚨᚱᚨᛚᛞ', 'ᚠᚢᚦᚨᚱᚲ'],
  ['Ogham', 'ᚋᚐᚊᚔ', 'ᚑᚌᚆᚐᚋ'],
  ['Deseret', '𐐔𐐯𐑅𐐨𐑉𐐯𐐻', '𐐆𐑌'],
  ['Shavian', '𐑖𐑱𐑝𐑾𐑯', '𐑨𐑚'],
  ['Bopomofo', 'ㄨㄤˊ ㄇㄧㄥˊ', 'ㄓㄨˋ'],
  ['rare Cyrillic', 'Ԓыгъоравэтԓьэн', 'Ꙗзыкъ'],
  ['rare Latin', 'Ʌlba Ꜳnn', 'Yorùbá ọ́'],
  ['letters and marks apart', 'Nguyễn Öztürk Łódź'.normalize('NFD'), 'Größe é ñ'.normalize('NFD')],
];

describe('a certificate in every script', () => {
  test.each(scripts)(
    'CERT-05 OP-119 OP-199 %s: each letter of %s and %s is drawn',
    async (_script, holderName, courseName) => {
      const fonts = await loadFonts([holderName, courseName]);
      for (const text of [holderName, courseName]) {
        expect(drawableText(text, 600, fonts)).toBe(text.normalize('NFC'));
        const runs = textRuns(drawableText(text, 600, fonts), 600, fonts);
        const drawn = runs.map((run) => run.text).join('');
        expect(Array.from(drawn).toSorted()).toEqual(Array.from(text.normalize('NFC')).toSorted());
        const glyphs = runs.flatMap((run) =>
          create(run.font.bytes)
            .layout(run.text)
            .glyphs.map(({ id }) => id),
        );
        expect(glyphs).not.toContain(0);
      }
    },
  );

  test.each([
    ['Arabic', 'محمد عبد الله', 'مقدمة في البرمجة'],
    ['Hebrew', 'דוד בן־גוריון', 'שיעור ראשון'],
    ['Chinese', '王小明', '机器学习入门'],
    ['Georgian', 'ნინო ბერიძე', 'ქართული კურსი'],
  ])('CERT-05 WCAG 1.3.2 %s is read and copied as it was written', async (_script, holderName, courseName) => {
    const { parts, stray } = await readPdf(await print({ holderName, courseName }));
    const texts = parts.map(({ text }) => text.replaceAll(/\s+/g, ' '));
    expect(texts).toContain(holderName);
    expect(texts).toContain(courseName);
    expect(stray).toBe('');
  });

  test('CERT-05 a part from right to left says its letters in the order of reading', async () => {
    const bytes = await print({ holderName: 'דוד' });
    const spoken = Buffer.from('\ufeffדוד', 'utf16le').swap16().toString('latin1');
    expect(bytes.toString('latin1')).toContain(`/ActualText (${spoken.replaceAll(/([()\\])/g, '\\$1')})`);
  });
});

/** What a line shows, leftmost first. */
async function seen(text: string): Promise<string> {
  const fonts = await loadFonts([text]);
  const drawable = drawableText(text, 600, fonts);
  const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
  return textRuns(drawable, 600, fonts)
    .map((run) => (rightToLeft.test(run.text) ? graphemesOf(run.text).toReversed().join('') : run.text))
    .join('');
}

describe('the direction of a line', () => {
  test.each([
    ['שלום', 'םולש'],
    ['Course (2) שלום world', 'Course (2) םולש world'],
    ['שלום (world) 123!', '!123 (world) םולש'],
    ['שלום (עולם)', '(םלוע) םולש'],
    ['a שלום, עולם b', 'a םלוע ,םולש b'],
    ['قلم 12/3 و ۱۲۳', '۱۲۳ و 12/3 ملق'],
    ['abc', 'abc'],
    ['(شرح) 2', '2 (حرش)'],
  ])('OP-119 UAX 9 %s is seen as %s', async (text, shown) => {
    expect(await seen(text)).toBe(shown);
  });

  test('a text runs as its first strong letter does', () => {
    expect(['abc שלום', 'שלום abc', '123', '(2) שלום'].map(directionOf)).toEqual(['ltr', 'rtl', 'ltr', 'rtl']);
  });

  test.each([
    ['Arabic', 'ععع'],
    ['Mongolian', 'ᠨᠨᠨ'],
  ])('CERT-05 OP-199 %s letters are joined: each has the form of its place', async (_script, text) => {
    const fonts = await loadFonts([text]);
    const [run] = textRuns(text, 600, fonts);
    const forms = create(run?.font.bytes ?? new Uint8Array())
      .layout(text)
      .glyphs.map(({ id }) => id);
    expect(new Set(forms).size).toBe(3);
  });

  test.each([
    ['Samaritan', 'ࠀࠁࠂ'],
    ['Phoenician', '𐤀𐤁𐤂'],
    ['Old Turkic', '𐱅𐰇𐰼'],
    ['Mende Kikakui', '𞠀𞠁𞠂'],
    ['Adlam', '𞤀𞤣𞤤'],
    ['Hanifi Rohingya', '𐴀𐴁𐴂'],
    ['Old Hungarian', '𐲀𐲁𐲂'],
  ])(
    'OP-119 UAX 9 %s runs from right to left, whether the library that shapes knows it or not',
    async (_script, text) => {
      const fonts = await loadFonts([text]);
      const [run] = textRuns(text, 600, fonts);
      const drawn = create(run?.font.bytes ?? new Uint8Array())
        .layout(run?.text ?? '')
        .glyphs.flatMap(({ codePoints }) => codePoints.map((code) => String.fromCodePoint(code)));
      expect(drawn.toReversed().join('')).toBe(text);
    },
  );
});

describe('what no font has', () => {
  test.each([
    ['Ann 😀 Lee', 'Ann Lee'],
    ['😀 Ann', 'Ann'],
    ['Ann 👩‍👩‍👧‍👦 🇺🇦', 'Ann'],
    ['Ann\u{f0000}Lee', 'AnnLee'],
    ['A\u200b\u00adB', 'AB'],
    ['Z̷̛a̸l̵go', 'Zalgo'],
    ['Ô̂ren Bä̂r', 'Ôren Bär'],
    ['𝕵𝖔𝖍𝖓 Doe', 'John Doe'],
    ['1️⃣ Ann ❤️', '1 Ann'],
    ['😀', ''],
  ])('CERT-05 OP-119 OP-178 %s is drawn as “%s”', async (holderName, drawn) => {
    const fonts = await loadFonts([holderName]);
    const runs = textRuns(drawableText(holderName, 600, fonts), 600, fonts);
    expect(runs.map((run) => run.text).join('')).toBe(drawn);
    expect(drawnGlyphs(await print({ holderName }))).not.toContain(0);
  });

  test('CERT-05 no text of any letters draws a box or two pages', async () => {
    const letter = oneof(
      constantFrom(...scripts.flatMap(([, name, course]) => graphemesOf(`${name}${course}`)), ' ', '(', '😀', '\u202e'),
      string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
    );
    const names = array(letter, { minLength: 1, maxLength: 60 }).map((letters) => letters.join(''));
    await assert(
      asyncProperty(names, async (name) => {
        const bytes = await print({ holderName: name, courseName: name }, name);
        expect(drawnGlyphs(bytes)).not.toContain(0);
        expect(bytes.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
      }),
      { numRuns: 6 },
    );
  });
});

test('OP-119 a certificate in Latin letters opens no other font', async () => {
  const fonts = await loadFonts(['Ада Ελένη Łódź Nguyễn 😀'.replace('😀', '')]);
  expect(textRuns('Ада Ελένη Łódź', 600, fonts).every(({ font }) => !font.isTall)).toBe(true);
  expect(fonts.fontOf('王', 600)).toBeNull();
});

test('the fonts of Latin letters are unpacked: each document would do it again', () => {
  const packed = ['a', 'Ж', 'Ω'].map((letter) =>
    Buffer.from(latinFont(letter, 600)?.bytes ?? []).toString('latin1', 0, 4),
  );
  expect(packed).toEqual(Array.from({ length: 3 }, () => '\0\x01\0\0'));
});
