import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call } from '../client.ts';
import { type RunningGateway, startGateway } from '../gateway.ts';
import { file, fileForm } from './file-form.ts';

let gateway: RunningGateway;
beforeAll(async () => {
  gateway = await startGateway({ limits: { maxCharacters: 5_000, maxLines: 1_000, maxFileBytes: 20_000 } });
});
afterAll(() => gateway.close());

const last = () => gateway.reviews.submissions.at(-1);
const postForm = (body: FormData) => call(gateway, '/api/review/file-review', { method: 'POST', body });
const submitFile = (parts: Record<string, string | File>) => postForm(fileForm(parts));
const postRaw = (type: string, body: string) =>
  call(gateway, '/api/review/file-review', { method: 'POST', headers: { 'content-type': type }, body });

describe('submissions: file', () => {
  test('a file is read, and named by its name', async () => {
    const reply = await submitFile({ file: file('The tenant pays monthly.') });
    expect(reply.status).toBe(200);
    expect(last()).toMatchObject({
      document_title: 'Lease.final',
      document_text: 'The tenant pays monthly.',
      source: { format: 'txt', file_name: 'Lease.final.txt', notes: [] },
      preset: 'comprehensive',
    });
  });

  test('the fields are those of a text review', async () => {
    await submitFile({
      file: file('x'),
      document_title: 'Lease',
      preset: 'legal',
      enable_deep_review: 'true',
      output_language: 'Spanish',
      webhook_url: 'https://client.example/',
    });
    expect(last()).toMatchObject({
      document_title: 'Lease',
      preset: 'legal',
      deep_review: true,
      output_language: 'Spanish',
      webhook_url: 'https://client.example/',
    });
  });

  test('a path is not a name, and a name may be of any script', async () => {
    await submitFile({ file: file('x', '../../C:\\docs\\契約 «1».docx') });
    expect(last()?.source.file_name).toBe('契約 «1».docx');
    expect(last()?.document_title).toBe('契約 «1»');
  });

  test.each<[string, Record<string, string | File>, RegExp]>([
    ['no file', { document_title: 't' }, /^file: is required, with a file name$/],
    ['text in place of the file', { file: 'text' }, /^file: is required, with a file name$/],
    ['a file in another field', { attachment: file('x') }, /^attachment: must not be a file$/],
    ['a wrong flag', { file: file('x'), enable_deep_review: '1' }, /^enable_deep_review: must be one of true, false$/],
    ['a wrong preset', { file: file('x'), preset: 'all' }, /^preset: must be one of/],
    ['a field there is not', { file: file('x'), language: 'English' }, /^language: is not a known field$/],
    ['an own __proto__', { file: file('x'), ['__proto__']: 'y' }, /^__proto__: is not a known field$/],
    ['a file without text', { file: file(' \n') }, /^file: holds no text$/],
    ['a file that cannot be read', { file: file('%PDF') }, /^file: The PDF is protected by a password\.$/],
  ])('400 names the field: %s', async (_, parts, detail) => {
    expect(await submitFile(parts)).toBeRefused('INVALID_PARAMETERS', detail);
  });

  test('two files and a field given twice are refused', async () => {
    const two = new FormData();
    two.append('file', file('a'));
    two.append('file', file('b'));
    expect(await postForm(two)).toBeRefused('INVALID_PARAMETERS', 'file: must be given once');
    const twice = new FormData();
    twice.append('preset', 'quick');
    twice.append('preset', 'legal');
    expect(await postForm(twice)).toBeRefused('INVALID_PARAMETERS', 'preset: must be given once');
  });

  test('the standard is a second file, read like the first', async () => {
    await submitFile({ file: file('x'), standard_file: file('1. Term. Two years.', 'C:\\Ours.txt') });
    expect(last()?.standard).toEqual({
      reference: { kind: 'file', id: null, title: 'Ours.txt', hash: expect.stringMatching(/^[0-9a-f]{64}$/) },
      text: '1. Term. Two years.',
    });
  });

  test.each<[string, Record<string, string | File>, RegExp]>([
    ['a standard given twice', { standard: 'nda', standard_file: file('y') }, /^standard: must be given once: as/],
    ['a standard that is text', { standard_file: 'y' }, /^standard_file: is not a known field$/],
    ['a standard without text', { standard_file: file(' \n') }, /^standard_file: holds no text$/],
    ['a standard that is too long', { standard_file: file('y'.repeat(5_001)) }, /^standard_file: has more than 5000/],
    ['a locked standard', { standard_file: file('%PDF') }, /^standard_file: The PDF is protected by a password\.$/],
    ['a standard of another kind', { standard_file: file('\u007fELF') }, /^standard_file: .*not a docx/],
  ])('400 names the field: %s', async (_, parts, detail) => {
    expect(await submitFile({ file: file('x'), ...parts })).toBeRefused('INVALID_PARAMETERS', detail);
  });

  test('a file of an unknown kind is 415', async () => {
    expect(await submitFile({ file: file('\u007fELF', 'a.docx') })).toBeRefused('UNSUPPORTED_MEDIA_TYPE', /not a docx/);
  });

  test('a file or a field over its limit is 413', async () => {
    expect(await submitFile({ file: file('x'.repeat(20_001)) })).toBeRefused('PAYLOAD_TOO_LARGE');
    expect(await submitFile({ file: file('x'.repeat(5_001)) })).toBeRefused('PAYLOAD_TOO_LARGE', /5001 characters/);
    expect(await submitFile({ document_title: 'x'.repeat(20_000), file: file('x') })).toBeRefused('PAYLOAD_TOO_LARGE');
    const many = Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`f${index}`, 'x']));
    expect(await submitFile({ ...many, file: file('x') })).toBeRefused('PAYLOAD_TOO_LARGE');
  });

  test('answers 415 to a body that is not a form, and 400 to a form with a missing or wrong boundary', async () => {
    expect(await postRaw('application/json', '{}')).toBeRefused('UNSUPPORTED_MEDIA_TYPE');
    expect(await postRaw('multipart/form-data', 'x')).toBeRefused('INVALID_PARAMETERS', /needs a boundary/);
    expect(await postRaw('multipart/form-data; boundary=b', 'not a form')).toBeRefused('INVALID_PARAMETERS');
    const cutOff = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\nhalf of it';
    expect(await postRaw('multipart/form-data; boundary=b', cutOff)).toBeRefused('INVALID_PARAMETERS');
  });
});
