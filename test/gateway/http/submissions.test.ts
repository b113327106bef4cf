import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEFAULT_PROTOCOL } from '../../../protocols/index.ts';
import { call, DOCUMENT, submitText } from '../client.ts';
import { type RunningGateway, startGateway } from '../gateway.ts';
import { file, fileForm } from './file-form.ts';

let gateway: RunningGateway;
beforeAll(async () => {
  gateway = await startGateway({ limits: { maxCharacters: 5_000, maxLines: 1_000, maxFileBytes: 20_000 } });
});
afterAll(() => gateway.close());

const last = () => gateway.reviews.submissions.at(-1);

const submitFile = (parts: Record<string, string | File>) =>
  call(gateway, '/api/review/file-review', { method: 'POST', body: fileForm(parts) });

describe('submissions: text', () => {
  test('a text is accepted with the defaults of the document', async () => {
    const reply = await submitText(gateway, DOCUMENT);
    expect(reply.json()).toEqual({
      review_id: expect.stringMatching(/^rev_[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/),
      status: 'in_progress',
      credits_used: 3,
      agents_assigned: 75,
    });
    expect(last()).toEqual({
      ...DOCUMENT,
      review_id: reply.json().review_id,
      account_id: 'acme',
      source: { format: 'txt', file_name: null, notes: [] },
      preset: 'comprehensive',
      deep_review: false,
      output_language: 'English',
      webhook_url: null,
      idempotency_key: null,
      protocol: null,
      document_type: null,
    });
  });

  test('a protocol by its name or written out, and the type of the document, arrive checked', async () => {
    await submitText(gateway, { ...DOCUMENT, protocol: 'ring', document_type: 'nda' });
    expect(last()).toMatchObject({ protocol: { name: 'ring' }, document_type: 'nda' });
    const own = { ...DEFAULT_PROTOCOL, name: 'my-own' };
    await submitText(gateway, { ...DOCUMENT, protocol: own });
    expect(last()).toMatchObject({ protocol: own });
    await submitFile({ file: file(DOCUMENT.document_text), protocol: JSON.stringify(own), document_type: 'lease' });
    expect(last()).toMatchObject({ protocol: own, document_type: 'lease' });
  });

  test.each([
    ['an unknown one', 'no-such-thing', /There is no protocol "no-such-thing"/],
    ['one with a field wrong', { ...DEFAULT_PROTOCOL, schedule: 'whenever' }, /protocol is malformed: schedule/],
    ['one a review cannot hold', 'p02-mad', /cannot be used|There is no protocol/],
    ['a number for a protocol', 7, /must be the name of a debate protocol/],
  ])('a protocol is refused with the reason: %s', async (_, protocol, reason) => {
    const reply = await submitText(gateway, { ...DOCUMENT, protocol });
    expect(reply.status).toBe(400);
    expect(reply.json().detail).toMatch(reason);
    expect(reply.json().detail).toMatch(/^protocol: /);
  });

  test('every option arrives', async () => {
    await submitText(gateway, {
      ...DOCUMENT,
      preset: 'quick',
      enable_deep_review: true,
      output_language: 'Italian',
      webhook_url: 'https://client.example/hook?a=1',
    });
    expect(last()).toMatchObject({
      preset: 'quick',
      deep_review: true,
      output_language: 'Italian',
      webhook_url: 'https://client.example/hook?a=1',
    });
  });

  test('text is taken as it is: every plane, every line end, control characters', async () => {
    const document_text = 'a\r\n\u000c\u0007 𝔸 e\u0301 \u202e\ufeff\ufffd';
    await submitText(gateway, { ...DOCUMENT, document_text });
    expect(last()?.document_text).toBe(document_text);
  });

  test('fifty at once are fifty reviews', async () => {
    const replies = await Promise.all(Array.from({ length: 50 }, () => submitText(gateway, DOCUMENT)));
    expect(replies.map(({ status }) => status)).toEqual(Array.from({ length: 50 }, () => 200));
    expect(new Set(replies.map((reply) => reply.json().review_id)).size).toBe(50);
  });

  test.each<[string, unknown, RegExp]>([
    ['nothing', {}, /^document_text: is required; document_title: is required$/],
    ['an array', [], /^body: must be a JSON object$/],
    ['null', 'null', /^body: must be a JSON object$/],
    ['a number', '7', /^body: must be a JSON object$/],
    ['no title', { document_text: 'x' }, /^document_title: is required$/],
    ['an empty text', { ...DOCUMENT, document_text: '' }, /^document_text: must not be blank$/],
    ['a blank text', { ...DOCUMENT, document_text: ' \n\t\u00a0' }, /^document_text: must not be blank$/],
    ['a blank title', { ...DOCUMENT, document_title: '  ' }, /^document_title: must not be blank$/],
    [
      'a long title',
      { ...DOCUMENT, document_title: 'x'.repeat(501) },
      /^document_title: must have at most 500 characters$/,
    ],
    [
      'a title of two lines',
      { ...DOCUMENT, document_title: 'a\nb' },
      /^document_title: must be one line without control/,
    ],
    ['a number as text', { ...DOCUMENT, document_text: 4 }, /^document_text: must be a string$/],
    ['a preset there is not', { ...DOCUMENT, preset: 'deep' }, /^preset: must be one of comprehensive, quick, legal/],
    ['a word as flag', { ...DOCUMENT, enable_deep_review: 'yes' }, /^enable_deep_review: must be true or false$/],
    ['a number as language', { ...DOCUMENT, output_language: 1 }, /^output_language: must be a string$/],
    ['a misspelt field', { ...DOCUMENT, pre_set: 'quick' }, /^pre_set: is not a known field$/],
    ['constructor', { ...DOCUMENT, constructor: { prototype: {} } }, /^constructor: is not a known field$/],
    [
      'an own __proto__',
      `{"document_text":"x","document_title":"y","__proto__":{"preset":"quick"}}`,
      /^__proto__: is not a known/,
    ],
    ['NUL', { ...DOCUMENT, document_text: 'a\u0000b' }, /^document_text: must not contain the character U\+0000$/],
    [
      'half a pair',
      '{"document_text":"a\\ud800b","document_title":"y"}',
      /^document_text: must not contain half of a surrogate/,
    ],
    ['a webhook that is no URL', { ...DOCUMENT, webhook_url: 'hook' }, /^webhook_url: must be an absolute URL$/],
    [
      'a private webhook',
      { ...DOCUMENT, webhook_url: 'http://10.0.0.8/x' },
      /^webhook_url: must point to a public address$/,
    ],
  ])('400 names the field: %s', async (_, body, detail) => {
    expect(await submitText(gateway, body)).toBeRefused('INVALID_PARAMETERS', detail);
  });

  test('null for webhook_url is as not given', async () => {
    expect((await submitText(gateway, { ...DOCUMENT, webhook_url: null })).status).toBe(200);
  });

  test('takes the last value of a key given twice', async () => {
    await submitText(gateway, '{"document_text":"first","document_text":"second","document_title":"t"}');
    expect(last()?.document_text).toBe('second');
  });

  test('answers a body that is not JSON with INVALID_JSON, giving the position but no content', async () => {
    const reply = await submitText(gateway, '{"document_text": "secret words", oops}');
    expect(reply).toBeRefused('INVALID_JSON', /at character 34/);
    expect(reply.text).not.toContain('secret');
    expect(await submitText(gateway, '')).toBeRefused('INVALID_JSON');
  });

  test('answers a body that is not UTF-8 with INVALID_JSON', async () => {
    const body = Buffer.from('{"document_text":"caf\u00e9","document_title":"t"}', 'latin1');
    const headers = { 'content-type': 'application/json' };
    const reply = await call(gateway, '/api/review/text-review', { method: 'POST', headers, body });
    expect(reply).toBeRefused('INVALID_JSON', 'The request body is not valid UTF-8.');
  });

  test('many brackets are refused before they are parsed, some by their name', async () => {
    const bomb = '['.repeat(10_000) + ']'.repeat(10_000);
    const wide = `[${'{},'.repeat(10_000)}{}]`;
    for (const body of [bomb, wide, `{"document_text":"x","document_title":"y","extra":${bomb}}`]) {
      expect(await submitText(gateway, body)).toBeRefused('INVALID_PARAMETERS', /more than 100 objects and arrays/);
    }
    const deep = '['.repeat(90) + ']'.repeat(90);
    const reply = await submitText(gateway, `{"document_text":"x","document_title":"y","extra":${deep}}`);
    expect(reply).toBeRefused('INVALID_PARAMETERS', 'extra: is not a known field');
    expect(await submitText(gateway, deep)).toBeRefused('INVALID_PARAMETERS', 'body: must be a JSON object');
  });

  test('another content type is 415', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data']) {
      const reply = await submitText(gateway, DOCUMENT, { headers: { 'content-type': type } });
      expect(reply).toBeRefused('UNSUPPORTED_MEDIA_TYPE', 'Content-Type must be application/json.');
    }
    const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' };
    expect(await submitText(gateway, DOCUMENT, { headers })).toBeRefused('UNSUPPORTED_MEDIA_TYPE');
    const utf8 = { 'content-type': 'Application/JSON; charset=utf-8' };
    expect((await submitText(gateway, DOCUMENT, { headers: utf8 })).status).toBe(200);
  });

  test('one line more than are reviewed is 413, in a text and in a file', async () => {
    const lines = 'x\n'.repeat(999);
    expect((await submitText(gateway, { ...DOCUMENT, document_text: lines })).status).toBe(200);
    const refusal = 'The document has 1001 lines; at most 1000 are reviewed.';
    const more = [`${lines}x\n`, `${lines.replaceAll('\n', '\r')}x\r`, `${lines.replaceAll('\n', '\r\n')}x\r\n`];
    for (const document_text of more) {
      expect(await submitText(gateway, { ...DOCUMENT, document_text })).toBeRefused('PAYLOAD_TOO_LARGE', refusal);
    }
    expect(await submitFile({ file: file(`${lines}x\nx`) })).toBeRefused('PAYLOAD_TOO_LARGE', refusal);
  });

  test('exactly the limit is taken, one character more is 413', async () => {
    expect((await submitText(gateway, { ...DOCUMENT, document_text: 'x'.repeat(5_000) })).status).toBe(200);
    const reply = await submitText(gateway, { ...DOCUMENT, document_text: 'x'.repeat(5_001) });
    expect(reply).toBeRefused('PAYLOAD_TOO_LARGE', 'The document has 5001 characters; at most 5000 are reviewed.');
  });

  test('the limit holds for text written in escapes', async () => {
    const document_text = '\\u00e8'.repeat(5_000);
    const reply = await submitText(gateway, `{"document_text":"${document_text}","document_title":"t"}`);
    expect(reply.status).toBe(200);
  });
});
