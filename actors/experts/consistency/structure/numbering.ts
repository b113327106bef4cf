import type { Finding } from '../../../../protocols/index.ts';
import type { Clause, ParsedDocument, Span } from '../../../reading/index.ts';
import type { Expert } from '../../expert.ts';
import { gather, opposed } from '../../toolkit/evidence.ts';
import { strayClauses } from './stray-clauses.ts';

/** A longer jump is a list in another scheme, not a lost clause. */
const LONGEST_GAP = 3;

interface Numbered {
  readonly clause: Clause;
  readonly value: number;
  readonly stem: string;
}

/** Decimal numbers only: letters and Roman numerals are ambiguous ((i) after (h)). */
function numbered(clause: Clause): Numbered | undefined {
  const match = /^(?:(?:Section|Article|Clause)\s+)?((?:\d+\.)*)(\d{1,3})\.?$/i.exec(clause.number);
  return match ? { clause, value: Number(match[2]), stem: match[1] as string } : undefined;
}

function siblings(document: ParsedDocument): Numbered[][] {
  const all = document.clauses.filter((clause) => clause.kind === 'clause').flatMap((clause) => numbered(clause) ?? []);
  const groups = Map.groupBy(all, ({ clause, stem }) => `${clause.parent}/${clause.depth}/${stem}`);
  // A group that restarts at 1 is several lists (schedules, forms): their numbers cannot be compared.
  return [...groups.values()].filter((group) => group.filter(({ value }) => value === 1).length <= 1);
}

function heading(document: ParsedDocument, clause: Clause): { start: number; end: number } {
  const line = document.text.indexOf('\n', clause.bodyStart);
  const end = Math.min(line < 0 ? clause.end : line, clause.bodyStart + 60, clause.end);
  return { start: clause.start, end: Math.max(end, clause.bodyStart) };
}

function gaps(document: ParsedDocument): Finding[] {
  const places: Span[] = [];
  const pairs: string[] = [];
  for (const group of siblings(document)) {
    for (const [index, after] of group.entries()) {
      const before = group[index - 1];
      if (before === undefined) continue;
      const missing = after.value - before.value - 1;
      if (missing < 1 || missing > LONGEST_GAP) continue;
      // The number may be in the text in a form that was not read as a clause.
      const number = `${after.stem}${before.value + 1}`.replaceAll('.', '\\.');
      if (new RegExp(`(?<![\\w.$])${number}\\.?\\)?\\s+["“(]?[A-Z\\[]`).test(document.text)) continue;
      places.push(heading(document, before.clause), heading(document, after.clause));
      pairs.push(`${before.clause.number} → ${after.clause.number}`);
    }
  }
  const values = { count: pairs.length, places: pairs.slice(0, 6).join(', ') + (pairs.length > 6 ? ', …' : '') };
  return gather(
    document,
    { rule: 'numbering.gap', category: 'numbering', severity: 'low', belief: 0.78, values },
    places,
  );
}

function duplicates(document: ParsedDocument): Finding[] {
  const findings: Finding[] = [];
  for (const group of siblings(document)) {
    for (const [index, later] of group.entries()) {
      const earlier = group[index - 1];
      if (earlier?.value !== later.value || findings.length === 4) continue;
      if (later.clause.start - earlier.clause.start < 20) continue;
      // `3.5 (a)` below `3.5` repeats the number in front of its own sub-clause.
      if (
        /^\s*\(/.test(
          document.text.slice(
            later.clause.start + later.clause.number.length,
            later.clause.start + later.clause.number.length + 4,
          ),
        )
      )
        continue;
      const values = { number: later.clause.path };
      findings.push(
        ...gather(
          document,
          { rule: 'numbering.duplicate', category: 'numbering', severity: 'medium', belief: 0.81, values },
          [heading(document, earlier.clause), heading(document, later.clause)],
        ),
      );
    }
  }
  return findings;
}

/** Clause numbers that jump or stand twice. */
export const numbering: Expert = {
  id: 'numbering',
  domain: 'consistency',
  competence: ['numbering'],
  serves: 'any',
  reads: 'any',
  quick: false,
  deepOnly: false,
  precision: 0.85,
  detectors: [duplicates, strayClauses, gaps],
  defeaters: [
    {
      against: ['numbering'],
      examine: (claim, document) => {
        const kept =
          /\b(?:intentionally|deliberately) (?:left blank|omitted|deleted)|\[(?:reserved|deleted|not used)\]|^\s*[\d.]+\s*reserved\b/im.exec(
            document.text,
          );
        if (!kept || !claim.finding.rule.endsWith('.gap')) return undefined;
        return opposed('numbering.reserved', 0.3, { quote: kept[0].trim() });
      },
    },
  ],
};
