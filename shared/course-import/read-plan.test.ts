import { describe, expect, it } from 'vitest';
import { captionMessages } from '#shared/caption.ts';
import { importLimits, lecturesOf, type PlannedLecture } from './plan.ts';
import { readPlan } from './read-plan.ts';
import type { SourceFile } from './source.ts';

const encoder = new TextEncoder();
/** The first bytes of an MP4 file. */
const VIDEO = encoder.encode(`\0\0\0\x18ftypisom${'\0'.repeat(300)}`);
const VTT = 'WEBVTT\n\n00:00.000 --> 00:01.000\nTwo ropes\n';
const PDF = encoder.encode('%PDF-1.7');

function file(path: string, content: string | Uint8Array): SourceFile {
  const bytes = typeof content === 'string' ? encoder.encode(content) : content;
  return { path, size: bytes.length, read: async (length) => bytes.subarray(0, length) };
}

/** A folder with these files. `''` is a video or a PDF, by the name. */
const folder = (content: Record<string, string>): SourceFile[] =>
  Object.entries(content).map(([path, text]) =>
    file(path, text === '' ? (path.endsWith('.pdf') ? PDF : VIDEO) : text),
  );
const read = (content: Record<string, string>) => readPlan('Knots', folder(content));
const titles = (lectures: PlannedLecture[]) => lectures.map(({ kind, title }) => `${kind} ${title}`);

describe('a folder without a manifest', () => {
  it('becomes a course with a section for each folder, in the order of the numbers', async () => {
    const { plan, faults, leftOut } = await read({
      '10 Ropes/1 Hemp.mp4': '',
      '2_Bends/02 Sheet-bend.mp4': '',
      '2_Bends/1. Reef_knot.mov': '',
      '2_Bends/10 Why they hold.md': 'They jam.',
      'Welcome.mp4': '',
      '.DS_Store': 'x',
      '__MACOSX/2_Bends/._1. Reef_knot.mov': 'x',
    });
    expect([plan.title, faults, leftOut]).toEqual(['Knots', [], []]);
    expect(titles(plan.lectures)).toEqual(['VIDEO Welcome']);
    expect(plan.sections.map(({ title, lectures }) => [title, titles(lectures)])).toEqual([
      ['Bends', ['VIDEO Reef knot', 'VIDEO Sheet bend', 'TEXT Why they hold']],
      ['Ropes', ['VIDEO Hemp']],
    ]);
  });

  it('gives what has the name of a lecture to it, and other files to the lecture before', async () => {
    const { plan, leftOut } = await read({
      '01 Bowline.mp4': '',
      '01 Bowline.md': '# The bowline\n\nA loop that holds.',
      '01 Bowline.vtt': VTT,
      '01 Bowline.pt-BR.srt': '1\n00:00:00,000 --> 00:00:01,000\nDuas cordas\n',
      '01 Bowline.pdf': '',
      '01 Bowline/drawing.pdf': '',
      '02 Notes.pdf': '',
      '00 Rules.pdf': '',
      '03 Sources.url': '[InternetShortcut]\r\nURL=https://example.com/?a=1&b=2\r\n',
      'Other/deep/x.pdf': '',
      'Other/lost.vtt': 'WEBVTT',
      'Other/1 Hitch.mp4': '',
      'Files/rope list.pdf': '',
    });
    const [bowline, link] = plan.lectures;
    expect(bowline).toMatchObject({
      ...{ kind: 'VIDEO', title: 'The bowline', description: 'A loop that holds.', path: '01 Bowline.mp4' },
      captions: [
        { language: 'pt-BR', path: '01 Bowline.pt-BR.srt' },
        { language: 'en', path: '01 Bowline.vtt', source: VTT },
      ],
    });
    expect(bowline?.files.map(({ path }) => path)).toEqual([
      '01 Bowline.pdf',
      '01 Bowline/drawing.pdf',
      '02 Notes.pdf',
    ]);
    expect(link).toMatchObject({ kind: 'LINK', title: 'Sources', url: 'https://example.com/?a=1&b=2' });
    expect(plan.files.map(({ path }) => path)).toEqual(['00 Rules.pdf', 'Files/rope list.pdf']);
    expect(leftOut.map(({ path }) => path)).toEqual(['Other/deep/x.pdf', 'Other/lost.vtt']);
  });

  it('takes the first heading of a text as its title', async () => {
    const { plan } = await read({ '1 x.md': '\n# Old *ropes* #\n\nThey break.\n', '2 Plain.md': 'a\n# b' });
    expect(plan.lectures).toMatchObject([
      { title: 'Old *ropes*', text: '\nThey break.\n' },
      { title: 'Plain', text: 'a\n# b' },
    ]);
  });

  it('tells all faults with their files', async () => {
    const { faults } = await readPlan('Knots', [
      file('1.mp4', 'no video'),
      file('2.mp4', new Uint8Array()),
      file('3.md', new Uint8Array([0xff])),
      file('4.md', ' '),
      file('5.url', '[InternetShortcut]'),
      file('6.url', 'URL=javascript:alert(1)'),
      file('6.exe', 'MZ'),
      file('6.pdf', 'no PDF'),
    ]);
    expect(faults.map(({ path, line }) => `${path} ${line}`)).toEqual(
      ['1.mp4', '2.mp4', '3.md', '4.md', '5.url', '6.exe', '6.pdf', '6.url'].map((path) => `${path} null`),
    );
  });

  it('tells faults of captions with their lines', async () => {
    const video = { '1.mp4': '' };
    const faultsOf = async (content: Record<string, string>) =>
      (await read({ ...video, ...content })).faults.map(({ path, line, message }) => ({
        path,
        line,
        message,
      }));
    expect(await faultsOf({ '1.vtt': 'WEBVTT\n\n00:02.000 --> 00:01.000\nx' })).toEqual([
      { path: '1.vtt', line: 3, message: captionMessages.validation.cueTimes({ number: 1 }) },
    ]);
    expect(await faultsOf({ '1.vtt': VTT, '1.en.vtt': VTT })).toMatchObject([{ path: '1.mp4', line: null }]);
  });

  it('has at most 10,000 files', async () => {
    const many = Array.from({ length: importLimits.files + 1 }, (_, index) => file(`${index}.md`, 'x'));
    const { faults, plan } = await readPlan('Knots', many);
    expect([faults.length, plan.lectures]).toEqual([1, []]);
  });

  it('needs a lecture', async () => {
    expect((await read({ 'Files/a.pdf': '' })).faults).toMatchObject([{ path: '', line: null }]);
  });
});

describe('course.yaml', () => {
  const content = { 'a/1.mp4': '', 'a/1.vtt': VTT, 'b.md': '# B\n\nText', 'c.pdf': '', 'd.pdf': '' };

  it('names the course, its sections, its lectures and their order', async () => {
    const { plan, faults, leftOut } = await read({
      ...content,
      'course.yaml': `
title: Knots for sailors
language: de
outcomes: [Tie ten knots]
lectures:
  - text: b.md
    free: true
sections:
  - title: Bends
    summary: They join ropes.
    lectures:
      - file: ./a/1.mp4
        title: The reef knot
        captions: { de: a/1.vtt }
        files: [c.pdf]
      - link: https://example.com
        title: More
        description: Drawings.
`,
    });
    expect(faults).toEqual([]);
    expect(plan).toMatchObject({
      title: 'Knots for sailors',
      language: 'GERMAN',
      outcomes: ['Tie ten knots'],
    });
    expect(titles(lecturesOf(plan))).toEqual(['TEXT B', 'VIDEO The reef knot', 'LINK More']);
    expect(plan.lectures[0]?.isFreePreview).toBe(true);
    expect(plan.sections[0]).toMatchObject({ title: 'Bends', summary: 'They join ropes.' });
    expect(plan.sections[0]?.lectures[0]).toMatchObject({
      description: 'The reef knot',
      captions: [{ language: 'de', path: 'a/1.vtt' }],
      files: [{ path: 'c.pdf' }],
    });
    expect(leftOut.map(({ path }) => path)).toEqual(['d.pdf']);
  });

  it('may leave the lectures to the names in the folder', async () => {
    const { plan } = await read({ ...content, 'course.yaml': 'language: fr\ncategory: Craft' });
    expect([plan.title, plan.category, plan.language]).toEqual(['Knots', 'Craft', 'FRENCH']);
    expect(titles(lecturesOf(plan))).toEqual(['TEXT B', 'VIDEO 1']);
    expect(plan.sections[0]?.lectures[0]).toMatchObject({ captions: [{ language: 'fr' }] });
  });

  it.each([
    ['title: [', 1],
    ['category: Craft\ncolour: red', 2],
    ['category: Craft\n\noutcomes: one', 3],
    ['language: xx', 1],
    ['lectures:\n  - file: a/1.mp4\n    free: perhaps', 3],
    ['lectures:\n  - file: a/1.mp4\n    text: b.md', 2],
    ['lectures:\n  - file: a/2.mp4', 2],
    ['lectures:\n  - file: c.pdf', 2],
    ['lectures:\n  - file: a/1.mp4\n  - file: a/1.mp4', 3],
    ['lectures:\n  - text: b.md\n    files:\n      - c.pdf\n      - e.pdf', 5],
    ['lectures:\n  - text: b.md\n  - link: example\n    title: x\n    description: y', 3],
  ])('has a fault in its line: %j, line %i', async (yaml, line) => {
    const { faults } = await read({ ...content, 'course.yaml': yaml });
    expect(faults.map((fault) => [fault.path, fault.line])).toContainEqual(['course.yaml', line]);
    for (const { message } of faults) expect(message).not.toMatch(/expected|invalid input|unrecognized/i);
  });
});
