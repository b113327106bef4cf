/**
 * `npm run watch -- [REVIEW]`: what the actors of a running service do, in a terminal: live, or line by line where the output is
 * no terminal. It connects as the observer, which may not publish.
 */
import { parseArgs } from 'node:util';
import { PATTERNS } from '../../protocols/index.ts';
import { parseState, STATE_PATTERNS } from '../../protocols/observation/index.ts';
import { loadConfig, systemClock, wait } from '../../runtime/index.ts';
import { connectTo, readServiceFile, serverAddressAs } from '../operations/index.ts';
import { terminalText, writeText } from './terminal-text.ts';
import { WatchScreen } from './watch-screen.ts';

const USAGE = `Usage: npm run watch -- [REVIEW]

Shows what every actor does: nodes, actors by state, the path of each review, rounds of its debate.
With a REVIEW, that one alone. Ends with Ctrl-C, or when the REVIEW is over.
`;

/** Four pictures a second: more cannot be read. */
const PICTURE_MS = 250;

const HOME_AND_CLEAR = '\u001b[H\u001b[J';

interface Asked {
  readonly isHelp: boolean;
  readonly review?: string;
}

/** undefined: not understood. */
function asked(argv: readonly string[]): Asked | undefined {
  try {
    const options = { help: { type: 'boolean' } } as const;
    const { values, positionals } = parseArgs({ args: [...argv], options, allowPositionals: true });
    const [review, ...more] = positionals;
    if (more.length > 0 || (review !== undefined && !/^[\w-]{1,100}$/.test(review))) return undefined;
    return { isHelp: values.help === true, ...(review !== undefined && { review }) };
  } catch {
    return undefined;
  }
}

async function main(argv: readonly string[]): Promise<void> {
  const wanted = asked(argv);
  if (wanted === undefined || wanted.isHelp) {
    writeText(wanted === undefined ? process.stderr : process.stdout, USAGE);
    process.exitCode = wanted === undefined ? 2 : 0;
    return;
  }
  const { review } = wanted;
  const config = loadConfig();
  const service = await readServiceFile(config.home);
  const server =
    service === undefined ? config.natsUrl : await serverAddressAs(config.home, service.nats_url, 'observer');
  if (server === undefined) throw new Error(`No service runs in ${config.home}: start it with npm start.`);
  await watch(server, review);
}

async function watch(server: string, review: string | undefined): Promise<void> {
  const connection = await connectTo(server, { maxReconnectAttempts: -1, name: 'conclave-watch' });
  const screen = new WatchScreen(review);
  const isTerminal = process.stdout.isTTY;
  const over = new AbortController();
  process.once('SIGINT', () => over.abort());
  const patterns =
    review === undefined
      ? [STATE_PATTERNS.everything, PATTERNS.tallies, PATTERNS.verdicts]
      : [STATE_PATTERNS.of(review), STATE_PATTERNS.nodes, PATTERNS.everythingOf(review)];
  for (const pattern of patterns) {
    connection.subscribe(pattern, {
      callback: (error, message) => {
        if (error !== null) return;
        const line = screen.hear(message.subject, parsed(message.string()), systemClock.now());
        if (!isTerminal && line !== undefined) writeText(process.stdout, `${line}\n`);
        const step = parseState(message.subject);
        if (step?.type === 'review' && step.entity === review && step.member === '' && isEnd(step.state)) over.abort();
      },
    });
  }
  await connection.flush();
  while (!over.signal.aborted) {
    if (isTerminal) draw(screen);
    await wait(systemClock, PICTURE_MS, over.signal);
  }
  if (isTerminal) draw(screen);
  await connection.close();
}

const isEnd = (state: string): boolean => state === 'completed' || state === 'failed' || state === 'cancelled';

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Only the frame's own two sequences reach the terminal: every line is escaped. */
function draw(screen: WatchScreen): void {
  const { columns = 80, rows = 24 } = process.stdout;
  const lines = screen.lines(systemClock.now(), columns, rows - 1);
  process.stdout.write(`${HOME_AND_CLEAR}${lines.map(terminalText).join('\n')}\n`);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  writeText(process.stderr, `${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
