import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime, { type Address } from 'postal-mime';
import { v7, validate as isUuid } from 'uuid';

/** A stored mail, as an email client reads it. */
export interface KeptMail {
  id: string;
  from: string;
  to: string;
  /** Empty if replies go to the sender. */
  replyTo: string;
  subject: string;
  date: Date;
  text: string;
  html: string;
}

const EXTENSION = '.eml';

/**
 * Mails as files named `<UUIDv7>.eml`, so that sorting by name sorts by time. Several processes may share the folder.
 */
export class MailFolder {
  constructor(private readonly folder: string) {}

  /** Stores a MIME message atomically. */
  async add(message: Buffer): Promise<void> {
    await mkdir(this.folder, { recursive: true });
    const path = this.pathOf(v7());
    const temporary = `${path}.tmp`;
    try {
      await writeFile(temporary, message, { flag: 'wx' });
      await rename(temporary, path);
    } catch (error) {
      await rm(temporary, { force: true });
      throw error;
    }
  }

  /** The newest mails, newest first, and the total number of mails. */
  async newest(limit: number): Promise<{ mails: KeptMail[]; total: number }> {
    const ids = (await this.ids()).sort().reverse();
    const found = await Promise.all(ids.slice(0, limit).map((id) => this.find(id)));
    return { mails: found.filter((mail) => mail !== null), total: ids.length };
  }

  /** Null for an unknown or malformed ID. */
  async find(id: string): Promise<KeptMail | null> {
    if (!isUuid(id)) return null;
    const message = await readFile(this.pathOf(id)).catch(nullWhenAbsent);
    if (!message) return null;
    const { from, to, replyTo, subject, date, text, html } = await PostalMime.parse(message);
    return {
      id,
      from: written(from && [from]),
      to: written(to),
      replyTo: written(replyTo),
      subject: subject ?? '',
      date: new Date(date ?? 0),
      text: text ?? '',
      html: html ?? '',
    };
  }

  async clear(): Promise<void> {
    await Promise.all((await this.ids()).map((id) => rm(this.pathOf(id), { force: true })));
  }

  private async ids(): Promise<string[]> {
    const names = (await readdir(this.folder).catch(nullWhenAbsent)) ?? [];
    const mails = names.filter((name) => name.endsWith(EXTENSION));
    return mails.map((name) => name.slice(0, -EXTENSION.length)).filter((id) => isUuid(id));
  }

  private pathOf(id: string): string {
    return join(this.folder, id + EXTENSION);
  }
}

function written(addresses: Address[] = []): string {
  return addresses
    .map(({ name, address }) => (name && address ? `${name} <${address}>` : (address ?? name)))
    .join(', ');
}

function nullWhenAbsent(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
