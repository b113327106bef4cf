import { connectTo } from '../../gateway/operations/index.ts';

/** Any NATS client, watching a subject: what an operator sees with `nats sub`. */
export async function watchNats(servers: string, subject: string) {
  const connection = await connectTo(servers);
  const seen: string[] = [];
  connection.subscribe(subject, { callback: (_error, message) => seen.push(message.subject) });
  await connection.flush();
  return {
    subjects: () => seen,
    stop: () => connection.close(),
  };
}
