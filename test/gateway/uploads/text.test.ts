import { describe, expect, it } from 'vitest';
import { uploadReader } from '../../../gateway/uploads/index.ts';
import { UnreadableUpload, UnsupportedUpload } from '../../../gateway/uploads/upload-reader.ts';
import { said } from './said.ts';

const reader = uploadReader();
const bytes = (text: string): Uint8Array => Buffer.from(text);
const refusal = (content: Uint8Array, name = 'file.txt'): Promise<Error> =>
  reader.read(content, name).then(
    () => expect.fail('it was read'),
    (error: Error) => error,
  );

describe('uploads of text', () => {
  it('chooses between txt and md by the ending, and only between these', async () => {
    expect((await reader.read(bytes('# Title'), 'a.MD')).format).toBe('md');
    expect((await reader.read(bytes('# Title'), 'a.txt')).format).toBe('txt');
    expect((await reader.read(bytes('# Title'), 'a.docx')).format).toBe('txt');
    expect((await reader.read(bytes('# Title'), '')).format).toBe('txt');
  });

  it('takes the byte order mark off and ends every line with U+000A', async () => {
    const { text, notes } = await reader.read(bytes('\uFEFFone\r\ntwo\rthree\n'), 'a.txt');
    expect(text).toBe('one\ntwo\nthree\n');
    expect(notes).toEqual([]);
  });

  it('composes letters and leaves signs that mean something else', async () => {
    expect((await reader.read(bytes('cafe\u0301 x² ½ ﬁ'), 'a.txt')).text).toBe('caf\u00e9 x² ½ ﬁ');
  });

  it('reads UTF-16 of both byte orders when it says so', async () => {
    const little = Buffer.from('\uFEFFPrice: 5 €', 'utf16le');
    expect((await reader.read(little, 'a.txt')).text).toBe('Price: 5 €');
    expect((await reader.read(Buffer.from(little).swap16(), 'a.txt')).text).toBe('Price: 5 €');
  });

  it('removes control characters and says how many', async () => {
    const { text, notes } = await reader.read(bytes('a\u0001b\tc\u0002 and more text behind it'), 'a.txt');
    expect(text).toBe('ab\tc and more text behind it');
    expect(said(notes)).toEqual(['2 control characters were removed.']);
  });

  it('names the byte that is not UTF-8', async () => {
    const error = await refusal(Buffer.concat([bytes('Term é: '), Buffer.from([0xe9]), bytes(' year')]));
    expect(error).toBeInstanceOf(UnreadableUpload);
    expect(error.message).toContain('offset 9');
    expect((await refusal(Buffer.concat([bytes('ends inside '), Buffer.from([0xe2, 0x82])]))).message).toContain(
      'offset 12',
    );
  });

  it('names the byte that is NUL', async () => {
    expect((await refusal(bytes('one\u0000two and three'))).message).toContain('byte 3');
  });

  it('refuses UTF-16 that is cut or broken', async () => {
    expect(await refusal(Buffer.from([0xff, 0xfe, 0x41]))).toBeInstanceOf(UnreadableUpload);
    expect(await refusal(Buffer.from([0xff, 0xfe, 0x00, 0xd8, 0x41, 0x00]))).toBeInstanceOf(UnreadableUpload);
  });

  it.each([
    ['nothing', ''],
    ['blanks', ' \n\t \r\n'],
    ['a byte order mark', '\uFEFF'],
  ])('refuses %s', async (_, text) => {
    const error = await refusal(bytes(text));
    expect(error).toBeInstanceOf(UnreadableUpload);
    expect(error.message).toBe('The file has no text.');
  });

  it('takes a text that begins like a program or an archive for a text', async () => {
    expect((await reader.read(bytes('MZ Holdings agrees to the terms below.'), 'a.txt')).format).toBe('txt');
    expect((await reader.read(bytes('BZh is a tag; ID3 another.'), 'a.txt')).format).toBe('txt');
  });
});

describe('uploads of other files', () => {
  it.each([
    ['a PNG image', '89504e470d0a1a0a0000000d'],
    ['a JPEG image', 'ffd8ffe000104a46'],
    ['a WebP image', '524946461a00000057454250'],
    ['an old Office file', 'd0cf11e0a1b11ae100000000'],
    ['an RTF document', '7b5c727466315c616e7369'],
    ['a program', '7f454c4602010100'],
    ['a program', '4d5a90000300000004000000'],
    ['a gzip archive', '1f8b0800000000000003'],
    ['a binary file', '0102030405060708'],
  ])('says it is %s, whatever its name', async (what, hex) => {
    const error = await refusal(Buffer.from(hex, 'hex'), 'contract.docx');
    expect(error).toBeInstanceOf(UnsupportedUpload);
    expect(error.message).toContain(what);
  });
});
