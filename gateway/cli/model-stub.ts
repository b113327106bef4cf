/** `npm run model-stub`: a stand-in for a language model, to try model seats without one. It is no language model. */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { systemClock } from '../../runtime/index.ts';
import { FAULTS, ModelStub, StubScript } from '../model-stub/index.ts';

const USAGE = `Usage: npm run model-stub -- [--port PORT] [--script FILE.json] [--fault FAULT]...

  --port     default 8089, on 127.0.0.1
  --script   answers written down: [{"seat": "model-liability", "answer": {...}}, {"contains": "...", "fault": "429:2"}]
  --fault    of every answer that no script gives: ${FAULTS.join(', ')};
             some take a figure, such as delay:200 (milliseconds) or 429:2 (seconds to wait)

While it runs: GET /stub/calls says what it was asked; POST /stub/faults ["429:2"] spoils the next answers.
`;

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '8089' },
      script: { type: 'string' },
      fault: { type: 'string', multiple: true, default: [] },
      help: { type: 'boolean' },
    },
  });
  if (values.help === true) {
    process.stdout.write(USAGE);
    return;
  }
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new RangeError(`${values.port} is no port`);
  const script = values.script === undefined ? [] : StubScript.parse(JSON.parse(readFileSync(values.script, 'utf8')));
  const stub = await ModelStub.start({ clock: systemClock, port, script, faults: values.fault });
  process.stdout.write(
    `This is a stub, no language model: its answers say so.\nThe model stub is ready at ${stub.url}/v1\n`,
  );
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      stub.close().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    });
  }
}

main().catch((error: Error) => {
  process.stderr.write(`${error.message}\n\n${USAGE}`);
  process.exitCode = 2;
});
