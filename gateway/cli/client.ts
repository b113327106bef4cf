/** `npm run client -- COMMAND`: a running service from the terminal. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { PRESETS, STATUSES } from '../../protocols/index.ts';
import { InvalidConfig, loadConfig } from '../../runtime/index.ts';
import { ApiError, ReviewClient } from '../clients/typescript/index.ts';
import { type ClientArguments, UsageError } from './client-arguments.ts';
import { CLIENT_COMMANDS } from './client-commands.ts';
import { writeText } from './terminal-text.ts';

const USAGE = `Usage: npm run client -- COMMAND [--url URL] [--key-file FILE] [--json]

  submit FILE [--preset PRESET] [--deep] [--language LANGUAGE] [--title TITLE] [--webhook URL]
              [--side SIDE] [--playbook ID] [--standard ID] [--standard-file FILE]
              [--tracked-changes accept|reject|keep] [--unprotect]
              [--models if_available|required] [--models-usd N] [--models-redaction identities]
              [--idempotency-key KEY] [--wait] [--out DIR] [--poll-ms N]
                             a docx, pdf, txt or md file; --wait shows the progress and the result,
                             --out waits and leaves every artifact in DIR;
                             --side: a party or a role; --standard: a review or a playbook with a text;
                             --tracked-changes: how others' changes in a docx are read (default accept);
                             --unprotect: edits a protected or signed docx all the same;
                             --models: language models on the panel, where operator and account have agreed;
                             --models-usd: the most they may cost; --models-redaction: parties, addresses and
                             numbers go to them under pseudonyms;
                             --poll-ms: pause between two looks where events cannot be had (default 2000)
  status ID                  how a review stands
  results ID                 the result; with --json all of it
  download ID [ARTIFACT …] [--version internal|comparison|original] [--revision N] [--out DIR]
                             the files of a review (default: all, here); --version: another redline, or the
                             text that was reviewed; --revision: as it was before later decisions
  list [--status STATUS] [--preset PRESET] [--limit N]
  cancel ID
  decide ID accept|reject TARGET … --by NAME [--reason TEXT] [--out DIR]
  decide ID edit CHANGE --wording TEXT --by NAME [--reason TEXT] [--out DIR]
  decide ID --file DECISIONS.json [--out DIR]
                             on changes and issues (change-1 issue-2 …); waits until the files are made again
  decisions ID               what is decided, and what is open

  playbooks                  the negotiating positions of the account, and those that come with the service
  playbooks show ID [--version N]
  playbooks create FILE      json or yaml
  playbooks replace ID FILE  makes the next version
  playbooks remove ID
  playbooks try ID FILE [--side SIDE]
                             how a text stands to each position; no review is begun

  keys                       the keys of the account
  keys create NAME --save FILE
  keys regenerate ID --save FILE [--grace-hours N]
                             a new secret; the old one is dead at once, or works 1 to 24 hours more
  keys revoke ID
  webhooks [--limit N]       what was posted, newest first
  webhooks show ID           every attempt
  webhooks redeliver ID      once more
  webhooks rotate-secret --save FILE

  --save       a new key or secret is written there, readable by its owner only, and shown nowhere
  --url        address of the service (default: where it runs on this machine)
  --key-file   file with the API key (default: the demonstration key of this machine's service).
               A key on the command line would be seen by everyone who lists processes.
  --json       for programs: the answer as JSON, errors too

  PRESET: ${PRESETS.join(', ')}
  STATUS: ${STATUSES.join(', ')}
`;

const TEXT = { type: 'string' } as const;
const FLAG = { type: 'boolean' } as const;
const OPTIONS = {
  url: TEXT,
  'key-file': TEXT,
  json: FLAG,
  preset: TEXT,
  deep: FLAG,
  language: TEXT,
  title: TEXT,
  webhook: TEXT,
  side: TEXT,
  playbook: TEXT,
  standard: TEXT,
  'standard-file': TEXT,
  'tracked-changes': TEXT,
  unprotect: FLAG,
  version: TEXT,
  revision: TEXT,
  by: TEXT,
  reason: TEXT,
  wording: TEXT,
  file: TEXT,
  models: TEXT,
  'models-usd': TEXT,
  'models-redaction': TEXT,
  'idempotency-key': TEXT,
  wait: FLAG,
  out: TEXT,
  status: TEXT,
  limit: TEXT,
  'poll-ms': TEXT,
  save: TEXT,
  'grace-hours': TEXT,
  help: FLAG,
} as const;

function parse(argv: readonly string[]): { name: string | undefined; given: ClientArguments } {
  try {
    const { values, positionals } = parseArgs({ args: [...argv], options: OPTIONS, allowPositionals: true });
    const [name, ...rest] = positionals;
    return { name: values.help === true ? 'help' : name, given: { positionals: rest, options: values } };
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

async function connect({ options }: ClientArguments): Promise<ReviewClient> {
  const { home, host, port } = loadConfig();
  const file = typeof options['key-file'] === 'string' ? options['key-file'] : join(home, 'demo-key');
  const apiKey = await readFile(file, 'utf8').catch(() => {
    throw new UsageError(`There is no key in ${file}; name its file with --key-file.`);
  });
  const baseUrl = typeof options.url === 'string' ? options.url : `http://${host}:${port}`;
  try {
    return new ReviewClient({ baseUrl, apiKey: apiKey.trim() });
  } catch {
    throw new UsageError(`${baseUrl} is not the address of a service.`);
  }
}

/** The exit code: 0 done, 1 refused or failed, 2 not understood. */
async function main(argv: readonly string[]): Promise<number> {
  const asJson = argv.includes('--json');
  try {
    const { name, given } = parse(argv);
    if (name === 'help') {
      process.stdout.write(USAGE);
      return 0;
    }
    if (name === undefined) throw new UsageError('What shall be done?');
    const command = Object.hasOwn(CLIENT_COMMANDS, name) ? CLIENT_COMMANDS[name] : undefined;
    if (command === undefined) throw new UsageError(`There is no command of the name ${name}.`);
    await command(await connect(given), given, { out: process.stdout, progress: process.stderr });
    return 0;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    if (error instanceof UsageError) writeText(process.stderr, `${message}\n\n${USAGE}`);
    else if (asJson) writeText(process.stdout, `${JSON.stringify(written(error, message))}\n`);
    else writeText(process.stderr, `${said(error, message)}\n`);
    return error instanceof UsageError || error instanceof InvalidConfig ? 2 : 1;
  }
}

const written = (error: unknown, message: string): object => {
  if (!(error instanceof ApiError)) return { error: { detail: message } };
  const { status, errorCode, detail, requestId, retryAfterSeconds, fields } = error;
  return {
    error: {
      status,
      error_code: errorCode,
      detail,
      request_id: requestId,
      retry_after_seconds: retryAfterSeconds,
      fields,
    },
  };
};

function said(error: unknown, message: string): string {
  if (!(error instanceof ApiError)) return message;
  const retry = error.retryAfterSeconds === null ? '' : ` Try again in ${error.retryAfterSeconds} s.`;
  return `${error.detail}${retry} (${error.status} ${error.errorCode}, request ${error.requestId ?? 'unknown'})`;
}

process.exitCode = await main(process.argv.slice(2));
