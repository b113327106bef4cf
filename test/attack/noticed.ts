/** What another account notices: small reviews, one after another, each from its submission to its end. */
import { percentile } from '../bench/table.ts';
import type { Service } from '../service/service.ts';

const SMALL =
  'The Supplier shall deliver the goods within 30 days of the order. The Customer shall pay within 30 days.';

/** Every so many reviews one is of an uploaded file: it passes through the readers, too. */
const FILE_EVERY = 3;

export interface Noticed {
  /** Milliseconds of each review. */
  readonly ms: readonly number[];
  readonly ofFiles: readonly number[];
  readonly refused: number;
  /** Why. */
  readonly reasons: readonly string[];
}

/** Reviews until the time is over and there was one of each kind; `docx` is uploaded for every third of them. */
export async function reviewsFor(service: Service, milliseconds: number, docx: Uint8Array): Promise<Noticed> {
  const until = performance.now() + milliseconds;
  const noticed = { ms: [] as number[], ofFiles: [] as number[], refused: 0, reasons: [] as string[] };
  for (let n = 1; n <= FILE_EVERY || performance.now() < until; n++) {
    const began = performance.now();
    const isFile = n % FILE_EVERY === 0;
    try {
      const review = isFile
        ? await submitFile(service, docx)
        : await service.submit(`${SMALL} ${n}`, { preset: 'quick' });
      await service.follow(review);
      (isFile ? noticed.ofFiles : noticed.ms).push(performance.now() - began);
    } catch (error) {
      noticed.refused += 1;
      noticed.reasons.push(error instanceof Error ? error.message.slice(0, 200) : String(error));
    }
  }
  return noticed;
}

async function submitFile(service: Service, bytes: Uint8Array): Promise<string> {
  const form = new FormData();
  form.set('file', new File([Buffer.from(bytes)], 'small.docx'));
  form.set('document_title', 'Agreement');
  form.set('preset', 'quick');
  const answer = await service.fetch('/api/review/file-review', { method: 'POST', body: form });
  if (!answer.ok) throw new Error(`upload answered ${answer.status}: ${await answer.text()}`);
  return ((await answer.json()) as { review_id: string }).review_id;
}

/** What was noticed in several turns, as one. */
export const together = (turns: readonly Noticed[]): Noticed => ({
  ms: turns.flatMap(({ ms }) => ms),
  ofFiles: turns.flatMap(({ ofFiles }) => ofFiles),
  refused: turns.reduce((sum, { refused }) => sum + refused, 0),
  reasons: turns.flatMap(({ reasons }) => reasons),
});

/** Time of the slowest hundredth of texts and of files, each as a multiple of the same at rest. */
export function timesOf({ ms, ofFiles }: Noticed, rest: Noticed): readonly [number, number] {
  return [slowest(ms) / slowest(rest.ms), slowest(ofFiles) / slowest(rest.ofFiles)];
}

/** Reviews that took more than so many times the slowest hundredth at rest: one of forty may be the machine's, ten are not. */
export function slowerThan(times: number, { ms, ofFiles }: Noticed, rest: Noticed): number {
  const beyond = (all: readonly number[], most: number): number => all.filter((each) => each > times * most).length;
  return beyond(ms, slowest(rest.ms)) + beyond(ofFiles, slowest(rest.ofFiles));
}

/** 0 where there was none to measure. */
export const slowest = (ms: readonly number[]): number => (ms.length === 0 ? 0 : percentile(ms, 99));
