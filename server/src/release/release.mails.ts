import { greeting, oneLine } from '#server/platform/mail/greeting.ts';
import { composeMail, type Letterhead, type MailContent } from '#server/platform/mail/mail-layout.ts';
import { releaseMailTexts as texts } from './release-mail-texts.ts';

interface ReleaseLetter {
  school: Letterhead;
  fullName: string;
  /** Title of the lecture. */
  lecture: string;
  /** Title of its course. */
  course: string;
  /** Target of the mail's button. */
  url: string;
}

/** Sent once to those who asked for it, when a lecture is published. */
export function releaseMail({ school, fullName, url, ...titles }: ReleaseLetter): MailContent {
  const lecture = oneLine(titles.lecture);
  const course = oneLine(titles.course);
  return composeMail(school, () => ({
    subject: texts.subject({ lecture }),
    preheader: texts.preheader({ course }),
    greeting: greeting(fullName),
    paragraphs: [texts.published({ lecture, course })],
    action: { label: texts.action, url },
    reason: texts.reason({ school: school.name }),
  }));
}
