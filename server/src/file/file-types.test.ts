import { describe, expect, it } from 'vitest';
import { isShownInline, keepsType, typeOf } from './file-types.ts';

const latin1 = (text: string) => Buffer.from(text, 'latin1');
const tryType = (name: string, bytes: Buffer) => {
  try {
    return typeOf(name, bytes);
  } catch (error) {
    return (error as { code: string }).code;
  }
};

describe('the type of a file', () => {
  it.each([
    ['a.PDF', '%PDF-1.7', 'application/pdf'],
    ['a.docx', 'PK\x03\x04', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    ['a.zip', 'PK\x05\x06', 'application/zip'],
    ['a.tar.gz', '\x1f\x8b\x08', 'application/gzip'],
    ['a.mp3', 'ID3', 'audio/mpeg'],
    ['a.m4a', '\0\0\0\x20ftypM4A ', 'audio/mp4'],
    ['a.jpeg', '\xff\xd8\xff\xe0', 'image/jpeg'],
    ['a.gif', 'GIF89a', 'image/gif'],
    ['Makefile', 'all:\n\techo', 'text/plain; charset=utf-8'],
    ['a.svg', '<svg onload="alert(1)">', 'text/plain; charset=utf-8'],
    ['.gitignore', 'node_modules\n', 'text/plain; charset=utf-8'],
  ])('is told by its first bytes: %s', (name, header, type) => {
    expect(tryType(name, latin1(header))).toBe(type);
  });

  it('of text may end within a character', () => {
    expect(tryType('a.txt', Buffer.from('Knöten ü').subarray(0, -1))).toBe('text/plain; charset=utf-8');
  });

  it.each([
    ['a.pdf', 'MZ\x90\0'],
    ['a.zip', '%PDF-1.7'],
    ['a.txt', '\x7fELF\x02\x01'],
    ['a.class', '\xca\xfe\xba\xbe\0'],
    ['a.txt', 'Kn\xf6ten'],
    ['a.jar', 'PK\x03\x04'],
    ['a.url', '[InternetShortcut]'],
    ['a.mp4', '\0\0\0\x20ftypisom'],
  ])('is refused: %s', (name, header) => {
    expect(tryType(name, latin1(header))).toBe('UNSUPPORTED_MEDIA_TYPE');
  });

  it('is kept by a new name', () => {
    expect(keepsType('a.pdf', 'b.PDF')).toBe(true);
    expect(keepsType('a', 'a.py')).toBe(true);
    expect(keepsType('a.pdf', 'a.exe')).toBe(false);
    expect(keepsType('a.txt', 'a.pdf')).toBe(false);
    expect(keepsType('a.txt', 'a.hta')).toBe(false);
  });

  it('is shown only if nothing in it can run', () => {
    expect(['application/pdf', 'image/png', 'audio/mpeg'].every(isShownInline)).toBe(true);
    expect(['text/plain; charset=utf-8', 'application/zip'].some(isShownInline)).toBe(false);
  });
});
