import { expect, it } from 'vitest';
import { sendErrorOfResponse } from './response-error.ts';

const PROXY = 'A proxy in front of the school refuses files of this size. An admin can raise its limit';

it.each([
  ['nginx', '<html><head><title>413 Request Entity Too Large</title></head></html>'],
  ['a proxy that sends text', 'Request Entity Too Large'],
  ['a proxy that sends nothing', ''],
])('says that a proxy refuses the file, which can be sent again later: %s', (_proxy, body) => {
  expect(sendErrorOfResponse(413, body)).toMatchObject({ kind: 'refused', message: PROXY });
});

it.each(['This file is too large', '{"message":"This file is too large"}'])(
  'rejects a file that the server finds too large: %s',
  (body) => {
    expect(sendErrorOfResponse(413, body)).toMatchObject({
      kind: 'rejected',
      message: 'This file is too large',
    });
  },
);
