/**
 * `npm run redlines`: every Word file of the tests and of CONCLAVE_DATA gets a redline, LibreOffice rejects and accepts its changes,
 * and what it prints is held against the original and the revised file, page by page. Needs soffice and pdftoppm. Exits with 1
 * when a gate fails. `npm run redlines -- WORD` takes the files whose names have the word; `--keep` leaves what was printed.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadConfig } from '../../runtime/index.ts';
import { changesFor, proposed, seeded } from '../actors/publishing/docx/contracts.ts';
import { ALL_SAMPLES } from '../actors/word/all-samples.ts';
import { AUTHOR, type Edited, edit, faultsOf } from '../actors/word/gates.ts';
import { argumentsOf } from '../arguments.ts';
import { OWN_FAULTS } from './own-faults.ts';
import { comparePages, type PageDifference } from './page-images.ts';
import { forLibreOffice, rejectedFile } from './resolved-file.ts';
import { type Resolution, WordProcessor } from './word-processor.ts';

/** Share of a page's pixels that may differ. */
const LIMIT = 0.001;
/** Where LibreOffice 7.4 does otherwise than the format says, so that its own accepting and rejecting judges nothing. */
const LIMITS: readonly { readonly files: RegExp; readonly why: string }[] = [
  { files: /^content-controls|^google-docs-with-suggestions/, why: 'tracks no changes inside content controls' },
  { files: /^pages-with-a-first-letter/, why: 'loses the tracked changes behind a first letter in a frame' },
  { files: /^a-paragraph-that-another-put-in/, why: 'one fate for a mark that one put in and another took out' },
];

/** In each real document. */
const CHANGES = 40;

interface Case {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly edited: Edited;
}

/** What is printed, how its changes are resolved, and what it is to look like. */
const PRINTS: readonly [kind: 'original' | 'rejected' | 'redline' | 'revised', resolution: Resolution][] = [
  ['original', 'show'],
  ['rejected', 'show'],
  ['original', 'reject'],
  ['redline', 'reject'],
  ['redline', 'accept'],
  ['revised', 'accept'],
];

async function casesOf(folder: string, word: WordProcessor, wanted: string): Promise<Case[]> {
  const data = loadConfig().data ?? join(import.meta.dirname, '../../../shared/data');
  const documents = join(data, 'documents');
  const found = existsSync(documents) ? readdirSync(documents).filter((name) => name.endsWith('.docx')) : [];
  const real = found.filter((name) => name.includes(wanted));
  const rewritten = join(folder, 'rewritten');
  await mkdir(rewritten);
  await word.rewrite(
    real.map((name) => join(documents, name)),
    rewritten,
  );
  const files = [
    ...real.map((name) => ({ name, path: join(documents, name) })),
    ...(await readdir(rewritten)).map((name) => ({ name: `libreoffice-${name}`, path: join(rewritten, name) })),
  ];
  const cases: Case[] = [];
  for (const { name, path } of files) {
    const bytes = readFileSync(path);
    cases.push({ name, bytes, edited: await edit(bytes, (text) => changesFor(text, CHANGES, seeded(3))) });
  }
  for (const { name, bytes, changes } of ALL_SAMPLES.filter((each) => each.name.includes(wanted))) {
    const edited = await edit(bytes, (text) =>
      changes
        .map(([before, after]) => ({ before, after, start: before === '' ? text.length : text.indexOf(before) }))
        .toSorted((a, b) => a.start - b.start)
        .map(({ before, after, start }, index) => proposed(index, start, before, after)),
    );
    cases.push({ name: `${name.replace(/\W+/g, '-')}.docx`, bytes, edited });
  }
  return cases;
}

async function print(folder: string, word: WordProcessor, cases: readonly Case[]): Promise<void> {
  for (const [kind, resolution] of PRINTS) {
    const into = join(folder, `${kind}-${resolution}`);
    await mkdir(into);
    for (const { name, bytes, edited } of cases) {
      const made =
        kind === 'rejected' ? await rejectedFile(edited.redline, AUTHOR) : { original: bytes, ...edited }[kind];
      await writeFile(join(into, name), resolution === 'show' ? made : await forLibreOffice(made, AUTHOR));
    }
    await word.print(into, resolution);
  }
}

/** LibreOffice's own faults, each held against what the format says. */
async function printFaults(folder: string, word: WordProcessor): Promise<string[]> {
  const rows: string[] = [];
  for (const { name, what, verdict, tracked, resolved } of OWN_FAULTS) {
    const into = join(folder, name);
    await mkdir(into);
    await writeFile(join(into, 'tracked.docx'), tracked);
    await writeFile(join(into, 'resolved.docx'), resolved);
    await word.print(into, verdict);
    const found = await comparePages(join(into, 'tracked.docx.pdf'), join(into, 'resolved.docx.pdf'));
    rows.push(`| ${name} | ${verdict} | ${cell(found)} | ${found.most > 0 ? what : 'does as the format says'} |`);
  }
  return rows;
}

const cell = ({ most, page, pages: [one, two] }: PageDifference): string =>
  one === two ? `${(most * 100).toFixed(3)}%${most > 0 ? ` (page ${page})` : ''}` : `${one} pages, not ${two}`;

const USAGE = `Usage: npm run redlines -- [WORD] [--keep]

  WORD    only files whose names have it
  --keep  leaves what was printed`;
const { values, positionals } = argumentsOf({
  usage: USAGE,
  options: { keep: { type: 'boolean' } },
  allowPositionals: true,
});
const folder = await mkdtemp(join(tmpdir(), 'conclave-redlines-'));
const word = await WordProcessor.open(folder);
const cases = await casesOf(folder, word, positionals[0] ?? '');
await print(folder, word, cases);
let failures = 0;
const heads = ['file', 'pages', 'rejected', 'LibreOffice rejects', 'LibreOffice accepts', 'other gates'];
process.stdout.write(`| ${heads.join(' | ')} |\n${'|---'.repeat(heads.length)}|\n`);
for (const { name, bytes, edited } of cases) {
  const pdf = (kind: string): string => join(folder, kind, `${name}.pdf`);
  const rejected = await comparePages(pdf('rejected-show'), pdf('original-show'));
  const rejects = await comparePages(pdf('redline-reject'), pdf('original-reject'));
  const accepts = await comparePages(pdf('redline-accept'), pdf('revised-accept'));
  const faults = await faultsOf(bytes, edited);
  const limit = LIMITS.find(({ files }) => files.test(name))?.why;
  const own = limit === undefined ? [rejects, accepts] : [];
  if ([rejected, ...own].some(({ most }) => most > LIMIT) || faults.length > 0) failures += 1;
  const gates = [...faults, ...(limit === undefined ? [] : [`LibreOffice: ${limit}`])].join('; ') || 'held';
  process.stdout.write(
    `| ${[name, rejected.pages[1], ...[rejected, rejects, accepts].map(cell), gates].join(' | ')} |\n`,
  );
}
process.stdout.write(`${cases.length} files, ${failures} with a gate that failed\n`);
if (positionals.length === 0) {
  const faults = await printFaults(folder, word);
  process.stdout.write("\nLibreOffice's own faults, in files that are not ours:\n");
  process.stdout.write(`| file | verdict | differs | LibreOffice |\n|---|---|---|---|\n${faults.join('\n')}\n`);
}
if (values.keep !== true) await rm(folder, { recursive: true });
else process.stdout.write(`kept: ${folder}\n`);
process.exitCode = failures === 0 ? 0 : 1;
