/** The client's commands for playbooks: what there is, new ones and new versions, and how a document stands to one. */
import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import type { PlaybookLine, PlaybookSummary } from '../clients/typescript/index.ts';
import { type ClientArguments, choose, only, say, text, UsageError, wholeNumber } from './client-arguments.ts';

export const playbooks = choose({
  list: async (client, { options }, io) => {
    const { items } = await client.playbooks.list();
    say(io, options, items, items.map(line).join('\n') || 'No playbooks.');
  },
  show: async (client, given, io) => {
    const version = wholeNumber(given.options.version, 'version');
    const found = await client.playbooks.get(only(given, 'playbook'), version === undefined ? {} : { version });
    say(io, given.options, found, `${line(found)}\n${JSON.stringify(found.playbook, null, 2)}`);
  },
  create: async (client, given, io) => {
    const made = await client.playbooks.create(await contentOf(only(given, 'file')));
    say(io, given.options, made, line(made));
  },
  replace: async (client, given, io) => {
    const [id, file] = two(given);
    const made = await client.playbooks.replace(id, await contentOf(file));
    say(io, given.options, made, line(made));
  },
  remove: async (client, given, io) => {
    const id = only(given, 'playbook');
    await client.playbooks.remove(id);
    say(io, given.options, { id, removed: true }, `${id}: removed`);
  },
  try: async (client, given, io) => {
    const [id, file] = two(given);
    const side = text(given.options.side);
    const document_text = await readFile(file, 'utf8');
    const answer = await client.playbooks.try(id, { document_text, ...(side !== undefined && { side }) });
    say(io, given.options, answer, answer.lines.map(standing).join('\n'));
  },
});

/** YAML goes as it is; the service reads it. */
async function contentOf(file: string): Promise<object | string> {
  const content = await readFile(file, 'utf8');
  if (/^\.ya?ml$/i.test(extname(file))) return content;
  try {
    return JSON.parse(content) as object;
  } catch (error) {
    throw new Error(`${file} is not JSON: ${error instanceof Error ? error.message : error}`, { cause: error });
  }
}

function two({ positionals }: ClientArguments): [id: string, file: string] {
  const [id, file, ...more] = positionals;
  if (id === undefined || file === undefined || more.length > 0)
    throw new UsageError('Name the playbook and one file.');
  return [id, file];
}

const line = ({ id, name, version, shipped }: PlaybookSummary): string =>
  `${id.padEnd(20)}  version ${version}  ${name}${shipped ? ' (comes with the service)' : ''}`;

const standing = ({ name, standing: how, step, section }: PlaybookLine): string =>
  [how.padEnd(10), name, ...(step === null ? [] : [`step ${step}`]), ...(section === '' ? [] : [section])].join('  ');
