import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    root: new URL('..', import.meta.url).pathname,
    include: ['test/**/*.test.ts'],
    // Each file gets its own process: a test that starts servers or workers cannot leave them to another.
    pool: 'forks',
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
});
