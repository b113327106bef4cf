import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ReviewResult } from '../../protocols/index.ts';
import { PIECE_UNITS } from '../../protocols/outside/index.ts';
import { LmdbStore, parseAddress } from '../../runtime/index.ts';
import { sampleText } from '../actors/publishing/sample-result.ts';
import { watchNats } from '../service/nats-observer.ts';
import { Service } from '../service/service.ts';
import { Guest, type GuestOptions, remark, steadfast } from './guest.ts';

const ID = 'outside-guest';
const QUOTE = 'whichever court the Customer selects';
const MUTE = 'outside-mute';
const BOTH = { domain: 'legal', competence: ['notices'], quick: true, precision: 0.9 };
const ROSTER = [
  { ...BOTH, id: ID, name: 'The guest', serves: ['services'], deadline_seconds: 25 },
  { ...BOTH, id: MUTE, name: 'The mute', serves: ['nda'], deadline_seconds: 1 },
];

/** Reviews of the real service with a guest on the panel that behaves, and that does not. */
describe('outside experts: one review each', () => {
  let service: Service;
  let guest: Guest | undefined;
  beforeAll(async () => {
    const home = await mkdtemp(join(tmpdir(), 'conclave-'));
    await writeFile(join(home, 'experts.json'), JSON.stringify(ROSTER));
    service = await Service.start({}, home);
  });
  afterEach(async () => {
    await guest?.stop();
    guest = undefined;
  });
  afterAll(async () => {
    await service.stop();
    await service.remove();
  });

  async function invite(script: Pick<GuestOptions, 'onBrief' | 'onCall'>): Promise<Guest> {
    const { servers, user, pass } = parseAddress(await service.natsUrlAs(ID));
    guest = await Guest.start({ servers: servers.join(), id: ID, user, pass, ...script });
    return guest;
  }

  /** The review's result, once it is completed. */
  async function review(text = sampleText): Promise<ReviewResult> {
    const id = await service.submit(text, { preset: 'quick' });
    expect((await service.follow(id)).at(-1)).toBe('completed');
    return ReviewResult.parse(await service.json(`/api/review/${id}/results`));
  }

  const seat = ({ panel }: ReviewResult) => panel.find(({ expert }) => expert === ID);
  const raised = ({ structured_issues: issues }: ReviewResult) =>
    issues.filter(({ raised_by }) => raised_by.includes(ID));

  it('reads the text, states a finding in its own words and stands by it', async () => {
    const heard: unknown[] = [];
    await invite({
      onBrief: async (asked, self) => {
        const text = await self.text(asked.review_id);
        expect(text).toBe(sampleText);
        heard.push(await self.offer(asked, { findings: [remark(ID, text, QUOTE)] }));
      },
      onCall: steadfast,
    });
    const result = await review();
    expect(heard).toEqual([{ accepted: true, refused: [] }]);
    expect(guest?.failures).toEqual([]);
    const [issue] = raised(result);
    expect(issue).toMatchObject({
      title: 'The guest remarks on this place',
      domain: 'legal',
      suggestions: ['Ask the guest.'],
    });
    expect(issue?.evidence[0]).toMatchObject({ quote: QUOTE, section: expect.stringContaining('12.3') });
    expect(seat(result)).toMatchObject({ name: 'The guest', findings: 1, failure: null });
    expect(result.metadata.engine).toContain(ID);
  });

  it('accepts a plain publish, and sends a text longer than one message in pieces', async () => {
    const long = `${sampleText}\n${`${'🚢'.repeat(500)}\n`.repeat(135)}`;
    expect(long.length).toBeGreaterThan(PIECE_UNITS);
    await invite({
      onBrief: async (asked, self) => {
        const text = await self.text(asked.review_id);
        const statement = { ...self.statement(asked), findings: [remark(ID, text, QUOTE)] };
        expect(text).toBe(long);
        self.connection.publish(`conclave-expert.${ID}.offer.${asked.review_id}.0`, JSON.stringify(statement));
      },
      onCall: steadfast,
    });
    expect(seat(await review(long))).toMatchObject({ findings: 1, failure: null });
    await guest?.briefed;
  });

  it('is left out at its own deadline when it is silent, and the result says so', async () => {
    const result = await review(sampleText.replaceAll(/services agreement/gi, 'Non-Disclosure Agreement'));
    expect(result.panel.find(({ expert }) => expert === MUTE)?.failure).toBe('did not answer in time');
    expect(result.document.unread.join(' ')).toContain('The mute');
    expect(result.structured_issues.length).toBeGreaterThan(0);
  });

  it('is left out for nonsense, which lies among the dead letters', async () => {
    const answers: unknown[] = [];
    const { promise: review_id, resolve } = Promise.withResolvers<string>();
    await invite({
      onBrief: async (asked, self) => {
        resolve(asked.review_id);
        answers.push(await self.offer(asked, { findings: 'all of it' }));
      },
    });
    const result = await review();
    expect(answers).toEqual([{ error: expect.stringContaining('findings') }]);
    expect(seat(result)?.failure).toMatch(/no valid statement: findings/);
    const store = new LmdbStore({ path: join(service.home, 'store') });
    const letters = [...store.range(['dead-letter', `review/${await review_id}`])].map(([, value]) => value);
    await store.close();
    expect(letters).toEqual([expect.objectContaining({ reason: expect.stringContaining(ID) })]);
  });

  it('names a quotation that is not in the text, and counts the other findings', async () => {
    const answers: unknown[] = [];
    await invite({
      onBrief: async (asked, self) => {
        const text = await self.text(asked.review_id);
        const good = remark(ID, text, QUOTE);
        const wrong = remark(ID, text, QUOTE, {
          rule: `${ID}.invented`,
          evidence: [{ quote: 'The Supplier may vanish.', start: 10, end: 34, section: '' }],
        });
        answers.push(await self.offer(asked, { findings: [wrong, good] }));
      },
      onCall: steadfast,
    });
    const result = await review();
    expect(answers).toEqual([
      { accepted: true, refused: [{ rule: `${ID}.invented`, reason: expect.stringContaining('misquotes') }] },
    ]);
    expect(raised(result)).toHaveLength(1);
    expect(seat(result)).toMatchObject({ findings: 1 });
  });

  it('cannot speak for another, nor make the home answer on a subject of its choice', async () => {
    const { promise: done, resolve } = Promise.withResolvers<unknown[]>();
    const observer = await watchNats(await service.natsUrlAs('observer'), 'conclave.review.*.tampered');
    await invite({
      onBrief: async (asked, self) => {
        const text = await self.text(asked.review_id);
        const request = `conclave-expert.${ID}.document.${asked.review_id}`;
        self.connection.publish(request, '{"offset":0}', { reply: `conclave.review.${asked.review_id}.tampered` });
        // Its role has no right to the subjects of others: the message server refuses before anybody hears it.
        const refused = (error: Error): string => error.message;
        const statement = { ...self.statement(asked), expert: 'notices' };
        const embedded = await self
          .request(`conclave-expert.notices.offer.${asked.review_id}.0`, statement)
          .catch(refused);
        const stolen = await self
          .request(`conclave-expert.notices.document.${asked.review_id}`, { offset: 0 })
          .catch(refused);
        const body = await self.offer(asked, { expert: 'notices', findings: [remark('notices', text, QUOTE)] });
        resolve([embedded, stolen, body]);
      },
    });
    const result = await review();
    expect(await done).toEqual([
      expect.stringContaining('Permissions Violation for Publish to "conclave-expert.notices.offer'),
      expect.stringContaining('Permissions Violation for Publish to "conclave-expert.notices.document'),
      { error: expect.stringContaining('speaks for notices') },
    ]);
    expect(observer.subjects()).toEqual([]);
    await observer.stop();
    expect(raised(result)).toEqual([]);
    expect(result.panel.filter(({ failure }) => failure !== null).map(({ expert }) => expert)).toEqual([ID]);
  });

  it('harms nobody by a flood: the first statement counts, the journal has one', async () => {
    const statements = `conclave.review.*.round.0.statement.${ID}`;
    const observer = await watchNats(await service.natsUrlAs('observer'), statements);
    await invite({
      onBrief: async (asked, self) => {
        const text = await self.text(asked.review_id);
        const statement = { ...self.statement(asked), findings: [remark(ID, text, QUOTE)] };
        const body = JSON.stringify(statement);
        for (let count = 0; count < 5_000; count++) {
          self.connection.publish(`conclave-expert.${ID}.offer.${asked.review_id}.0`, body);
          self.connection.publish(`conclave-expert.${ID}.document.${asked.review_id}`, '{"offset":0}');
        }
        await self.connection.flush();
      },
      onCall: steadfast,
    });
    const result = await review();
    await guest?.briefed;
    expect(observer.subjects()).toHaveLength(1);
    await observer.stop();
    expect(seat(result)).toMatchObject({ findings: 1 });
    expect(result.panel.filter(({ failure, expert }) => failure !== null && expert !== ID)).toEqual([]);
  });
});
