import { describe, expect, it } from 'vitest';
import { replyAddress } from './reply-address.ts';

const writer = { name: 'José & Co', email: 'jose+news@example.com', message: 'Hello?\nIs it free?' };

describe('the answer to a message', () => {
  it('goes to its writer, with a subject and what they wrote', () => {
    const address = new URL(replyAddress(writer));
    expect(decodeURIComponent(address.pathname)).toBe('jose+news@example.com');
    expect(address.searchParams.get('subject')).toBe('Your message to Lectern');
    expect(address.searchParams.get('body')).toBe('\r\n\r\nJosé & Co wrote:\r\n> Hello?\r\n> Is it free?');
  });

  it('stays short enough for a mail program, and whole', () => {
    const address = replyAddress({ ...writer, message: 'é'.repeat(5000) });
    expect(address.length).toBeLessThan(2000);
    expect(() => decodeURIComponent(address)).not.toThrow();
  });
});
