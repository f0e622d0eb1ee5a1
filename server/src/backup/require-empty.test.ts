import { expect, it } from 'vitest';
import { VERSION } from '#server/platform/common/version.ts';
import { otherVersion } from './require-empty.ts';

const HERE = `This is Lectern ${VERSION}.`;
const EARLIER = `${HERE} Install that version, restore the backup into an empty school, and upgrade it as CHANGELOG.md says.`;
const LATER = `${HERE} Upgrade Lectern to that version, and restore the backup into an empty school.`;

it.each([
  [
    '0.2.0',
    ['0070-baseline', '0086-stripe-modes'],
    `0.2.0, with 0086-stripe-modes as its last migration. ${EARLIER}`,
  ],
  [undefined, ['0070-baseline'], `0.1.0, with 0070-baseline as its last migration. ${EARLIER}`],
  [undefined, ['0001-initial'], `another version, with 0001-initial as its last migration. ${EARLIER}`],
  ['9.0.0', ['0070-baseline', '9000-later'], `9.0.0, with 9000-later as its last migration. ${LATER}`],
])('names the version of a backup of %s with %j, and what to do', (version, migrations, says) => {
  expect(otherVersion({ version, migrations })).toBe(`The backup was made by Lectern ${says}`);
});
