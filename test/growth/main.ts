/**
 * `npm run growth [-- FAMILY ...]`: doubles hostile texts through reading and through every expert, each alone, and fails when
 * the processor time of any of them grows faster than the length. Prints the worst, exits 1 when one is above the bound.
 */
import { EXPERTS, prepareLanguageExperts } from '../../actors/experts/index.ts';
import { type ParsedDocument, parseDocument, readableText } from '../../actors/reading/index.ts';
import { argumentsOf, misused } from '../arguments.ts';
import { FAMILIES, type Family } from './families.ts';
import { type Growth, growth } from './slope.ts';

/** Above linear by what measuring itself is wrong by. */
const BOUND = 1.2;

const USAGE = `Usage: npm run growth -- [FAMILY ...]

  FAMILY  only texts whose names have it: ${FAMILIES.map(({ name }) => name).join(', ')}`;
const { positionals: only } = argumentsOf({ usage: USAGE, allowPositionals: true });
if (only.length > 0 && !FAMILIES.some(({ name }) => only.some((part) => name.includes(part))))
  misused(USAGE, `no family has a name with ${only.join(' or ')}`);
await prepareLanguageExperts();
const worst: { family: string; who: string; growth: Growth }[] = [];
for (const family of FAMILIES) {
  if (only.length > 0 && !only.some((part) => family.name.includes(part))) continue;
  for (const [who, grown] of measure(family)) {
    worst.push({ family: family.name, who, growth: grown });
    if (grown.slope > BOUND) console.error(`${family.name}: ${who} grows by ${grown.slope.toFixed(2)}`);
  }
}
worst.sort((a, b) => b.growth.slope - a.growth.slope);
for (const {
  family,
  who,
  growth: { slope, ms, size },
} of worst.slice(0, 40)) {
  console.log(`${slope.toFixed(2)}  ${who.padEnd(32)} ${family.padEnd(28)} ${ms.toFixed(0)} ms at ${size}`);
}
const above = worst.filter(({ growth: { slope } }) => slope > BOUND);
console.log(`${FAMILIES.length} families, ${worst.length} pairs, ${above.length} above ${BOUND}`);
process.exitCode = above.length > 0 ? 1 : 0;

function* measure(family: Family): Iterable<[string, Growth]> {
  yield [
    'readable text',
    tried('readable text', family, () => growth(family.text, (text) => readableText(text, () => true))),
  ];
  const reading = tried('reading', family, () => growth(family.text, (text) => parseDocument(text)));
  yield ['reading', reading];
  if (reading.slope > BOUND) return;
  // On a text just read, so that what experts share and work out once is in it.
  const everyone = () =>
    growth(
      (size) => parseDocument(family.text(size)),
      (read) => EXPERTS.map((expert) => expert.detectors.map((detector) => [...detector(read)])),
    );
  yield ['all experts', tried('all experts', family, everyone)];
  const parsed = new Map<number, ParsedDocument>();
  const document = (size: number): ParsedDocument => {
    const known = parsed.get(size) ?? parseDocument(family.text(size));
    parsed.set(size, known);
    return known;
  };
  for (const expert of EXPERTS) {
    const alone = () => growth(document, (read) => expert.detectors.map((detector) => [...detector(read)]));
    yield [expert.id, tried(expert.id, family, alone)];
  }
}

/** What throws is worse than what is slow: it counts as growing without bound. */
function tried(who: string, family: Family, measured: () => Growth): Growth {
  try {
    return measured();
  } catch (error) {
    console.error(`${who} threw on "${family.name}":`, error);
    return { slope: Number.POSITIVE_INFINITY, ms: 0, size: 0 };
  }
}
