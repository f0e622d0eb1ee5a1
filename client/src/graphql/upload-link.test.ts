// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { extractFiles } from './upload-link.ts';

const picture = new File(['picture'], 'cover.png', { type: 'image/png' });

describe('extractFiles', () => {
  it('replaces a file by null and returns its path', () => {
    const { value, files } = extractFiles({ input: { title: 'SQL', thumbnail: picture } }, 'variables');
    expect(value).toEqual({ input: { title: 'SQL', thumbnail: null } });
    expect([...files]).toEqual([['variables.input.thumbnail', picture]]);
  });

  it('finds files in lists and one file in two places', () => {
    const { value, files } = extractFiles({ videos: [picture, null, picture] }, 'variables');
    expect(value).toEqual({ videos: [null, null, null] });
    expect([...files.keys()]).toEqual(['variables.videos.0', 'variables.videos.2']);
  });

  it('keeps everything else and does not modify the original', () => {
    const original = { input: { at: new Date(0), tags: ['a'], nothing: null, thumbnail: picture } };
    const { value } = extractFiles(original, 'variables');
    expect(value.input).toEqual({ ...original.input, thumbnail: null });
    expect(value.input.at).toBe(original.input.at);
    expect(original.input.thumbnail).toBe(picture);
  });
});
