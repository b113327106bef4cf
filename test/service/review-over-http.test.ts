import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ARTIFACTS, ReviewResult } from '../../protocols/index.ts';
import { sampleText } from '../actors/publishing/sample-result.ts';
import { answering } from '../gateway/answering.ts';
import { watchNats } from './nats-observer.ts';
import { Service } from './service.ts';

interface Seen {
  readonly status: string;
  readonly artifacts: readonly string[];
  readonly updated_at: string;
  readonly completed_at: string | null;
}

/** The whole way, as a client sees it: the real service in its own process, with its own nats-server and store. */
describe('service: a review over HTTP', () => {
  let service: Service;
  beforeAll(async () => {
    service = await Service.start({ CONCLAVE_WEBHOOK_ALLOW_LOOPBACK: 'on', CONCLAVE_WEBHOOK_BACKOFF_MS: '50,50,50' });
  });
  afterAll(async () => {
    await service.stop();
    await service.remove();
  });

  it('gives every artifact, a result after its schema, and the debate on NATS subjects', async () => {
    const observer = await watchNats(await service.natsUrlAs('observer'), 'conclave.review.>');
    const steps = await watchNats(await service.natsUrlAs('observer'), 'conclave-state.>');
    const review = await service.submit(sampleText, { preset: 'legal', document_title: 'Services agreement' });
    const events = await service.follow(review);
    expect(events.at(0)).toBe('accepted');
    expect(events.at(-1)).toBe('completed');
    const status = await service.json(`/api/review/${review}/status`);
    expect(status).toMatchObject({ status: 'completed', progress: 100, artifacts: [...ARTIFACTS] });

    const result = ReviewResult.parse(await service.json(`/api/review/${review}/results`));
    expect(result.structured_issues.length).toBeGreaterThan(3);
    for (const { evidence } of result.structured_issues) {
      for (const { quote, start, end } of evidence) expect(sampleText.slice(start, end)).toBe(quote);
    }
    for (const name of ARTIFACTS) {
      const answer = await service.fetch(`/api/review/${review}/download/${name}`);
      expect(answer.status).toBe(200);
      expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(500);
    }
    const original = await service.fetch(`/api/review/${review}/download/txt?version=original`);
    expect(await original.text()).toBe(sampleText);

    const kinds = observer.subjects().map((subject) =>
      subject
        .replace(review, '*')
        .replace(/\.\d+\./, '.n.')
        .replace(/\.[a-z-]+$/, ''),
    );
    for (const kind of ['brief', 'round.n.statement', 'round.n']) expect(kinds).toContain(`conclave.review.*.${kind}`);
    await observer.stop();

    const states = steps.subjects().filter((subject) => subject.startsWith(`conclave-state.review.${review}.-.`));
    expect(new Set(states.map((subject) => subject.split('.').at(-1)))).toEqual(
      new Set('received reading convening analysing debating deciding drafting publishing completed'.split(' ')),
    );
    const experts = steps.subjects().filter((subject) => subject.startsWith(`conclave-state.expert.${review}.`));
    const { panel } = result;
    expect(experts.filter((subject) => subject.endsWith('.dismissed'))).toHaveLength(panel.length);
    await expect
      .poll(() => steps.subjects().some((subject) => /^conclave-state\.node\.[\w-]+\.-\.up$/.test(subject)))
      .toBe(true);
    await steps.stop();
    expect(await service.metrics()).toMatch(/conclave_actor_transitions_total\{actor="review",to="completed"\} \d/);
  });

  it('lists no artifact that cannot be had yet, and was completed no later than it is first seen to be', async () => {
    const review = await service.submit(sampleText, { preset: 'quick' });
    const seen: Seen[] = [];
    const listed = new Set<string>();
    let status: Seen;
    do {
      status = (await service.json(`/api/review/${review}/status`)) as Seen;
      seen.push(status);
      for (const name of status.artifacts.filter((each) => !listed.has(each))) {
        listed.add(name);
        expect({ name, status: (await service.fetch(`/api/review/${review}/download/${name}`)).status }).toEqual({
          name,
          status: 200,
        });
      }
    } while (status.completed_at === null && status.status !== 'failed');
    const before = seen.slice(0, -1);
    expect(before.length).toBeGreaterThan(3);
    expect(before.map((each) => each.status)).not.toContain('completed');
    expect(status).toMatchObject({ status: 'completed', artifacts: [...ARTIFACTS] });
    const completed = Date.parse(status.completed_at ?? '');
    for (const { updated_at } of before) expect(Date.parse(updated_at)).toBeLessThanOrEqual(completed);
  });

  it('calls the webhook, again after a refusal, under one id', async () => {
    const heard: { id: string | undefined; body: { event: string; artifacts: string[] } }[] = [];
    const delivered = Promise.withResolvers<void>();
    const receiver = createServer(
      answering(async (request, response) => {
        let body = '';
        for await (const chunk of request) body += chunk;
        heard.push({ id: request.headers['webhook-id']?.toString(), body: JSON.parse(body) });
        response.writeHead(heard.length === 1 ? 503 : 204).end();
        if (heard.length === 2) delivered.resolve();
      }),
    ).listen(0, '127.0.0.1');
    await once(receiver, 'listening');
    const { port } = receiver.address() as AddressInfo;
    await service.submit(sampleText, { preset: 'quick', webhook_url: `http://127.0.0.1:${port}/hook` });
    await delivered.promise;
    expect(heard[0]?.id).toMatch(/^msg_/);
    expect(heard[1]?.id).toBe(heard[0]?.id);
    expect(heard[1]?.body).toMatchObject({ event: 'review.completed', status: 'completed', artifacts: [...ARTIFACTS] });
    receiver.close();
  });

  it('reviews what nobody reads, and says so', async () => {
    const text = 'これは秘密保持契約です。当事者は、開示された情報を第三者に漏らしてはなりません。'.repeat(20);
    const review = await service.submit(text, { document_title: '契約' });
    await service.follow(review);
    const result = ReviewResult.parse(await service.json(`/api/review/${review}/results`));
    expect(result.document.unread.join(' ')).toMatch(/Japanese/);
    expect(result.panel.length).toBeGreaterThan(0);
  });

  it('gives the same result for the same document, identifiers and times aside', async () => {
    const strip = (text: string) =>
      text.replaceAll(/rev_[0-9a-f-]{36}/g, 'rev').replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'time');
    const results = await Promise.all(
      [1, 2, 3].map(async () => {
        const review = await service.submit(sampleText, { preset: 'technical' });
        await service.follow(review);
        return strip(await (await service.fetch(`/api/review/${review}/results`)).text());
      }),
    );
    expect(results[1]).toBe(results[0]);
    expect(results[2]).toBe(results[0]);
  });

  it('cancels a review', async () => {
    const review = await service.submit(sampleText.repeat(20));
    const answer = await service.fetch(`/api/review/${review}/cancel`, { method: 'POST' });
    expect(answer.status).toBe(200);
    expect(await service.json(`/api/review/${review}/status`)).toMatchObject({ status: 'cancelled', credits_used: 0 });
    expect((await service.follow(review)).at(-1)).toBe('cancelled');
  });
});
