import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contentDisposition } from '../../../gateway/http/content-disposition.ts';

describe('content disposition', () => {
  test.each([
    ['Service agreement', `attachment; filename="Service agreement.pdf"; filename*=UTF-8''Service%20agreement.pdf`],
    [
      'Vertrag für Müller',
      `attachment; filename="Vertrag fur Muller.pdf"; filename*=UTF-8''Vertrag%20f%C3%BCr%20M%C3%BCller.pdf`,
    ],
    ['契約', `attachment; filename="review.pdf"; filename*=UTF-8''%E5%A5%91%E7%B4%84.pdf`],
    [
      'a"b\\c/d;e\r\nSet-Cookie: x',
      `attachment; filename="a b c d e Set-Cookie x.pdf"; filename*=UTF-8''a%20b%20c%20d%20e%20Set-Cookie%20x.pdf`,
    ],
    ['../../etc/passwd', `attachment; filename="etc passwd.pdf"; filename*=UTF-8''etc%20passwd.pdf`],
    ['...', `attachment; filename="review.pdf"; filename*=UTF-8''review.pdf`],
    ["it's (1)", `attachment; filename="it's (1).pdf"; filename*=UTF-8''it%27s%20%281%29.pdf`],
  ])('%s', (title, expected) => expect(contentDisposition(title, '.pdf')).toBe(expected));

  test('of any title: printable ASCII, one quoted name, no path, a name that fits', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (title) => {
        const value = contentDisposition(title, ' - report.md');
        expect(value).toMatch(/^attachment; filename="[\x20-\x7e]+"; filename\*=UTF-8''[A-Za-z0-9%!#$&+.^_`|~*-]+$/);
        const name = decodeURIComponent(value.split("''")[1] ?? '');
        expect(name).not.toMatch(/[/\\"\p{Cc}]|^\./u);
        expect(Buffer.byteLength(name)).toBeLessThanOrEqual(255);
        expect(value.match(/"/g)?.length).toBe(2);
      }),
    );
  });
});
