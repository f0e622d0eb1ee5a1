import { loadLanguages } from '#shared/texts/load-languages.ts';
import { setCurrentLanguage } from '#shared/texts/texts.ts';
import { currentLanguage, inLanguage } from '#server/platform/common/current-language.ts';
import { answerTasks } from '#server/platform/common/task-program.ts';
import type { CertificateTask } from './certificate-drawing.ts';
import { drawCertificate } from './certificate-pdf.ts';

// The program of a process that draws certificates. Node.js also runs it unbuilt.

/** The Japanese font alone takes 20 MB. */
const MAX_MEGABYTES = 320;

setCurrentLanguage(currentLanguage);
const languages = loadLanguages();

answerTasks<CertificateTask, Uint8Array>(
  async ({ certificate, issuer, language }) => {
    await languages;
    const logo = issuer.logo && Buffer.from(issuer.logo);
    return inLanguage(language, () => drawCertificate(certificate, { ...issuer, logo }));
  },
  { maxMegabytes: MAX_MEGABYTES, maxSeconds: 10 },
);
