/** Tables as programs put them on the clipboard, made up by us, and what is to be left of each. */
export const tablePastes: readonly { readonly from: string; readonly html: string; readonly clean: string }[] = [
  {
    from: 'a word processor, with a head that is repeated, and merged cells',
    html: `<html xmlns:o="urn:schemas-microsoft-com:office:office"><body lang=EN-GB><!--StartFragment-->
<table class=MsoTableGrid border=1 cellspacing=0 cellpadding=0 style='border-collapse:collapse;mso-yfti-tbllook:1184'>
 <thead><tr style='mso-yfti-irow:0;mso-yfti-firstrow:yes'>
  <td width=200 colspan=2 valign=top style='width:150pt;background:#D9E2F3'><p class=MsoNormal align=center style='text-align:center'><span lang=EN-US>Tools<o:p></o:p></span></p></td>
  <td width=100 valign=top><p class=MsoNormal>Price<o:p></o:p></p></td>
 </tr></thead>
 <tr style='mso-yfti-irow:1'>
  <td width=100 rowspan=2 valign=top><p class=MsoNormal>Saw</p></td>
  <td width=100 valign=top><p class=MsoNormal>for wood</p><p class=MsoNormal>and plastic</p></td>
  <td width=100 valign=top><p class=MsoNormal>12</p></td>
 </tr>
 <tr style='mso-yfti-irow:2;mso-yfti-lastrow:yes'>
  <td width=100 valign=top><p class=MsoNormal>for metal</p></td>
  <td width=100 valign=top><p class=MsoNormal><o:p>&nbsp;</o:p></p></td>
 </tr>
</table><!--EndFragment--></body></html>`,
    clean:
      '<table><thead><tr><th colspan="2" scope="col">Tools</th><th scope="col">Price</th></tr></thead><tbody><tr><td rowspan="2">Saw</td><td>for wood<br>and plastic</td><td>12</td></tr><tr><td>for metal</td><td></td></tr></tbody></table>',
  },
  {
    from: 'a spreadsheet, with words that run over the cell beside them, and rows that are all of merged cells',
    html: `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><meta name=ProgId content=Excel.Sheet><style><!--.xl65{mso-number-format:General;}--></style></head><body>
<table border=0 cellpadding=0 cellspacing=0 width=192 style='border-collapse:collapse;width:144pt'><!--StartFragment-->
 <col width=64 span=3 style='width:48pt'>
 <tr height=20><td height=20 class=xl65 colspan=2 style='height:15.0pt;mso-ignore:colspan'>Long words</td><td class=xl65 width=64></td></tr>
 <tr height=20><td rowspan=2 height=40 class=xl66>Both</td><td rowspan=2 class=xl66>rows</td><td rowspan=2 x:num>3</td></tr>
 <tr height=20></tr>
 <tr height=20><td class=xl65>a</td><td class=xl65 align=right x:num>1</td><td></td></tr>
<!--EndFragment--></table></body></html>`,
    clean:
      '<table><tbody><tr><td>Long words</td><td></td><td></td></tr><tr><td>Both</td><td>rows</td><td>3</td></tr><tr><td>a</td><td>1</td><td></td></tr></tbody></table>',
  },
  {
    from: 'an online document, with lists in its cells',
    html: `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-2b3c"><div dir="ltr" style="margin-left:0pt;" align="left"><table style="border:none;border-collapse:collapse"><colgroup><col width="100"/><col width="200"/></colgroup><tbody><tr style="height:0pt"><td style="vertical-align:top" colspan="2"><p dir="ltr" style="line-height:1.2"><span style="font-size:11pt;font-weight:700">Steps</span></p></td></tr><tr><td><h3 dir="ltr"><span>First</span></h3><p dir="ltr"><span>wait</span></p></td><td><ul><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span>one</span></p></li><li dir="ltr"><p dir="ltr" role="presentation"><span>two</span></p></li></ul><ol start="3"><li dir="ltr"><p dir="ltr"><span>three</span></p></li></ol></td></tr></tbody></table></div></b>`,
    clean:
      '<table><tbody><tr><td colspan="2"><strong>Steps</strong></td></tr><tr><td><strong>First</strong><br>wait</td><td>• one<br>• two<br>3. three</td></tr></tbody></table>',
  },
  {
    from: 'an online spreadsheet',
    html: `<meta charset="utf-8"><google-sheets-html-origin><style type="text/css"><!--td {border: 1px solid #ccc;}--></style><table xmlns="http://www.w3.org/1999/xhtml" cellspacing="0" dir="ltr" data-sheets-root="1"><colgroup><col width="100"/><col width="100"/></colgroup><tbody><tr style="height:21px;"><td style="font-weight:bold;" data-sheets-value="{&quot;1&quot;:2}" rowspan="2" colspan="1"><div style="max-height:42px">Name</div></td><td>Ann</td></tr><tr style="height:21px;"><td>Ben</td></tr></tbody></table></google-sheets-html-origin>`,
    clean:
      '<table><tbody><tr><td rowspan="2"><strong>Name</strong></td><td>Ann</td></tr><tr><td>Ben</td></tr></tbody></table>',
  },
  {
    from: 'a free word processor, with a head and a caption',
    html: `<!DOCTYPE html><html><head><meta name="generator" content="LibreOffice"/></head><body><p style="line-height: 100%"><br/></p><table width="100%" cellpadding="4" cellspacing="0"><caption>Tides</caption><colgroup><col width="128*"/><col width="128*"/></colgroup><thead><tr valign="top"><th width="50%" style="border: 1px solid"><p align="center">Port</p></th><th width="50%"><p>High</p></th></tr></thead><tbody><tr valign="top"><td width="50%"><p>Hamburg</p></td><td width="50%" sdval="3.6" sdnum="1033;"><p align="right">3.6</p></td></tr></tbody></table></body></html>`,
    clean:
      '<p>Tides</p><table><thead><tr><th scope="col">Port</th><th scope="col">High</th></tr></thead><tbody><tr><td>Hamburg</td><td>3.6</td></tr></tbody></table>',
  },
  {
    from: 'a web page, with headings of rows, several bodies, a foot and cells that are missing',
    html: `<div><table class="wikitable sortable" border="1"><tr><th>Planet</th><th abbr="Mass">Mass</th></tr><tbody><tr><th scope="row">Mars</th><td>0.1</td></tr></tbody><tbody><tr><th>Venus</th></tr></tbody><tfoot><tr><td>Sum</td><td>1</td></tr></tfoot></table></div>`,
    clean:
      '<table><thead><tr><th scope="col">Planet</th><th scope="col">Mass</th></tr></thead><tbody><tr><th scope="row">Mars</th><td>0.1</td></tr><tr><th scope="row">Venus</th><td></td></tr></tbody><tfoot><tr><td>Sum</td><td>1</td></tr></tfoot></table>',
  },
  {
    from: 'a web page, with a table in a cell, and cells that cover too much',
    html: `<table><tr><td colspan="1000">a<table><tr><td>b</td><td>c</td></tr><tr><td>d</td></tr></table></td></tr><tr><td rowspan="90">e</td><td>f</td></tr></table>`,
    clean:
      '<table><tbody><tr><td colspan="2">a<br>b · c<br>d · </td></tr><tr><td>e</td><td>f</td></tr></tbody></table>',
  },
  {
    from: 'a page that runs from the right',
    html: `<table dir="rtl"><tr><td><p dir="rtl">שלום</p></td><td>עולם</td></tr></table>`,
    clean: '<table><tbody><tr><td dir="rtl">שלום</td><td dir="rtl">עולם</td></tr></tbody></table>',
  },
];
