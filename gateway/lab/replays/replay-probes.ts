import type { ParsedDocument } from '../../../actors/reading/index.ts';
import { confederates, reasked } from '../../../actors/replay/index.ts';
import type { ReviewContext } from '../../../actors/review/index.ts';
import { shareInterval } from '../../../protocols/lab/index.ts';
import { confederateTest, reaskedControl } from '../../../protocols/metrics/index.ts';

/** What the experts of a recorded review do when they are asked again, and when one of them is confidently wrong. */
export function probesText(record: ReviewContext, document: ParsedDocument): string {
  return `${conformity(record, document)}${confederate(record, document)}`;
}

function conformity(record: ReviewContext, document: ParsedDocument): string {
  const occasions = reasked(record, document);
  const found = occasions.length === 0 ? null : reaskedControl(occasions);
  if (found === null || found.occasions === 0) {
    return 'Re-asked control: nobody who had a view was in the minority among those it heard.\n';
  }
  return (
    `Re-asked control: in the minority ${times(found.occasions)}, took up what most said ${part(found.adopted, found.occasions)}; ` +
    `asked again with what was said of other claims, the same experts gave that answer ${part(found.readopted, found.occasions)}.\n`
  );
}

function confederate(record: ReviewContext, document: ParsedDocument): string {
  const trials = confederates(record, document);
  if (trials.length === 0) return 'Confederate test: nobody spoke whom others could have followed.\n';
  const { swayed, sound, overruled, safe } = confederateTest(trials);
  return (
    `Confederate test: each expert in turn says the opposite of the verdict, sure of it, ${times(trials.length)} of a claim others raised; ` +
    `${part(swayed, sound)} of the others follow, ${part(overruled, safe)} of the verdicts turn.\n`
  );
}

const times = (count: number): string => (count === 1 ? 'once' : `${count} times`);

/** Wilson's interval takes the cases for independent: with many from one document it is too narrow. */
function part(count: number, all: number): string {
  if (all === 0) return '0 of 0';
  const { low, high } = shareInterval(count, all);
  return `${count} of ${all} (${(100 * low).toFixed(0)}–${(100 * high).toFixed(0)} %)`;
}
