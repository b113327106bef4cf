import type { Finding } from '../../../../protocols/index.ts';
import type { ParsedDocument } from '../../../reading/index.ts';
import { find, pattern, report, says } from '../../toolkit/index.ts';

/** The paying party owns the work from the moment it is made. */
const AT_ONCE = pattern(
  "\\b(?:works? (?:made )?for hire|(?:hereby|upon creation|as (?:it is|they are) created|from the moment of (?:its|their) creation)[^.;]{0,60} (?:assigns?|transfers?|vests?|belongs?|(?:is|are|be) (?:owned|the (?:sole |exclusive )*property))|(?:is|are|be) (?:the )?(?:sole |exclusive )*(?:property|owned)[^.;]{0,60} (?:upon|from|at the time of) (?:its |their )?creation)|\\bcede fin d'ora\\b|\\bfin dalla (?:loro )?creazione\\b|\\bdesde su creación\\b|\\bcede desde ahora\\b",
);
/** The paying party owns it once everything is paid. */
const WHEN_PAID = pattern(
  "\\b(?:upon|after|subject to|conditioned (?:up)?on|following) (?:the )?(?:receipt of |developer's receipt of )?(?:(?:full|final|complete) payment|payment in full|the payment of all)[^.;]{0,200}? (?:assigns?|transfers?|grants?|convey\\w*|vests?|pass(?:es)?|title|ownership)\\b|\\b(?:title|ownership|all rights?)\\b[^.;]{0,120}? (?:pass(?:es)?|transfers?|vests?|be transferred|be assigned)[^.;]{0,80}? (?:upon|after|on|until) (?:receipt of )?(?:(?:full|final|complete) payment|payment in full)|\\b(?:al|dopo il) pagamento integrale\\b[^.;]{0,120} (?:trasfer|proprietà|titolar|diritti)|\\b(?:tras|con) el pago (?:íntegro|total)\\b[^.;]{0,120} (?:transfer|propiedad|titular|derechos)",
);
/** Only work that is made for somebody passes so; goods are sold. */
const WORK = pattern(
  '\\b(?:works?|deliverables?|software|programs?|code|materials?|inventions?|intellectual property|copyrights?|opere|programm|obras?|programas?|derechos de autor|diritti d.autore)\\b',
);

/** Ownership of the work passes at its creation in one clause, and only against payment in another. */
export function titlePassesTwice(document: ParsedDocument): Finding[] {
  const paid = find(document, WHEN_PAID).find(({ folded }) => says(folded, WORK));
  const atOnce = find(document, AT_ONCE).find(
    (place) =>
      place.start !== paid?.start &&
      says(place.folded, WORK) &&
      !/\bpa(?:id|yment)\b|\bif\b|\bexcept|\bsubject to\b/.test(place.folded),
  );
  if (paid === undefined || atOnce === undefined) return [];
  return [
    report(document, {
      rule: 'contradictions.title-passes-twice',
      category: 'contradiction',
      severity: 'high',
      belief: 0.8,
      evidence: [atOnce, paid].toSorted((a, b) => a.start - b.start),
    }),
  ];
}
