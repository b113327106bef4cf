import type { Finding } from '../../../protocols/index.ts';
import type { ParsedDocument } from '../../reading/index.ts';
import type { Expert } from '../expert.ts';
import { gather, inContext, opposed, passages } from '../toolkit/evidence.ts';
import { SPECIFICATIONS } from './smell.ts';

const NAKED =
  /\b(?:response time|latency|delay|timeout|duration|weight|length|width|height|distance|temperature|voltage|speed|throughput|bandwidth|capacity|frequency|resolution)\b[^.;\n]{0,40}?\b(?:of|than|exceed|be|is|within|to|below|above|at most|at least)\s+\d+(?:\.\d+)?(?=\s*(?:[.,;)]|\band\b|\bor\b|$))/gim;
const METRIC =
  /(?<![\d.,])\d[\d.,]{0,40}\s?(?:mm|cm|km|kg|metres?|meters?|kilomet(?:er|re)s?|lit(?:er|re)s?|°C|degrees celsius)(?![\w])/gi;
const IMPERIAL =
  /(?<![\d.,])\d[\d.,]{0,40}\s?(?:inch(?:es)?|feet|foot|ft|miles?|lbs?|pounds?(?! sterling)|gallons?|°F|degrees fahrenheit)(?![\w])/gi;

function withoutUnit(document: ParsedDocument): Finding[] {
  const spans = passages(document, NAKED);
  return gather(
    document,
    { rule: 'units.missing', category: 'units', severity: 'medium', belief: 0.84, values: { count: spans.length } },
    spans.map((span) => inContext(document, span)),
  );
}

function twoSystems(document: ParsedDocument): Finding[] {
  const [metric] = passages(document, METRIC);
  const [imperial] = passages(document, IMPERIAL);
  if (!metric || !imperial) return [];
  // One beside the other in parentheses is a conversion, done for the reader.
  if (Math.abs(metric.start - imperial.start) < 30) return [];
  const spans = [metric, imperial].toSorted((a, b) => a.start - b.start).map((span) => inContext(document, span));
  return gather(document, { rule: 'units.two-systems', category: 'units', severity: 'low', belief: 0.78 }, spans);
}

/** Quantities whose unit the reader must guess. */
export const units: Expert = {
  id: 'units',
  domain: 'technical',
  competence: ['units'],
  serves: [...SPECIFICATIONS, 'supply', 'services'],
  reads: ['en'],
  quick: false,
  deepOnly: false,
  precision: 0.87,
  detectors: [withoutUnit, twoSystems],
  defeaters: [
    {
      against: ['units'],
      examine: (_claim, document) => {
        const general =
          /\b(?:all|unless otherwise stated,?) (?:dimensions|values|times|measurements|units|quantities)[^.]{0,40}\b(?:are|is) (?:given |expressed |stated )?in\b[^.]{0,30}/i.exec(
            document.text,
          );
        return general ? opposed('units.declared', 0.2, { quote: general[0] }) : undefined;
      },
    },
  ],
};
