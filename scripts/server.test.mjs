import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { node24 } from './lib/project.mjs';
import { capture } from './lib/run.mjs';
import { nodeFlags } from './lib/server.mjs';
import { testFolder } from './lib/test-folder.mjs';

/** The certificate of a private certificate authority. */
const AUTHORITY = `-----BEGIN CERTIFICATE-----
MIIBnjCCAUWgAwIBAgIUVvguHOpfN6sFkkkrxrdyH/H0cd4wCgYIKoZIzj0EAwIw
JDEiMCAGA1UEAwwZQW4gYXV0aG9yaXR5IG9mIG9uZSdzIG93bjAgFw0yNjExMjQy
MDQ4MDJaGA8yMTI2MTAzMTIwNDgwMlowJDEiMCAGA1UEAwwZQW4gYXV0aG9yaXR5
IG9mIG9uZSdzIG93bjBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IABJInez0AToyY
VyLVal9UN+M7Gbbs4tiiLIAshwN0wNVkAkQTsYL9agXXUDkOtXwwQ1lIntvr+1jp
rxzwXP7y3/+jUzBRMB0GA1UdDgQWBBRDABpT0tZZhM66nIIqczbWrOyMSzAfBgNV
HSMEGDAWgBRDABpT0tZZhM66nIIqczbWrOyMSzAPBgNVHRMBAf8EBTADAQH/MAoG
CCqGSM49BAMCA0cAMEQCIGnZSZWVeSn81RUG281tM7WaUQ/XjxmhSKeaFJGd7LxP
AiBNmdUkPxHFXpIRjXuZlTZuw4doJ9RsFKAhuDHDV8kanw==
-----END CERTIFICATE-----
`;

it('the server trusts the certificate authorities of its machine and of Node.js', async () => {
  const folder = await mkdtemp(join(testFolder(), 'lectern-authority-'));
  const file = join(folder, 'authority.pem');
  await writeFile(file, AUTHORITY);
  const program = `
    const trusted = require('node:tls').getCACertificates().map((one) => one.trim());
    const own = require('node:fs').readFileSync(process.env.SSL_CERT_FILE, 'utf8').trim();
    JSON.stringify({ isOwnTrusted: trusted.includes(own), areOthers: trusted.length > 100 })`;
  const { code, output } = await capture([node24, [...nodeFlags, '--print', program]], {
    SSL_CERT_FILE: file,
  });
  await rm(folder, { recursive: true });
  expect({ code, ...JSON.parse(output) }).toEqual({ code: 0, isOwnTrusted: true, areOthers: true });
});
