import { describe, expect, it } from 'vitest';
import { reasonOf } from '../../../gateway/node/exit-reporter.ts';

describe('last words', () => {
  it('are those of the error, or of its cause when it has none', () => {
    expect(reasonOf(new Error('the disk said no'))).toBe('the disk said no');
    expect(reasonOf(new Error('', { cause: new Error('the disk said no') }))).toBe('the disk said no');
    expect(reasonOf('plain words')).toBe('plain words');
  });

  it('tell what to do when the port is taken', () => {
    const taken = Object.assign(new Error('listen EADDRINUSE 127.0.0.1:8080'), { code: 'EADDRINUSE' });
    expect(reasonOf(new Error('', { cause: taken }))).toMatch(/127\.0\.0\.1:8080: the port is taken .* set PORT/);
  });
});
