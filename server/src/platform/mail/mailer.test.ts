import { expect, it } from 'vitest';
import { outgoingMail } from './mailer.ts';

const mail = { to: 'ada@example.com', subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' };

it.each([
  ['school@lectern.example', 'Ropework', { name: 'Ropework', address: 'school@lectern.example' }],
  ['School <school@lectern.example>', 'Ropework', 'School <school@lectern.example>'],
  ['school@lectern.example', undefined, 'school@lectern.example'],
])('a mail from %s with the sender name %s has the expected sender', (sender, senderName, from) => {
  expect(outgoingMail(sender, { ...mail, senderName }).from).toEqual(from);
});
