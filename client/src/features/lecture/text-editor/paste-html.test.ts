// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { markdownOf } from './paste-html.ts';

it('converts a document of Google Docs, whose outer bold means nothing', () => {
  const html = `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1">
<h2 dir="ltr"><span style="font-size:16pt;font-weight:700;">Knots</span></h2>
<p dir="ltr"><span style="font-weight:400;">A </span><span style="font-weight:700;">loop</span><span style="font-weight:400;"> that </span><span style="font-weight:400;font-style:italic;">never</span><span> slips, see </span><a href="https://example.com/bowline"><span style="text-decoration:underline;">the bowline</span></a><span>.</span></p>
<ul><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span>Hemp</span></p></li><ul><li dir="ltr" aria-level="2"><p dir="ltr" role="presentation"><span>Old hemp</span></p></li></ul><li dir="ltr" aria-level="1"><p dir="ltr"><span>Nylon</span></p></li></ul>
<p dir="ltr"><span><span><img src="https://lh7.example.com/x" width="602"></span></span></p>
<div dir="ltr"><table><tbody><tr><td><p dir="ltr"><span>Rope</span></p></td><td><p dir="ltr"><span>Load</span></p></td></tr><tr><td><p dir="ltr"><span>Hemp</span></p></td><td><p dir="ltr"><span>80</span></p></td></tr></tbody></table></div>
</b><br class="Apple-interchange-newline">`;
  expect(markdownOf(html)).toBe(`## Knots

A **loop** that *never* slips, see [the bowline](https://example.com/bowline).

- Hemp
  - Old hemp
- Nylon

| Rope | Load |
| --- | --- |
| Hemp | 80  |`);
});

it('converts a document of Word without its styles, comments and pictures', () => {
  const html = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style><!-- p.MsoNormal {margin:0cm;} --></style></head><body lang=EN-US><!--StartFragment-->
<h1>Knots<o:p></o:p></h1>
<p class=MsoNormal>A <b>loop</b> that <i>never</i> slips<span class=MsoCommentReference><a href="#_msocom_1">[A1]</a></span>.<o:p></o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>Hemp<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>o<span>&nbsp; </span></span><![endif]>Old hemp<o:p></o:p></p>
<p class=MsoNormal><v:imagedata src="file:///x.png"></v:imagedata><img src="file:///x.png">Then<o:p></o:p></p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>1.<span>&nbsp; </span></span>Tie<o:p></o:p></p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>2.<span>&nbsp; </span></span>Pull<o:p></o:p></p>
<div style='mso-element:comment-list'><p class=MsoCommentText>Really?</p></div>
<!--EndFragment--></body></html>`;
  expect(markdownOf(html)).toBe(`# Knots

A **loop** that *never* slips.

- Hemp
  - Old hemp

Then

1. Tie
2. Pull`);
});

it('leaves text of a code editor as it is', () => {
  const html = `<meta charset="utf-8"><div style="font-family:monospace"><div><span style="color:#569cd6;">## Knots</span></div><div>**loop**</div></div>`;
  expect(markdownOf(html)).toBeNull();
});

it('drops a picture that is pasted alone', () => {
  expect(markdownOf('<img src="https://example.com/knot.png" alt="Knot">')).toBe('');
});
