import type { EntityManager } from '@mikro-orm/postgresql';
import { paths } from '#shared/paths.ts';
import { readIn } from '#server/platform/db/statements.ts';
import { defineJob, handleJob, type JobHandler, type Jobs } from '#server/platform/jobs/job.ts';
import { sendBulkMail } from '#server/platform/mail/mail.jobs.ts';
import type { MailMessage } from '#server/platform/mail/mailer.ts';
import type { SchoolService } from '#server/school/school.service.ts';
import { ReleaseNoticeSchema } from './release-notice.entity.ts';
import { DUE_NOTICES, type DueNotice } from './release-rows.ts';
import { releaseMail } from './release.mails.ts';

const sendReleaseNotices = defineJob('send-release-notices', 'housekeeping');

/** Notices in one transaction. */
const AT_A_TIME = 100;

interface Dependencies {
  em: EntityManager;
  jobs: Jobs;
  publicUrl: string;
  school: SchoolService;
}

/** Emails those who asked for it when a lecture is published. */
export class ReleaseNotices {
  constructor(private readonly deps: Dependencies) {}

  /** The hourly run finds lectures that learners see for another reason: their course was published, or their video arrived. */
  handlers(): JobHandler[] {
    return [handleJob(sendReleaseNotices, () => this.send(), '11 * * * *')];
  }

  /** Sends the notices of all lectures that learners see once the transaction of `em` is committed. */
  readonly sendAfter = (em: EntityManager): Promise<void> => this.deps.jobs.add(em, sendReleaseNotices, {});

  /** A notice is deleted in the transaction that queues its mail, so it is sent once. */
  private async send(): Promise<void> {
    const { em, jobs } = this.deps;
    for (let found = AT_A_TIME; found === AT_A_TIME;) {
      found = await em.fork().transactional(async (own) => {
        const due = await readIn(own, DUE_NOTICES, { limit: AT_A_TIME });
        if (due.length === 0) return 0;
        await own.nativeDelete(ReleaseNoticeSchema, { id: { $in: due.map(({ id }) => id) } });
        await jobs.addAll(own, sendBulkMail, due.map(this.mailOf));
        return due.length;
      });
    }
  }

  private readonly mailOf = ({ email, slug, lectureId, ...due }: DueNotice): MailMessage => ({
    to: email,
    ...releaseMail({
      ...due,
      school: this.deps.school.letterheadFor(due),
      url: `${this.deps.publicUrl}${paths.lecture(slug, lectureId)}`,
    }),
  });
}
