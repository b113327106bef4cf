import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text as readText } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { readWord } from '../../actors/word/index.ts';
import { contract, proposed, resultFor, seeded } from '../actors/publishing/docx/contracts.ts';
import { samplePackage } from '../actors/word/sample-package.ts';
import { abstractList, item, level, list } from '../actors/word/word-file.ts';
import type { RedlineFigures } from './redline-alone.ts';
import type { Row } from './table.ts';

const ALONE = fileURLToPath(new URL('./redline-alone.ts', import.meta.url));
/** Garbage is collected early: what is measured is what has to be held. */
const FLAGS = ['--disable-warning=ExperimentalWarning', '--max-semi-space-size=2', '--max-old-space-size=100'];
const PAGES = 100;
/** Characters of a page of a contract in 11 points. */
const PAGE = 3_000;
const CHANGES = 100;
/** What a redline may take. */
const AIM = { seconds: 1.5, megabytes: 200 };

/** A redline in place of a hundred pages with a hundred changes, in its own process so that its memory is its own. */
export async function benchRedline(): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), 'conclave-redline-'));
  try {
    await prepare(folder);
    const child = spawn(process.execPath, [...FLAGS, ALONE, folder], { stdio: ['ignore', 'pipe', 'inherit'] });
    const [printed] = await Promise.all([readText(child.stdout), once(child, 'exit')]);
    return rows(JSON.parse(printed) as RedlineFigures);
  } finally {
    await rm(folder, { recursive: true });
  }
}

function rows({ milliseconds, megabytes }: RedlineFigures): Row[] {
  const seconds = milliseconds / 1_000;
  return [
    {
      what: `redline in the file itself: ${PAGES} pages, ${CHANGES} changes`,
      measured: `${seconds.toFixed(2)} s of processor time, the first in its process`,
      baseline: `${AIM.seconds} s allowed`,
      ratio: seconds / AIM.seconds,
      aim: 'at most 1',
    },
    {
      what: 'memory of the process that makes it, at most',
      measured: `${megabytes} MB with all its code`,
      baseline: `${AIM.megabytes} MB allowed`,
      ratio: megabytes / AIM.megabytes,
      aim: 'at most 1',
    },
  ];
}

/** The file and the result that the other process reads. */
async function prepare(folder: string): Promise<void> {
  const bytes = longFile();
  const { text } = (await readWord(bytes)).located;
  const words = [...text.matchAll(/\b(?:shall|may|agreed|notice)\b/g)];
  const step = Math.floor(words.length / CHANGES);
  const changes = Array.from({ length: CHANGES }, (_, index) => {
    const word = words[index * step] as RegExpExecArray;
    return proposed(index, word.index, word[0], `${word[0]}, unless agreed otherwise in writing,`);
  });
  await writeFile(join(folder, 'original.docx'), bytes);
  await writeFile(join(folder, 'text.txt'), text);
  await writeFile(join(folder, 'result.json'), JSON.stringify(resultFor(text, changes, seeded(1))));
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('\t', ' ');

/** Numbered paragraphs, as a contract written in Word has them. */
function longFile(): Uint8Array {
  const draw = seeded(1);
  const body: string[] = [];
  for (let length = 0; length < PAGES * PAGE; ) {
    for (const line of contract(draw).split(/\r?\n/)) {
      if (line.trim() === '') continue;
      length += line.length;
      body.push(line.length < 60 ? item(escaped(line), 1) : item(escaped(line), 1, 1));
    }
  }
  const numbering = abstractList(1, level(0, 'decimal', '%1.') + level(1, 'decimal', '%1.%2')) + list(1, 1);
  return samplePackage(body.join(''), { numbering });
}
