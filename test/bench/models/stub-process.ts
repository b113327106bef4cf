import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

const STUB = fileURLToPath(new URL('../../../gateway/cli/model-stub.ts', import.meta.url));

const NOTHING = { findings: [], positions: [], texts: [], present: [] };

/** What readers say: nothing; what is asked about claims is answered from the document. */
const SCRIPT = [
  { contains: 'Task: findings', answer: NOTHING },
  { contains: 'Task: texts', answer: NOTHING },
  { contains: 'Seat: bench', answer: NOTHING },
];

const Seen = z.object({ calls: z.number(), charged: z.number(), most_at_once: z.number() });

/** The model stub in its own process: what it takes is not the runtime's. */
export class StubProcess {
  readonly url: string;
  readonly #child: ChildProcess;
  readonly #directory: string;

  private constructor(url: string, child: ChildProcess, directory: string) {
    this.url = url;
    this.#child = child;
    this.#directory = directory;
  }

  static async start(faults: readonly string[]): Promise<StubProcess> {
    const directory = await mkdtemp(join(tmpdir(), 'conclave-stub-'));
    const script = join(directory, 'script.json');
    await writeFile(
      script,
      JSON.stringify(SCRIPT.map((entry) => ({ ...entry, ...(faults[0] && { fault: faults[0] }) }))),
    );
    const more = faults.flatMap((fault) => ['--fault', fault]);
    const child = spawn(process.execPath, [STUB, '--port', '0', '--script', script, ...more], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    for await (const line of createInterface({ input: child.stdout as NodeJS.ReadableStream })) {
      const url = /^The model stub is ready at (\S+)\/v1$/.exec(line)?.[1];
      if (url === undefined) continue;
      child.stdout?.resume();
      return new StubProcess(url, child, directory);
    }
    throw new Error('the model stub did not start');
  }

  /** What it has seen. */
  async seen(): Promise<z.infer<typeof Seen>> {
    return Seen.parse(await (await fetch(`${this.url}/stub/calls`)).json());
  }

  async stop(): Promise<void> {
    if (this.#child.exitCode === null) {
      this.#child.kill('SIGTERM');
      await once(this.#child, 'exit');
    }
    await rm(this.#directory, { recursive: true, force: true });
  }
}
