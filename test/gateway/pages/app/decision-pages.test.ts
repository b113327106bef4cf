import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sampleText } from '../../../actors/publishing/sample-result.ts';
import { submitText } from '../../client.ts';
import { type RunningGateway, startGateway } from '../../gateway.ts';
import { type Browse, browser, signIn } from './browser.ts';
import { FakeDecisions } from './fake-decisions.ts';

const decisions = new FakeDecisions();
let gateway: RunningGateway;
let browse: Browse;
let id: string;
beforeAll(async () => {
  gateway = await startGateway({ decisions });
  ({ browse } = await signIn(gateway, 'reviewer'));
});
afterAll(() => gateway.close());
beforeEach(async () => {
  const document = { document_text: sampleText, document_title: 'Supply <b>terms</b> \u202Eevil' };
  id = String((await submitText(gateway, document)).json().review_id);
  gateway.reviews.complete(id);
  decisions.reset();
});

const decide = (form: Record<string, string>, who = browse) =>
  who(`/app/reviews/${id}/decisions`, { form: { seen: '0', ...form }, headers: { accept: 'application/json' } });

describe('deciding', () => {
  test('accept, edit and undo are drafts that the page shows', async () => {
    const accepted = JSON.parse((await decide({ target: 'change-1', action: 'accept' })).text);
    expect(accepted).toMatchObject({ decided: { action: 'accept', version: 1 }, action: 'accepted' });
    expect((await browse(`/app/reviews/${id}`)).text).toContain('data-decision="accept"');
    const edited = await decide({
      target: 'change-1',
      action: 'edit',
      after: 'ten\r\ndays',
      seen: '1',
      reason: 'Ours',
    });
    expect(JSON.parse(edited.text)).toMatchObject({ decided: { action: 'edit', after: 'ten\ndays', reason: 'Ours' } });
    expect((await decide({ target: 'change-1', action: 'undo', seen: '2' })).text).toContain('"decided":null');
  });

  test('shows a conflict in the later of two tabs that decide on the same change, and none on different changes', async () => {
    expect((await decide({ target: 'change-1', action: 'accept' })).status).toBe(200);
    expect((await decide({ target: 'change-1', action: 'reject' })).status).toBe(409);
    const both = await Promise.all([
      decide({ target: 'issue-1', action: 'accept' }),
      decide({ target: 'issue-2', action: 'reject' }),
    ]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
  });

  test.each([
    ['a change that is not there', { target: 'change-99', action: 'accept' }, 404],
    ['a name of the language’s', { target: '__proto__', action: 'accept' }, 404],
    ['an unknown act', { target: 'change-1', action: 'burn' }, 400],
    ['wording of more than a clause', { target: 'change-1', action: 'edit', after: 'x'.repeat(20_001) }, 413],
    ['wording with U+0000', { target: 'change-1', action: 'edit', after: 'a\u0000b' }, 400],
  ])('%s is refused', async (_, form, status) => {
    expect((await decide(form)).status).toBe(status);
  });

  test('files are made from the drafts, which are gone then', async () => {
    await decide({ target: 'change-1', action: 'accept' });
    await decide({ target: 'issue-2', action: 'reject', reason: 'Agreed' });
    const answer = await browse(`/app/reviews/${id}/revisions`, { method: 'POST' });
    expect([answer.status, answer.location]).toEqual([303, `/app/reviews/${id}`]);
    expect(decisions.asked).toEqual([
      {
        by: expect.stringContaining('Person'),
        decisions: [
          { target: 'change-1', action: 'accept' },
          { target: 'issue-2', action: 'reject', reason: 'Agreed' },
        ],
      },
    ]);
    await browse(`/app/reviews/${id}/revisions`, { method: 'POST' });
    expect(decisions.asked).toHaveLength(1);
  });

  test('while files are being made the drafts stay', async () => {
    await decide({ target: 'change-1', action: 'accept' });
    decisions.isMaking = true;
    expect((await browse(`/app/reviews/${id}/revisions`, { method: 'POST' })).status).toBe(409);
    decisions.isMaking = false;
    expect((await browse(`/app/reviews/${id}/revisions`, { method: 'POST' })).status).toBe(303);
    expect(decisions.asked).toHaveLength(1);
  });

  test('a stranger’s page decides nothing', async () => {
    const { session } = await signIn(gateway);
    const answer = await browser(gateway, session)(`/app/reviews/${id}/decisions`, {
      form: { target: 'change-1', action: 'accept', seen: '0' },
      headers: { 'sec-fetch-site': 'cross-site' },
    });
    expect(answer.status).toBe(403);
    expect((await browse(`/app/reviews/${id}`)).text).not.toContain('data-decision="accept"');
  });
});
