/** Clients that send half of something and wait. */
import { connect, type Socket } from 'node:net';
import { type Attack, keepDoing, type Met, type Target } from './attack.ts';

/** Between two bytes, in milliseconds. */
const DRIP_MS = 1_000;

/** A connection that has said the head and drips what comes after it, until it is closed by either side. */
function dripping(
  { url }: Target,
  head: string,
  signal: AbortSignal,
  met: Met,
  first = Buffer.alloc(0),
): Promise<void> {
  const { hostname, port } = new URL(url);
  return new Promise((over) => {
    const socket: Socket = connect(Number(port), hostname);
    const drip = setInterval(() => socket.write('a'), DRIP_MS);
    const end = (): void => {
      socket.destroy();
    };
    signal.addEventListener('abort', end, { once: true });
    socket.once('connect', () => {
      socket.write(head);
      if (first.length > 0) socket.write(first);
    });
    socket.on('data', (answer) => met.add(/^HTTP\/1\.1 (\d+)/.exec(String(answer))?.[1] ?? 'bytes'));
    socket.on('error', () => undefined);
    socket.once('close', () => {
      clearInterval(drip);
      signal.removeEventListener('abort', end);
      if (!signal.aborted) met.add('closed');
      over();
    });
  });
}

const post = (key: string, path: string, type: string, length: number): string =>
  `POST ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Bearer ${key}\r\nContent-Type: ${type}\r\nContent-Length: ${length}\r\n\r\n`;

const MB = 1024 ** 2;

export const slowClients: readonly Attack[] = [
  {
    name: '64 unfinished submissions',
    run: (target, signal) => {
      const head = post(target.key, '/api/review/text-review', 'application/json', 100_000);
      return keepDoing(64, signal, (met) => dripping(target, head, signal, met));
    },
  },
  {
    name: '64 unfinished trials of 12 MB',
    run: (target, signal) => {
      const head = post(target.key, '/api/playbooks/pb_customer/try', 'application/json', 12_000_000);
      const most = Buffer.alloc(11_000_000, ' ');
      return keepDoing(64, signal, (met) => dripping(target, head, signal, met, most));
    },
  },
  {
    name: '300 unfinished headers, no key',
    run: (target, signal) =>
      keepDoing(300, signal, (met) =>
        dripping(target, 'GET /api/review HTTP/1.1\r\nHost: 127.0.0.1\r\nX: ', signal, met),
      ),
  },
  {
    name: '10 unfinished uploads of 20 MB',
    run: (target, signal) => {
      const head = post(target.key, '/api/review/file-review', 'multipart/form-data; boundary=x', 20 * MB);
      const part = Buffer.from('--x\r\nContent-Disposition: form-data; name="file"; filename="a.docx"\r\n\r\n');
      const most = Buffer.concat([part, Buffer.alloc(19 * MB, 'PK')]);
      return keepDoing(10, signal, (met) => dripping(target, head, signal, met, most));
    },
  },
];
