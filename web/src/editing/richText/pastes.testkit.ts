/** Clipboards as programs write them, made up by us, and what is to be left of each. */
export const pastes: readonly { readonly from: string; readonly html: string; readonly clean: string }[] = [
  {
    from: 'a word processor',
    html: `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta name=Generator content="Word"><style><!-- p.MsoNormal {margin:0cm} --></style></head>
<body lang=EN-GB><!--StartFragment-->
<h1 style='mso-pagination:widow-orphan'><span style='font-family:Calibri;color:#2F5496'>Safety first<o:p></o:p></span></h1>
<p class=MsoNormal><span style='font-size:11.0pt;color:black'>Wear a <b>helmet</b> and <span style='font-weight:bold'>gloves</span>.<o:p></o:p></span></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>Switch it off<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:72.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>o<span>&nbsp;</span></span><![endif]>at the wall</p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp;</span></span><![endif]>Wait</p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>1.<span>&nbsp;</span></span><![endif]>Count to ten</p>
<table class=MsoTableGrid border=1 style='border-collapse:collapse'><tr><td width=200 style='padding:0cm'><p class=MsoNormal>Part</p></td><td><p class=MsoNormal>Price</p></td></tr></table>
<!--EndFragment--></body></html>`,
    clean:
      '<h2>Safety first</h2><p>Wear a <strong>helmet</strong> and <strong>gloves</strong>.</p><ul><li>Switch it off<ul><li>at the wall</li></ul></li><li>Wait</li></ul><ol><li>Count to ten</li></ol><table><tbody><tr><td>Part</td><td>Price</td></tr></tbody></table>',
  },
  {
    from: 'an online document',
    html: `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1a2b"><h1 dir="ltr" style="line-height:1.38"><span style="font-size:20pt;font-family:Arial;font-weight:400">Plan</span></h1><p dir="ltr"><span style="font-size:11pt;font-weight:700;font-style:normal">Bold</span><span style="font-size:11pt;font-weight:400;font-style:italic"> slanted</span> <a href="https://demo.test/x" style="text-decoration:none"><span style="color:#1155cc;text-decoration:underline">link</span></a></p><br><ul style="margin-top:0"><li dir="ltr" style="list-style-type:disc" aria-level="1"><p dir="ltr" role="presentation"><span style="font-size:11pt">One</span></p></li></ul><p><span><span style="border:none"><img src="https://drive.google.com/file/d/abc123/view" width="602" height="300"></span></span></p></b>`,
    clean:
      '<h2>Plan</h2><p><strong>Bold</strong><em> slanted</em> <a href="https://demo.test/x" target="_blank" rel="noopener noreferrer">link</a></p><ul><li>One</li></ul><p><img src="https://drive.google.com/uc?export=view&amp;id=abc123" alt=""></p>',
  },
  {
    from: 'a notebook',
    html: `<meta charset='utf-8'><!-- notionvc: 0000-1111 --><h1>Notes</h1><p>Read <strong>this</strong> and <code>that</code>.</p><ul><li>First<ul><li>Inner</li></ul></li></ul><ol type="1" start="1"><li>One</li></ol><hr><blockquote>A quotation</blockquote>`,
    clean:
      '<h2>Notes</h2><p>Read <strong>this</strong> and <code>that</code>.</p><ul><li>First<ul><li>Inner</li></ul></li></ul><ol><li>One</li></ol><hr><blockquote>A quotation</blockquote>',
  },
  {
    from: 'a web page',
    html: `<div class="article" style="font: 14px sans"><style>.x{}</style><script>track()</script><h2 id="top" class="x" onclick="x()">Title</h2><div style="color:red">Loose <span style="text-decoration:line-through">gone</span> text<br>second line</div><p><a href="#top">up</a> <a href="javascript:x()">bad</a> <a class="b" href="https://demo.test/?a=1" target="_self">good</a></p><img src="data:image/png;base64,AAAA"><img src="https://t.test/p.gif" width="1" height="1"><p><img src="https://demo.test/a.png" alt="A sun" class="y" srcset="b.png 2x"></p><button>Share</button></div>`,
    clean:
      '<h2>Title</h2><p>Loose <s>gone</s> text<br>second line</p><p>up bad <a href="https://demo.test/?a=1" target="_blank" rel="noopener noreferrer">good</a></p><p><img src="https://demo.test/a.png" alt="A sun"></p>',
  },
  {
    from: 'a word processor whose lists go on',
    html: `<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>3.<span>&nbsp;</span></span>Third</p><p class=MsoListParagraph style='mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>b)<span>&nbsp;</span></span>of its parts</p><p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>4.</span>Fourth</p><p>Then</p><p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>iv.</span>A numeral</p><p class=MsoNormal dir=RTL style='direction:rtl'><u>שלום</u></p>`,
    clean:
      '<ol start="3"><li>Third<ol start="2" type="a"><li>of its parts</li></ol></li><li>Fourth</li></ol><p>Then</p><ol start="4" type="i"><li>A numeral</li></ol><p dir="rtl"><u>שלום</u></p>',
  },
  {
    from: 'an online document with letters, lines and directions',
    html: `<meta charset='utf-8'><b style="font-weight:normal;"><ol start="3"><li dir="ltr" style="list-style-type:upper-roman"><p dir="ltr" role="presentation"><span style="text-decoration:underline">Three</span></p></li><li dir="ltr" style="list-style-type:upper-roman"><p dir="ltr"><span>Four</span></p></li></ol><p dir="rtl"><span>שלום</span></p><div dir="rtl"><h1>כותרת</h1><p>a</p></div></b>`,
    clean:
      '<ol start="3" type="I"><li><u>Three</u></li><li>Four</li></ol><p dir="rtl">שלום</p><h2 dir="rtl">כותרת</h2><p dir="rtl">a</p>',
  },
  {
    from: 'a web page with lists of their own',
    html: `<ol type="a"><li>one</li><li>two<ol type="i" start="5"><li>five</li></ol></li></ol><ol><li>anew</li></ol><ol style="list-style-type:lower-latin"><li value="7">seven</li></ol><p><ins>put in</ins> <u>lined</u> <a href="https://demo.test/" style="text-decoration:underline">link</a></p>`,
    clean:
      '<ol type="a"><li>one</li><li>two<ol start="5" type="i"><li>five</li></ol></li></ol><ol><li>anew</li></ol><ol start="7" type="a"><li>seven</li></ol><p><ins>put in</ins> <u>lined</u> <a href="https://demo.test/" target="_blank" rel="noopener noreferrer">link</a></p>',
  },
  {
    from: 'pages with formulas',
    html: `<p>So <math><msup><mi>x</mi><mn>2</mn></msup><mo>+</mo><mfrac><mrow><mi>a</mi><mo>+</mo><mn>1</mn></mrow><mi>b</mi></mfrac></math> and <span class="katex"><span class="katex-mathml"><math><semantics><mrow><mi>E</mi></mrow><annotation encoding="application/x-tex">E = mc^2</annotation></semantics></math></span><span class="katex-html" aria-hidden="true"><span>E</span></span></span> and <span class="mwe-math-element"><span style="display:none"><math alttext="{\\sqrt {y}}"><msqrt><mi>y</mi></msqrt></math></span><img src="https://wiki.test/render/svg/1" class="mwe-math-fallback-image-inline" alt="y"></span> and <math><msqrt><mi>z</mi></msqrt></math>.</p>`,
    clean:
      '<p>So x^2+(a+1)/b and <span data-formula="inline">E = mc^2</span> and <span data-formula="inline">{\\sqrt {y}}</span> and √z.</p>',
  },
];
