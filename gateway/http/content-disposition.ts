/** Signs that a file system somewhere refuses, or a shell or a header would misread. */
const UNSAFE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}"*/:<>?\\|%;]+/gu;

/** Longer names do not fit file systems (255 bytes, four a character at worst) once a suffix is added. */
const MAX_STEM = 50;

/**
 * `attachment` with a file name made from a title: an ASCII one for old clients and the true one beside it (RFC 6266,
 * RFC 5987). Safe whatever the title holds: it can neither end the header nor name a path.
 */
export function contentDisposition(title: string, suffix: string): string {
  const name = stem(title);
  const ascii = name
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[^\x20-\x7e]+/g, '_');
  // A title of another script leaves nothing an old client could show.
  const plain = /[A-Za-z0-9]/.test(ascii) ? ascii : 'review';
  const encoded = encodeURIComponent(name + suffix).replace(
    /['()]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}${suffix}"; filename*=UTF-8''${encoded}`;
}

function stem(title: string): string {
  const clean = title
    .replace(UNSAFE, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.]+/, '');
  const cut = [...clean]
    .slice(0, MAX_STEM)
    .join('')
    .replace(/[\s.]+$/, '');
  return cut === '' ? 'review' : cut;
}
