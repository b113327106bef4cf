import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readWord } from '../../actors/word/index.ts';
import { ApiError, ReviewClient } from '../../gateway/clients/typescript/index.ts';
import { ARTIFACTS, fileNameOf, ReviewResult } from '../../protocols/index.ts';
import { sampleText } from '../actors/publishing/sample-result.ts';
import { answering } from '../gateway/answering.ts';
import { Service } from './service.ts';

const PLAYBOOK = `
name: Harbour positions
side: customer
topics:
  - id: payment
    name: Payment term
    about: { pattern: 'invoice' }
    preferred: { wording: '{Customer} shall pay undisputed invoices within ninety (90) days of receipt.' }
    severity: high
    owner: Finance
checks:
  - { id: escrow, name: Escrow is mentioned, kind: must_mention, pattern: escrow, severity: medium }
`;
const CLIENT = fileURLToPath(new URL('../../gateway/cli/client.ts', import.meta.url));
const STANDARD = sampleText.replace(/\n2[.:]? [\s\S]*?(?=\n3[.:]? )/, '\n');

/** A client's whole work on one contract over HTTP: side, playbook, standard, decisions, by both libraries. */
describe('service: side, playbook, standard and decisions', () => {
  let service: Service;
  let directory: string;
  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'conclave-decide-'));
    service = await Service.start({ CONCLAVE_WEBHOOK_ALLOW_LOOPBACK: 'on' });
  });
  afterAll(async () => {
    await service.stop();
    await service.remove();
    await rm(directory, { recursive: true, force: true });
  });

  it('walks with the TypeScript library', async () => {
    const hooks: { event: string; revision?: number }[] = [];
    const revised = Promise.withResolvers<void>();
    const receiver = createServer(
      answering(async (request, response) => {
        let body = '';
        for await (const chunk of request) body += chunk;
        hooks.push(JSON.parse(body));
        response.writeHead(204).end();
        if (hooks.at(-1)?.event === 'review.revised') revised.resolve();
      }),
    ).listen(0, '127.0.0.1');
    await once(receiver, 'listening');
    const hook = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`;
    const client = new ReviewClient({ baseUrl: service.url, apiKey: service.key });

    const made = await service.fetch('/api/playbooks', {
      method: 'POST',
      headers: { 'content-type': 'application/yaml' },
      body: PLAYBOOK,
    });
    const { id, version, hash } = (await made.json()) as { id: string; version: number; hash: string };
    expect(version).toBe(1);
    const wrong = client.playbooks.create({
      name: 'Wrong',
      topics: [{ id: 'a', name: 'A', about: { pattern: '(a)\\1' } }],
    });
    await expect(wrong).rejects.toMatchObject({
      status: 400,
      fields: expect.arrayContaining([{ field: 'topics.0.about.pattern', message: expect.stringContaining('RE2') }]),
    });
    expect((await client.playbooks.try(id, { document_text: sampleText, side: 'customer' })).lines).toHaveLength(2);
    expect((await client.playbooks.list()).items.map((each) => each.id)).toEqual(expect.arrayContaining([id, 'nda']));

    const { review_id } = await client.submitText({
      document_text: sampleText,
      document_title: 'Services agreement',
      preset: 'quick',
      side: 'Customer',
      playbook: id,
      standard_text: STANDARD,
      webhook_url: hook,
    });
    const status = await client.wait(review_id);
    expect(status).toMatchObject({ status: 'completed', artifacts: [...ARTIFACTS] });
    expect(Date.parse(status.completed_at ?? '')).toBe(Date.parse(status.updated_at));
    const result = ReviewResult.parse(await client.results(review_id));
    expect(result.metadata.side).toMatchObject({ asked: 'Customer', role: 'customer' });
    expect(result.playbook).toMatchObject({ id, version: 1, hash });
    const own = result.structured_issues.filter((issue) => issue.playbook !== undefined);
    expect(own.map((issue) => issue.playbook?.topic)).toContain('escrow');
    for (const issue of result.structured_issues) expect(issue.standing).toBeDefined();
    expect(result.deviations?.extra).toBeGreaterThan(0);
    expect(result.deviations?.matches).toBeGreaterThan(3);
    const compared = join(directory, 'comparison.docx');
    await client.download(review_id, 'redline', compared, { version: 'comparison' });
    const rejected = (await readWord(await readFile(compared), 'reject')).located.text;
    expect(rejected.replace(/\s+/g, '')).toBe(STANDARD.replace(/\s+/g, ''));

    const ours = join(directory, 'ours.docx');
    await client.download(review_id, 'revised-docx', ours);
    const theirs = join(directory, 'theirs.txt');
    await writeFile(theirs, sampleText);
    const again = await client.submitFile({ file: theirs, preset: 'quick', standard_file: ours });
    await client.wait(again.review_id);
    const { deviations } = ReviewResult.parse(await client.results(again.review_id));
    expect(deviations?.standard).toMatchObject({ kind: 'file', id: null, title: 'ours.docx' });
    expect(deviations?.matches).toBeGreaterThan(3);
    expect(deviations?.changed).toBeGreaterThan(0);

    const target = result.structured_issues[0]?.id as string;
    const request = { by: 'A. Rossi', decisions: [{ target, action: 'reject', reason: 'agreed' }] } as const;
    const taken = await client.decide(review_id, request);
    expect(taken).toMatchObject({ making: 2 });
    const events: string[] = [];
    for await (const event of client.events(review_id)) events.push(event.name);
    expect(events.at(-1)).toBe('revised');
    const after = await client.waitForRevision(review_id);
    expect(after).toMatchObject({ revision: 2, making: null });
    expect(await client.decide(review_id, request)).toMatchObject({ revision: 2, making: null });
    const [first, second] = [await client.results(review_id, { revision: 1 }), await client.results(review_id)];
    expect(first.structured_issues.map((issue) => issue.id)).toContain(target);
    expect(second.structured_issues.map((issue) => issue.id)).not.toContain(target);
    expect(second.decided?.rejected_issues.map((issue) => issue.id)).toEqual([target]);
    for (const name of ARTIFACTS) {
      expect(await client.download(review_id, name, join(directory, name))).toBeGreaterThan(500);
    }
    const stale = await client
      .decide(review_id, { by: 'B', revision: 1, decisions: [{ target, action: 'accept' }] })
      .catch((error: unknown) => error);
    expect(stale).toBeInstanceOf(ApiError);
    expect(stale).toMatchObject({ status: 409, errorCode: 'DECISION_CONFLICT' });
    await revised.promise;
    expect(hooks.map(({ event }) => event)).toEqual(['review.completed', 'review.revised']);
    expect(hooks[1]?.revision).toBe(2);
    receiver.close();
  }, 240_000);

  it('answers a decision on a wording that was edited since with 409 and the wording that is there', async () => {
    const client = new ReviewClient({ baseUrl: service.url, apiKey: service.key });
    const { review_id } = await client.submitText({
      document_text: sampleText,
      document_title: 'Services agreement',
      preset: 'quick',
      side: 'customer',
      playbook: 'services-customer',
    });
    await client.wait(review_id);
    const [change] = (await client.results(review_id)).proposed_changes;
    const { id: target, after: seen } = change as { id: string; after: string };
    const edited = `${seen} Unless the parties agree otherwise in writing.`;
    await client.decide(review_id, { by: 'A. Rossi', decisions: [{ target, action: 'edit', after: edited, seen }] });
    expect(await client.waitForRevision(review_id)).toMatchObject({ revision: 2, making: null });

    const late = { by: 'B', decisions: [{ target, action: 'accept', seen }] } as const;
    await expect(client.decide(review_id, late)).rejects.toMatchObject({
      status: 409,
      errorCode: 'DECISION_CONFLICT',
      conflicts: [{ target, reason: 'another wording stands there by now', current: edited }],
    });
    expect(await client.decisions(review_id)).toMatchObject({ revision: 2, making: null });
    const { proposed_changes } = await client.results(review_id);
    expect(proposed_changes.find(({ id }) => id === target)?.after).toBe(edited);
    await client.decide(review_id, { by: 'B', decisions: [{ target, action: 'accept', seen: edited }] });
    expect(await client.waitForRevision(review_id)).toMatchObject({ revision: 3, making: null });
  }, 240_000);

  it('walks with the command line', async () => {
    const file = (name: string): string => join(directory, name);
    await writeFile(file('key'), service.key, { mode: 0o600 });
    await writeFile(file('positions.yaml'), PLAYBOOK);
    await writeFile(file('wrong.yaml'), PLAYBOOK.replace("pattern: 'invoice'", "pattern: '(a)\\1'"));
    await writeFile(file('given.txt'), sampleText);
    await writeFile(file('standard.txt'), STANDARD);
    const call = async (...given: string[]) => {
      const where = ['--url', service.url, '--key-file', file('key'), '--json'];
      const { stdout } = await promisify(execFile)(process.execPath, [CLIENT, ...given, ...where], {
        timeout: 180_000,
      });
      return JSON.parse(stdout);
    };
    await expect(call('playbooks', 'create', file('wrong.yaml'))).rejects.toMatchObject({
      code: 1,
      stdout: expect.stringContaining('topics.0.about.pattern'),
    });
    const { id } = await call('playbooks', 'create', file('positions.yaml'));
    expect((await call('playbooks', 'try', id, file('given.txt'), '--side', 'customer')).lines).toHaveLength(2);
    const asked = [
      '--side',
      'customer',
      '--playbook',
      id,
      '--standard-file',
      file('standard.txt'),
      '--preset',
      'quick',
    ];
    const { review_id } = await call('submit', file('given.txt'), ...asked, '--wait');
    const before = await call('results', review_id);
    expect(before).toMatchObject({ metadata: { side: { role: 'customer' } }, playbook: { id } });
    expect(before.deviations.extra).toBeGreaterThan(0);
    const [issue] = before.structured_issues;
    const decided = await call('decide', review_id, 'reject', issue.id, '--by', 'A. Rossi', '--out', file('files'));
    expect(decided).toMatchObject({ revision: 2, making: null });
    expect(await call('decisions', review_id)).toMatchObject({
      decisions: [{ target: issue.id, action: 'reject', by: 'A. Rossi' }],
    });
    expect((await readdir(file('files'))).toSorted()).toEqual(ARTIFACTS.map((name) => fileNameOf(name)).toSorted());
    const [internal] = await call('download', review_id, 'redline', '--version', 'internal', '--out', file('files'));
    expect(internal).toMatchObject({ file: file('files/redline-internal.docx') });
    await expect(call('decide', review_id, 'accept', 'change-999', '--by', 'B')).rejects.toMatchObject({
      code: 1,
      stdout: expect.stringContaining('DECISION_CONFLICT'),
    });
    expect(await call('playbooks', 'remove', id)).toEqual({ id, removed: true });
  }, 240_000);

  it('walks with the Python library', async () => {
    const text = join(directory, 'document.txt');
    await writeFile(text, sampleText);
    const { stdout } = await promisify(execFile)('python3', ['-c', PYTHON, service.url, service.key, text], {
      timeout: 180_000,
    });
    expect(JSON.parse(stdout)).toEqual({
      playbook: 'services-customer',
      extra: 0,
      beside: 'document.txt',
      revision: 2,
      gone: true,
      kept: true,
      conflict: 'DECISION_CONFLICT',
      there: [{ target: 'change-999', reason: 'the review has nothing of this id', current: null }],
    });
  }, 240_000);
});

const PYTHON = `
import json, os, sys
sys.path.insert(0, os.path.join(os.getcwd(), "gateway", "clients", "python"))
from conclave_client import ApiError, ReviewClient
url, key, file = sys.argv[1:]
client = ReviewClient(url, key)
with open(file, encoding="utf-8", newline="") as source:
    text = source.read()
client.try_playbook("services-customer", text, side="customer")
mine = client.create_playbook({"name": "Text", "text": text})
review = client.submit_text(document_text=text, document_title="A", preset="quick", side="customer",
                            playbook="services-customer", standard=mine["id"]).review_id
client.wait(review)
result = client.results(review)
target = result.structured_issues[0].id
client.decide(review, "A. Rossi", [{"target": target, "action": "reject"}])
done = client.wait_for_revision(review)
beside = client.submit_file(file, preset="quick", standard_file=file).review_id
client.wait(beside)
try:
    client.decide(review, "B", [{"target": "change-999", "action": "accept"}])
    conflict, there = None, []
except ApiError as error:
    conflict, there = error.error_code, list(error.conflicts)
client.remove_playbook(mine["id"])
print(json.dumps({
    "playbook": result.playbook["id"],
    "extra": result.deviations["extra"] + result.deviations["missing"] + result.deviations["changed"],
    "beside": client.results(beside).deviations["standard"]["title"],
    "revision": done.revision,
    "gone": target not in [issue.id for issue in client.results(review).structured_issues],
    "kept": target in [issue.id for issue in client.results(review, revision=1).structured_issues],
    "conflict": conflict,
    "there": there,
}))
`;
