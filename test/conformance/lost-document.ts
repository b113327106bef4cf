import { randomUUID } from 'node:crypto';
import { connectTo, readServiceFile, serverAddressAs } from '../../gateway/operations/index.ts';
import { formatAccountSubject } from '../../protocols/account/index.ts';
import { DEFAULT_PROTOCOL, type Submit } from '../../protocols/index.ts';
import { loadConfig } from '../../runtime/index.ts';

/**
 * Starts a review that must fail: its document is not there. No request can do that, so the order is put on the message
 * server, as a gateway puts it there. The id of the review; undefined when there is no message server to be reached.
 */
export async function reviewWithoutDocument(
  account: string,
  webhookUrl: string,
  home: string | undefined,
): Promise<string | undefined> {
  const config = loadConfig();
  const service = await readServiceFile(home ?? config.home);
  const own = service && (await serverAddressAs(home ?? config.home, service.nats_url, 'gateway'));
  const servers = config.natsUrl ?? own;
  if (servers === undefined) return undefined;
  const submit: Submit = {
    type: 'submit',
    review_id: `rev_${randomUUID()}`,
    account_id: account,
    document: { hash: 'f'.repeat(64), length: 40 },
    source: { format: 'txt', file_name: null, notes: [] },
    document_title: 'Conformance: a document that was lost',
    preset: 'quick',
    deep_review: false,
    output_language: 'English',
    webhook_url: webhookUrl,
    credits: 1,
    options: { protocol: DEFAULT_PROTOCOL, seed: 1 },
  };
  const connection = await connectTo(servers, { timeout: 5_000 });
  try {
    const id = `reserve/${submit.review_id}/1`;
    const subject = formatAccountSubject({ kind: 'command', account, name: 'reserve' });
    await connection.jetstream().publish(subject, JSON.stringify({ id, submit }), { msgID: id });
  } finally {
    await connection.close();
  }
  return submit.review_id;
}
