import { randomUUID } from 'node:crypto';
import type { HttpClient } from '#testing/http-client.ts';
import { drawPicture, PASSWORD, tryAddLecture, tryRegister } from '#testing/factories.ts';
import { trySave } from '#server/progress/progress.test-helper.ts';
import {
  head,
  patch,
  sha256,
  START,
  videoOf,
  type OpenedUpload,
} from '#server/upload/uploads.test-helper.ts';
import { answered, Broken, dataOf } from './call.ts';
import type { FaultySchool } from './school.ts';

/** Actions that people do continuously, one after another, with a ledger of the acknowledged ones. */
export interface Activity {
  name: string;
  /** Does one action. Returns whether it was acknowledged. */
  act(): Promise<boolean>;
  /**
   * The acknowledged actions that are missing, incomplete or duplicated. Polled until it is empty or too much time has
   * passed.
   */
  missing(): Promise<string[]>;
}

export interface Teacher {
  client: HttpClient;
  course: { id: string; slug: string };
  lectures: string[];
}

const sumOf = (bytes: Buffer): string => sha256(bytes).toString('hex');
const groupBy = <Row extends { key: string }>(rows: Row[]) => Map.groupBy(rows, ({ key }) => key);

/** Visitors create accounts, and get a mail. */
export class SignUps implements Activity {
  readonly name = 'sign-ups';
  private readonly acknowledged = new Map<string, string>();
  private avatar: Blob | undefined;

  constructor(private readonly school: FaultySchool) {}

  async act(): Promise<boolean> {
    this.avatar ??= await drawPicture();
    const data = await dataOf(tryRegister(this.school.visitor(), {}, this.avatar));
    if (data) this.acknowledged.set(data.register.email, data.register.id);
    return data !== null;
  }

  async missing(): Promise<string[]> {
    const rows = await this.school.sql<{ key: string; id: string }>(
      'select email as key, id from users where email = any($1)',
      [[...this.acknowledged.keys()]],
    );
    const accounts = groupBy(rows);
    const recipients = new Set(this.school.recipients);
    return [...this.acknowledged].flatMap(([email, id]) => [
      ...(accounts
        .get(email)
        ?.map((row) => row.id)
        .join() === id
        ? []
        : [`the account of ${email}`]),
      ...(recipients.has(email) ? [] : [`the mail to ${email}`]),
    ]);
  }
}

const SEND = 'mutation S($input: ContactMessageInput!) { sendContactMessage(input: $input) { id } }';

/** Visitors send contact messages. */
export class ContactMessages implements Activity {
  readonly name = 'messages';
  private readonly acknowledged: string[] = [];

  constructor(private readonly school: FaultySchool) {}

  async act(): Promise<boolean> {
    // The number of messages per address is limited.
    const input = { name: 'Eve', email: `${randomUUID()}@example.com`, message: 'Hi' };
    const data = await dataOf(
      this.school.visitor().graphql<{ sendContactMessage: { id: string } }>(SEND, { input }),
    );
    if (data) this.acknowledged.push(data.sendContactMessage.id);
    return data !== null;
  }

  async missing(): Promise<string[]> {
    const rows = await this.school.sql<{ id: string }>('select id from contact_messages');
    const kept = new Set(rows.map(({ id }) => id));
    return this.acknowledged.filter((id) => !kept.has(id)).map((id) => `the message ${id}`);
  }
}

/** A learner watches a lecture, and their position is saved continuously. */
export class Watching implements Activity {
  readonly name = 'positions';
  private position = 0;
  private acknowledged = 0;

  constructor(
    private readonly school: FaultySchool,
    private readonly teacher: Teacher,
    private readonly lectureId: string,
  ) {}

  async act(): Promise<boolean> {
    // Positions of a short lecture in seconds, in steps that the tables can store.
    this.position += 0.00001;
    const input = { lectureId: this.lectureId, position: this.position };
    const data = await dataOf(trySave(this.teacher.client, input));
    if (data) this.acknowledged = this.position;
    return data !== null;
  }

  async missing(): Promise<string[]> {
    const [row] = await this.school.sql<{ position: number }>(
      'select position from lecture_progress where lecture_id = $1',
      [this.lectureId],
    );
    const kept = row?.position ?? 0;
    if (kept >= this.acknowledged - 1e-9) return [];
    return [`the position ${this.acknowledged} of ${this.lectureId}, which is ${kept}`];
  }
}

const UPLOAD_BYTES = 400_000;
const PART_BYTES = 150_000;

/** An admin uploads videos in chunks, and continues at the offset that the school reports. */
export class Uploads implements Activity {
  readonly name = 'uploads';
  private upload: OpenedUpload | undefined;
  private file: Buffer = Buffer.alloc(0);
  /** SHA-256 of complete uploads, by lecture. */
  private readonly acknowledged = new Map<string, string>();

  constructor(
    private readonly school: FaultySchool,
    private readonly teacher: Teacher,
  ) {}

  async act(): Promise<boolean> {
    const { client } = this.teacher;
    this.upload ??= await this.open();
    const { upload, file } = this;
    if (!upload) return false;
    const at = await answered(head(client, upload));
    if (!at) return false;
    if (at.status === 404 || at.status === 410) throw new Broken(`An upload is gone: ${at.status}`);
    if (at.status !== 200 || at.offset === null) return false;
    const part = file.subarray(at.offset, at.offset + PART_BYTES);
    // As the school's client sends it: a chunk is kept on disk until it is verified.
    const checked = { 'upload-checksum': `sha256 ${sha256(part).toString('base64')}` };
    const answer =
      at.offset < file.length ? await answered(patch(client, upload, at.offset, part, checked)) : at;
    if (!answer || answer.status >= 300) return false;
    if (at.offset + part.length === file.length) {
      this.acknowledged.set(upload.lecture.id, sumOf(file));
      this.upload = undefined;
    }
    return true;
  }

  private async open(): Promise<OpenedUpload | undefined> {
    this.file = await videoOf(UPLOAD_BYTES);
    const input = {
      courseId: this.teacher.course.id,
      files: [{ fileName: 'A_video.mp4', size: this.file.length }],
    };
    const data = await dataOf(
      this.teacher.client.graphql<{ startUploads: OpenedUpload[] }>(START, { input }),
    );
    return data?.startUploads[0];
  }

  async missing(): Promise<string[]> {
    return missingVideos(this.school, this.acknowledged);
  }
}

/** An admin adds lectures, each with one request. */
export class Lectures implements Activity {
  readonly name = 'lectures';
  private readonly acknowledged = new Map<string, string>();

  constructor(
    private readonly school: FaultySchool,
    private readonly teacher: Teacher,
  ) {}

  async act(): Promise<boolean> {
    const file = await videoOf(50_000);
    const blob = new Blob([new Uint8Array(file)], { type: 'video/mp4' });
    const { client, course } = this.teacher;
    const data = await dataOf(tryAddLecture(client, course.id, {}, blob));
    if (data) this.acknowledged.set(data.addLecture.id, sumOf(file));
    return data !== null;
  }

  async missing(): Promise<string[]> {
    return missingVideos(this.school, this.acknowledged);
  }
}

async function missingVideos(school: FaultySchool, expected: ReadonlyMap<string, string>): Promise<string[]> {
  const rows = await school.sql<{
    key: string;
    sha256: string | null;
    video: string | null;
    status: string;
    stream: string | null;
  }>(
    `select id as key, video_sha256 as sha256, video_key as video, status, stream_key as stream
     from lectures where id = any($1)`,
    [[...expected.keys()]],
  );
  const kept = new Map(rows.map((row) => [row.key, row]));
  const missing: string[] = [];
  // One after another, because after a hundred episodes there are hundreds, and the storage has just been away.
  for (const [id, sum] of expected) {
    const row = kept.get(id);
    // The checksum in the tables must match the stored file.
    const stored = row?.video && (await school.stored(row.video));
    if (row?.sha256 !== sum) missing.push(`the video of ${id}, whose sum is ${row?.sha256}`);
    else if (!stored || sumOf(stored) !== sum) missing.push(`the file ${row.video}`);
    const isPrepared = row?.status === 'READY' && row.stream && (await school.stored(row.stream));
    if (!isPrepared) missing.push(`the stream of ${id}, which is ${row?.status}`);
  }
  return missing;
}

/** Visitors read a list of courses. */
export class Reading implements Activity {
  readonly name = 'pages';

  constructor(private readonly school: FaultySchool) {}

  async act(): Promise<boolean> {
    const answer = await answered(
      this.school
        .visitor()
        .fetch('/api/v1/courses')
        .then(async (response) => ({ status: response.status, text: await response.text() })),
    );
    if (!answer || answer.status === 503) return false;
    if (answer.status !== 200) throw new Broken(`The catalogue answered ${answer.status}: ${answer.text}`);
    return true;
  }

  missing(): Promise<string[]> {
    return Promise.resolve([]);
  }
}

/** A user logs in repeatedly. */
export class Logins implements Activity {
  readonly name = 'logins';

  constructor(
    private readonly school: FaultySchool,
    private readonly email: string,
  ) {}

  async act(): Promise<boolean> {
    const login = 'mutation L($input: LoginInput!) { login(input: $input) { id } }';
    const input = { email: this.email, password: PASSWORD };
    return (await dataOf(this.school.visitor().graphql(login, { input }))) !== null;
  }

  missing(): Promise<string[]> {
    return Promise.resolve([]);
  }
}
