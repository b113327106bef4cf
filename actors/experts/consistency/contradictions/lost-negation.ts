import type { Finding } from '../../../../protocols/index.ts';
import type { ParsedDocument } from '../../../reading/index.ts';
import { find, pattern, report, sectionText } from '../../toolkit/index.ts';

/** What is listed here is not secret. */
const EXCEPTIONS =
  /\b(?:(?:shall|does|do|will) not (?:include|apply)|not be (?:considered|deemed)|exceptions?|exclud\w*|except|unless|salvo|non (?:comprend|si applic)\w*|no (?:incluy|se aplic)\w*)\b/;

/** Sentences that turn a usual provision into its opposite: a `not` or an `except` was lost. */
const LOST = [
  {
    sense: 'accrued',
    said: pattern(
      '\\b(?:termination|expiration|expiry)(?: or (?:termination|expiration|expiry))? of this (?:agreement|contract) (?:shall|will) (?:affect|impair|prejudice)\\b(?! only)[^.;]{0,120}\\b(?:accrued|outstanding|prior to|incurred|before)\\b|\\b(?:risoluzione|cessazione) del (?:presente )?contratto (?:pregiudica|pregiudicherà|fa venir meno) [^.;]{0,100}\\b(?:maturat|sort)|\\b(?:terminación|resolución) (?:del|de este) contrato (?:afectará|perjudicará) [^.;]{0,100}\\b(?:devengad|adquirid)',
    ),
    answered:
      /\b(?:non?|not|neither|never)\b[^.;]{0,40}(?:termination|expiration|risoluzione|terminación)|\bexcept to the extent\b/,
    among: undefined,
    severity: 'high',
  },
  {
    sense: 'secrecy',
    // Looked behind from a first letter only, with one stretch of blanks on either side of a word: a text of blanks cost seconds.
    said: pattern(
      '(?=[a-z0-9(])(?<=[;:.(),] ?(?:(?:and|or|e|o|y) )?)(?:\\(?[a-z0-9]{1,3}[.)] ?)?(?:(?:was|is|has been|are|information (?:that|which) (?:is|was)) )?disclosed without (?:the )?(?:prior )?(?:written )?(?:consent|approval|authori[sz]ation) (?:of|from)|(?=[a-z0-9(])(?<=[;:.(),] ?(?:(?:and|or|e|o|y) )?)(?:\\(?[a-z0-9]{1,3}[.)] ?)?(?:siano? |sono )?(?:divulgat|rivelat)[aei] senza (?:il )?(?:previo )?consenso|(?=[a-z0-9(])(?<=[;:.(),] ?(?:(?:and|or|e|o|y) )?)(?:\\(?[a-z0-9]{1,3}[.)] ?)?(?:sea |haya sido )?(?:divulgad|revelad)[ao]s? sin (?:el )?(?:previo )?consentimiento',
    ),
    answered: /\b(?:breach|prohibited|by a third|wrongful|other party's|misus|vietat|prohibid)\w*/,
    among: EXCEPTIONS,
    severity: 'critical',
  },
  {
    sense: 'law',
    said: pattern(
      '\\b(?:shall|will) be (?:deemed|considered|held)(?: to be)? (?:in|a) (?:breach|default|violation)\\b[^.;]{0,60}\\b(?:if|when|because|where)\\b[^.;]{0,40}\\b(?:is |are )?(?:required|compelled|obliged|ordered) to\\b[^.;]{0,100}\\b(?:by|under|pursuant to) (?:applicable |any )?(?:laws?|regulations?|court)',
    ),
    answered: /\bnot be (?:deemed|considered|held)|\bneither\b|\bno party\b|\bunless\b/,
    among: undefined,
    severity: 'high',
  },
] as const;

/** One finding for each sense that is turned round. */
export function lostNegation(document: ParsedDocument): Finding[] {
  return LOST.flatMap(({ sense, said, answered, among, severity }) => {
    const places = find(document, said).filter(
      (place) => !answered.test(place.folded) && (among === undefined || among.test(sectionText(document, place))),
    );
    return places.length === 0
      ? []
      : [
          report(document, {
            rule: 'contradictions.lost-negation',
            category: 'contradiction',
            severity,
            belief: 0.84,
            evidence: places.slice(0, 3),
            values: { sense },
          }),
        ];
  });
}
