import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    root: fileURLToPath(new URL('..', import.meta.url)),
    include: ['test/**/*.test.ts'],
    // Each file gets its own process: a test that starts servers or workers cannot leave them to another.
    pool: 'forks',
    // On two cores one worker would leave half of them idle while tests wait for servers to start.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    testTimeout: 30_000,
    hookTimeout: 30_000,
    // .ci/run reads the counts from the file.
    reporters: ['default', 'json'],
    outputFile: { json: 'node_modules/.cache/test-results.json' },
  },
});
