import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { exampleMail } from './mail.contract.test-helper.ts';
import { WatchedMailer } from './watched-mailer.ts';

/** The next answers of the mail server; afterwards it takes every mail. */
let answers: (Error | null)[];
const retryNow = vi.fn((_limit?: number) => Promise.resolve(1));
const putOldestFirst = vi.fn(() => Promise.resolve());
let mailer: WatchedMailer;
beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  answers = [];
  mailer = new WatchedMailer({
    mailer: {
      send: () => {
        const answer = answers.shift();
        return answer ? Promise.reject(answer) : Promise.resolve();
      },
    },
    queue: { retryNow, putOldestFirst },
    onError: () => undefined,
    trialMs: 1_000,
  });
});
afterEach(() => {
  mailer.close();
  vi.useRealTimers();
});

const down = () => Object.assign(new Error('no'), { code: 'ESOCKET' });
const refusal = (responseCode: number) =>
  Object.assign(new Error('no'), { code: 'EENVELOPE', command: 'RCPT TO', responseCode });

/** Sends a mail to which the server answers so. */
async function send(answer: Error | null = null): Promise<void> {
  answers.push(answer);
  await mailer.send(exampleMail).catch(() => undefined);
}

it('retries all failed mails at the first mail that is taken, and not again', async () => {
  for (let time = 0; time < 3; time++) await send();
  expect(retryNow.mock.calls).toEqual([[]]);
});

it('retries them again after each outage', async () => {
  await send();
  await send(down());
  await send();
  expect(retryNow).toHaveBeenCalledTimes(2);
});

it('tries one failed mail from time to time while the server is away', async () => {
  await send(down());
  await send(down());
  await vi.advanceTimersByTimeAsync(1_000);
  expect(retryNow.mock.calls).toEqual([[1]]);
  await send(down());
  await vi.advanceTimersByTimeAsync(1_000);
  expect(retryNow.mock.calls).toEqual([[1], [1]]);
  await send();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(retryNow.mock.calls).toEqual([[1], [1], []]);
});

it('takes a recipient whose mailbox is full for no outage, but several in a row', async () => {
  await send();
  for (let time = 0; time < 5; time++) {
    await send(refusal(452));
    await send();
  }
  expect(retryNow).toHaveBeenCalledTimes(1);
  for (let time = 0; time < 3; time++) await send(refusal(451));
  await send();
  expect(retryNow).toHaveBeenCalledTimes(2);
});

it('takes a recipient who does not exist for a sign that the server is back', async () => {
  await send(down());
  await send(refusal(550));
  expect(retryNow).toHaveBeenCalledTimes(1);
});

it('lets the oldest mail go next after every ten', async () => {
  for (let time = 0; time < 25; time++) await send();
  expect(putOldestFirst).toHaveBeenCalledTimes(2);
});
