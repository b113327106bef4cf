import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call } from '../client.ts';
import { type RunningGateway, startGateway } from '../gateway.ts';

let gateway: RunningGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.close());

const send = (body: string, type: string) =>
  call(gateway, '/api/playbooks', {
    method: 'POST',
    key: gateway.keys.business,
    headers: { 'content-type': type },
    body,
  });

const topic = (about: string, more = ''): string =>
  `  - { id: pay, name: Payment, about: ${about}, preferred: { wording: 'Within thirty (30) days.' }${more} }\n`;
const playbook = (...topics: string[]): string => `name: Ours\ntopics:\n${topics.join('')}`;
const MANY_ALIASES = `name: &a Ours\ntopics: [${Array.from({ length: 40 }, () => '*a').join(', ')}]`;

describe('playbooks over HTTP: what is wrong is refused with its path and reason', () => {
  test.each([
    [
      'an unknown topic',
      playbook(topic('{ categories: [payment] }')),
      /^topics\.0\.about\.categories\.0: is not a known category/,
    ],
    [
      'an unknown class',
      playbook(topic('{ grievous: [evil] }')),
      /^topics\.0\.about\.grievous\.0: is not a known grievous/,
    ],
    [
      'a pattern that backtracks',
      playbook(topic(`{ pattern: '(a+)\\1' }`)),
      /^topics\.0\.about\.pattern: is no pattern of RE2/,
    ],
    [
      'wording at which to walk away',
      playbook(topic('{ pattern: pay }', `, walk_away: { pattern: thirty, note: No }`)),
      /^topics\.0\.preferred\.wording: is wording at which walk_away says not to sign/,
    ],
    [
      'two positions on one id',
      playbook(topic('{ pattern: a }'), topic('{ pattern: b }')),
      /^topics\.1\.id: pay is there twice/,
    ],
    ['a field that is none', playbook(topic('{ pattern: a }', ', fallbacks: []')), /^topics\.0.*fallbacks/],
    ['YAML that ends early', 'name: "Ours\ntopics: [', /^body: is not valid YAML: \w+ \(line \d+, column \d+\)/],
    ['YAML that grows by repeating itself', MANY_ALIASES, /^body: is not YAML that can be read/],
  ])('%s', async (_, body, detail) => {
    expect(await send(body, 'application/yaml')).toBeRefused('INVALID_PARAMETERS', detail);
  });

  test('the same in JSON: two wordings for one category', async () => {
    const one = { id: 'a', name: 'A', about: { categories: ['payment_terms'] }, preferred: { wording: 'One.' } };
    const topics = [one, { ...one, id: 'b', preferred: { wording: 'Two.' } }];
    const reply = await send(JSON.stringify({ name: 'Ours', topics }), 'application/json');
    expect(reply).toBeRefused('INVALID_PARAMETERS', /^topics\.1\.about: the topic a wants other wording/);
  });

  test('one that is right is made as version 1', async () => {
    const reply = await send(playbook(topic('{ pattern: pay }')), 'application/yaml');
    expect(reply.json()).toMatchObject({ name: 'Ours', version: 1, shipped: false });
  });
});
