import { expect, it } from 'vitest';
import { courseImportTexts } from '#shared/texts/course-import.ts';
import { pictureMark, type PlannedLecture } from './plan.ts';
import { readPlan } from './read-plan.ts';

const encoder = new TextEncoder();
const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** A folder with these texts. `''` is a PNG picture. */
const read = (content: Record<string, string>) =>
  readPlan(
    'Knots',
    Object.entries(content).map(([path, text]) => {
      const bytes = text === '' ? PNG : encoder.encode(text);
      return { path, size: bytes.length, read: async (length: number) => bytes.subarray(0, length) };
    }),
  );
const textOf = (lecture: PlannedLecture | undefined) => (lecture?.kind === 'TEXT' ? lecture.text : null);

it('are found from the place of their text, and are no files for download', async () => {
  const { plan, faults, leftOut } = await read({
    'a/1 One.md': '![x](x.png) ![y](../img/y%20y.png "Title") ![z](</img/z (1).png>)',
    'a/2 Two.md': 'Again ![x](./x.png), ![web](https://example.com/a.png) and [a link](x.png)',
    'a/x.png': '',
    'img/y y.png': '',
    'img/z (1).png': '',
    'a/other.png': '',
  });
  expect(faults).toEqual([]);
  expect(plan.pictures.map(({ path }) => path)).toEqual(['a/x.png', 'img/y y.png', 'img/z (1).png']);
  const [one, two] = plan.sections[0]?.lectures ?? [];
  expect(textOf(one)).toBe(`![x](${pictureMark(0)}) ![y](${pictureMark(1)} "Title") ![z](${pictureMark(2)})`);
  expect(textOf(two)).toBe(
    `Again ![x](${pictureMark(0)}), ![web](https://example.com/a.png) and [a link](x.png)`,
  );
  expect(one?.files).toEqual([]);
  expect(two?.files.map(({ path }) => path)).toEqual(['a/other.png']);
  expect(leftOut).toEqual([]);
});

it('have a fault in their line if they are missing or have no description, but not in code', async () => {
  const { faults } = await read({
    '1.md': 'One\n\n![](x.png)\n![y](y.png)\n```\n![z](z.png)\n```\n',
    'x.png': '',
  });
  expect(faults).toEqual([
    { path: '1.md', line: 3, message: courseImportTexts.fault.noDescription },
    { path: '1.md', line: 4, message: courseImportTexts.fault.missing({ path: 'y.png' }) },
  ]);
});

it('are pictures', async () => {
  const { faults } = await read({ '1.md': '![x](x.png)', 'x.png': 'no picture', 'cover.jpg': 'no picture' });
  expect(faults.map(({ path }) => path)).toEqual(['cover.jpg', 'x.png']);
});

it('one at the top, or one that the manifest names, is that of the course', async () => {
  const lecture = { '1.md': 'Text' };
  expect((await read({ ...lecture, 'Cover.PNG': '' })).plan.picture?.path).toBe('Cover.PNG');
  const { plan, faults } = await read({ ...lecture, 'course.yaml': 'picture: a/b.png', 'a/b.png': '' });
  expect([plan.picture?.path, faults]).toEqual(['a/b.png', []]);
  expect(plan.sections).toEqual([]);
});
