import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { setConsent } from '../../../../gateway/models/index.ts';
import { newReview } from '../../client.ts';
import { type RunningGateway, startGateway } from '../../gateway.ts';
import { type Browse, signIn } from './browser.ts';

let gateway: RunningGateway;
let browse: Browse;
beforeAll(async () => {
  gateway = await startGateway();
  ({ browse } = await signIn(gateway, 'reviewer'));
});
afterAll(() => gateway.close());

describe('a new review', () => {
  test('a dropped file begins the same review as the interface’s, of the signed-in account', async () => {
    const body = new FormData();
    body.append('file', new Blob(['The supplier delivers.']), 'terms.txt');
    body.append('preset', 'legal');
    body.append('output_language', 'Italian');
    const answer = await browse('/app/reviews', { body });
    expect([answer.status, answer.location]).toEqual([303, expect.stringMatching(/^\/app\/reviews\/rev_/)]);
    expect(gateway.reviews.submissions.at(-1)).toMatchObject({
      account_id: 'acme',
      document_title: 'terms',
      preset: 'legal',
      output_language: 'Italian',
      deep_review: false,
    });
  });

  test.each([
    ['a file of another kind', '\u007f\u0000', 415, 'not read'],
    ['a file without text', '  ', 400, 'was not begun'],
  ])('%s is refused in words on the page', async (_, content, status, words) => {
    const body = new FormData();
    body.append('file', new Blob([content]), 'x.bin');
    const answer = await browse('/app/reviews', { body });
    expect([answer.status, answer.text.includes(words)]).toEqual([status, true]);
  });

  test('a side, a playbook and a standard that are chosen are asked for, and those left blank are not', async () => {
    const body = (fields: Record<string, string>): FormData => {
      const form = new FormData();
      form.append('file', new Blob(['The supplier delivers.']), 'terms.txt');
      for (const [name, value] of Object.entries(fields)) form.append(name, value);
      return form;
    };
    const [, playbook = ''] =
      /<option value="([\w-]+)">[^<]*<\/option><\/select><\/label>\s*<label>Compare/.exec(
        (await browse('/app/reviews')).text,
      ) ?? [];
    const chosen = await browse('/app/reviews', { body: body({ side: 'customer', playbook, standard: '' }) });
    expect([chosen.status, playbook]).toEqual([303, expect.stringMatching(/./)]);
    expect(gateway.reviews.submissions.at(-1)).toMatchObject({
      side: 'customer',
      playbook: { reference: { id: playbook } },
    });
    const id = await newReview(gateway);
    gateway.reviews.complete(id);
    await browse('/app/reviews', { body: body({ side: '', playbook: '', standard: id }) });
    expect(gateway.reviews.submissions.at(-1)).toMatchObject({ standard: { reference: { kind: 'review', id } } });
    expect(gateway.reviews.submissions.at(-1)).not.toHaveProperty('side');
    expect((await browse('/app/reviews', { body: body({ playbook: 'pb_nobodys' }) })).status).toBe(400);
  });

  test('shows that credits or the tier do not suffice', async () => {
    const body = () => {
      const form = new FormData();
      form.append('file', new Blob(['Text']), 'x.txt');
      return form;
    };
    const free = await signIn(gateway, 'reviewer', 'small');
    expect(await free.browse('/app/reviews', { body: body() })).toMatchObject({ status: 403 });
  });

  test('language models are asked for where the operator has some and the account has agreed', async () => {
    const agreed = await startGateway({ hasLanguageModels: true });
    try {
      const there = await signIn(agreed, 'reviewer');
      expect((await there.browse('/app/reviews')).text).not.toContain('language_models');
      await setConsent(agreed.store, 'acme', 'stays');
      const { text } = await there.browse('/app/reviews');
      expect(text).toMatch(/name="language_models"><option value="off">none</);
      const body = new FormData();
      body.append('file', new Blob(['The supplier delivers.']), 'terms.txt');
      body.append('language_models', 'required');
      expect((await there.browse('/app/reviews', { body })).status).toBe(303);
      expect(agreed.reviews.submissions.at(-1)).toMatchObject({ language_models: 'required' });
    } finally {
      await agreed.close();
    }
    await setConsent(gateway.store, 'acme', 'stays');
    expect((await browse('/app/reviews')).text).not.toContain('language_models');
  });
});
