import { createServer, type AddressInfo, type Socket } from 'node:net';
import pg from 'pg';

/** A pooler that gives each transaction the first session that is free, as PgBouncer does with `pool_mode=transaction`. */
export interface TransactionPooler {
  /** The same address through the pooler. */
  url: string;
  close(): Promise<void>;
}

/** A session of the database. It serves one client until its transaction ends. */
interface Session {
  client: pg.Client;
  stream: Socket;
  serves: Socket | null;
}

const STARTUP = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0]);
const READY = Buffer.from([0x5a, 0, 0, 0, 5, 0x49]);

/** Starts a pooler. It asks its clients for no password. */
export async function startTransactionPooler(address: string): Promise<TransactionPooler> {
  const sessions: Session[] = [];
  const sockets = new Set<Socket>();

  const open = async (): Promise<Session> => {
    const client = new pg.Client({ connectionString: address });
    client.on('error', () => undefined);
    await client.connect();
    // Its socket speaks for others from here on.
    const { stream } = (client as unknown as { connection: { stream: Socket } }).connection;
    stream.removeAllListeners('data');
    const session: Session = { client, stream, serves: null };
    stream.on(
      'data',
      messages((message) => {
        session.serves?.write(message);
        const isFree = message[0] === 0x5a && message[5] === 0x49;
        if (isFree) session.serves = null;
      }),
    );
    return session;
  };
  sessions.push(await open());

  const serve = async (near: Socket, message: Buffer) => {
    let session = sessions.find(({ serves }) => serves === near) ?? sessions.find(({ serves }) => !serves);
    if (!session) sessions.push((session = await open()));
    session.serves = near;
    session.stream.write(message);
  };

  const server = createServer((near) => {
    sockets.add(near);
    near.on('error', () => undefined);
    let last = Promise.resolve();
    near.once('data', () => {
      near.write(Buffer.concat([STARTUP, READY]));
      near.on(
        'data',
        messages((message) => {
          if (message[0] !== 0x58) last = last.then(() => serve(near, message));
        }),
      );
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(address);
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    async close() {
      sockets.forEach((socket) => socket.destroy());
      sessions.forEach(({ stream }) => stream.destroy());
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Cuts a stream into messages of PostgreSQL's protocol: a letter, the length without it, the content. */
function messages(take: (message: Buffer) => void): (chunk: Buffer) => void {
  let left = Buffer.alloc(0);
  return (chunk) => {
    left = Buffer.concat([left, chunk]);
    while (left.length >= 5 && left.length > left.readUInt32BE(1)) {
      const length = left.readUInt32BE(1) + 1;
      take(left.subarray(0, length));
      left = left.subarray(length);
    }
  };
}
