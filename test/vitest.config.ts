import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * The longest files: begun last, each would run alone at the end. The first three end their services as they should: what those
 * compiled is then there for the services that others kill.
 */
const LONGEST = [
  'conformance',
  'review-over-http',
  'simulation',
  'outside-review',
  'chaos',
  'crash',
  'model-crash',
  'model-cluster',
  'cluster',
  'accounts',
  'new-user',
  'hostile-documents',
  'sweep',
].map((name) => `/${name}.test.ts`);

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): number => {
      const at = LONGEST.findIndex((name) => moduleId.endsWith(name));
      return at < 0 ? LONGEST.length : at;
    };
    // oxlint-disable-next-line unicorn/no-array-sort -- It is Vitest's method, not an array's.
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => rank(a) - rank(b));
  }
}

export default defineConfig({
  test: {
    root: fileURLToPath(new URL('..', import.meta.url)),
    include: ['test/**/*.test.ts'],
    pool: 'forks',
    // No module keeps state that a test could see, so files share the modules of their process: loading them costs seconds.
    isolate: false,
    // Node runs the code as it does in production, without a bundler's wrappers around every import.
    experimental: { viteModuleRunner: false, nodeLoader: false },
    // Services and workers that tests start need not compile the same modules again.
    env: { NODE_COMPILE_CACHE: fileURLToPath(new URL('../node_modules/.cache/compiled', import.meta.url)) },
    // On two cores two workers would leave them idle while tests wait for servers to start, or for a time to pass.
    maxWorkers: Math.max(3, availableParallelism() - 1),
    sequence: { sequencer: LongestFirst },
    // Nothing is asserted about time: these end what hangs, also on a machine that is busy with other work.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
    // .ci/run reads the counts from the file.
    reporters: ['default', 'json'],
    outputFile: { json: 'node_modules/.cache/test-results.json' },
  },
});
