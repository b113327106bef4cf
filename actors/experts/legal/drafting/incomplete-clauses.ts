import type { Detector, Expert } from '../../expert.ts';
import { gather, passages } from '../../toolkit/evidence.ts';
import { answered, pattern, scattered } from '../../toolkit/index.ts';
import { legalExpert } from '../legal-expert.ts';

/** A figure, a date, a formula, or a pointer to where they stand. */
const MEASURE =
  '\\d|[$€£%*_•]|\\b(?:sections?|exhibits?|schedules?|appendi(?:x|ces)|attachments?|annex(?:es)?|articles?|clauses?|paragraphs?|herein[a-z]*|hereunder|above|below|set forth|set out|specified|described|provided|defined|stated|listed|following|foregoing|as follows|equal|cost|expenses?|invoices?d?|rates?|percent|per|published|agreed|price list|purchase orders?|order form|statement of work|pro[- ]rata|aggregate|(?:then[- ])?current|monthly|annual|customary|one|two|three|half|third|full|such|those|these|same|accrued|owed|due|earned|payable|incurred|statutory|minimum|any|all|no)\\b';

const PAYS = pattern(
  "\\b(?:shall|will|must|agrees? to) (?:also |each )?pay (?:to )?(?:(?!a\\b|an\\b)[a-z']+ ){0,4}(?:a|an|additional|certain|the) (?:[a-z-]+ ){0,3}(?:fees?|commissions?|royalt(?:y|ies)|remuneration|compensation|sums?|amounts?|retainer|bonus(?:es)?|consideration|honorarium|stipend)\\b",
);
const LATER = pattern(
  '\\bbased on mutual (?:agreement|discussion)\\b|(?<!\\b(?:is|are|was|were|been|writing,? (?:and |as )?(?:mutually )?) ?)\\bagreed (?:up)?on by (?:both|all|the involved) part(?:y|ies)\\b|\\b(?:is|are|be|being|remains?|to be|it will be|will be|shall be) (?:mutually |further |jointly )?(?:determined|defined|decided|agreed(?: (?:up)?on)?|specified|established|addressed|discussed|negotiated|finali[sz]ed|set|settled|clarified|provided|outlined|communicated|interpreted|handled|reviewed)(?: (?:by|between|among) (?:the |both )?parties)? (?:separately|later|subsequently|as (?:needed|necessary|appropriate|required)|at (?:a|some) (?:later|future|subsequent)|in (?:the future|due course)|on (?:a|an) (?:as[- ]needed|case[- ]by[- ]case|individual|ad hoc)|informally|over time|going forward|solely|with flexibility|periodically)\\b|\\bto be (?:discussed|negotiated|finali[sz]ed|clarified)(?=\\s*(?:[.;)*]|(?:later|separately|between|by)\\b))|\\b(?:subject to|pending|awaiting) (?:further|future|later|subsequent|additional|separate) (?:discussions?|agreements?|negotiations?|clarifications?|determinations?|decisions?|guidelines|terms|conditions|review)\\b|\\b(?:details|specifics|particulars|exact terms|further terms) (?:of [a-z ]{3,40} )?(?:to be|will be|shall be|may be|are to be)\\b',
);
const GENERAL = pattern(
  '\\b(?:take|exercise|use) (?:some |certain |any )?(?:steps|precautions|measures|caution)\\b(?! (?:set|described|as|listed|in accordance|which are|that are))|\\bgenerally align(?:s|ed)?\\b|\\balign(?:s|ed)? with\\b|\\bgeneral accordance with\\b|\\b(?:general|broad|basic|overall) (?:concept|guidelines?|expectations?|idea|understanding|notion|parameters|outlines?|overview|assistance|support|efforts?|considerations?|criteria|description|manner|approach)\\b|\\bin (?:a )?general (?:manner|way|sense)\\b|\\b(?:some|certain|various|other|particular|select|limited) XX',
);
const SHOULD = pattern(
  '\\b(?:party|parties|recipient|discloser|supplier|customer|company|distributor|licensee|licensor|consultant|contractor|seller|buyer|purchaser|vendor|reseller|franchisee|franchisor|client|manufacturer|provider|agreement|notices?|payments?|disputes?) should (?:not )?(?!(?:be (?:entitled|deemed)|fail|become|cease|have (?:any|been)|wish|default|decide|die)\\b)[a-z]+',
);
const SUPPOSED = pattern(
  '\\b(?:if|unless|should the|to which|in the event|in case|when(?:ever)?|whether|why|event that|understands?|acknowledges?|believes?|questions?|represent[a-z]*|lest|recommend[a-z]*|intend[a-z]*)\\b',
);
const NAMED = pattern(
  '\\b(?:as |are |is )?(?:set forth|set out|described|specified|provided|listed|defined|stated|outlined|identified|contained|follow(?:s|ing)|below|above|hereinafter|herein|therein|section|exhibit|schedule|annex|appendix|certain of|whereas|represent[a-z]*|including)\\b',
);
const FORUM = pattern(
  "\\b(?:courts?|jurisdiction|venue|forum|locations?|place|state|country|arbitrat(?:or|ion)|mediat(?:or|ion)|method|laws?|rate|price|manner|standard|schedule|frequency|format)\\b(?: [a-z]+){0,3} (?:of|at) (?:the |its |their |his )?(?:[a-z']+ ){0,3}(?:choosing|choice(?! of law)|selection|preference)\\b|\\b(?:courts?|jurisdiction|venue|forum|state|arbitrator|mediator|method|law|rate|manner|schedule|frequency)(?: (?:to be|as|that is|which is|as may be))? (?:chosen|selected|determined|preferred|decided)(?: on)?(?: solely| unilaterally| exclusively)? (?:by|at)\\b|(?<!\\bappl(?:y|ication of|ying) (?:the )?)\\b(?:laws? of|courts? (?:of|in)) (?:a|some|an? (?:different|suitable|favou?rable|preferred|neutral|convenient)) (?:jurisdiction|state|country|location|forum)\\b(?! of competent)",
);
const FORUM_NAMED = pattern(
  '\\b(?:governmental|regulatory|court of competent|agreement of the parties|jointly|mutual(?:ly)?|applicable law|by law|by statute|by the (?:court|arbitrat|tribunal|american|board|auditor)[a-z]*|prime rate|libor|exchange rate|tax(?:es|ing)?|any state|organi[sz]ed|incorporated|ships?|carrier|deliver[a-z]*)\\b',
);

/** `"Products" means apparel.` says nothing that the word did not say. */
const BARE =
  /["“”](?!days|[^"“”\n]{0,40}(?:territory|date|day)\s?["“”])[^"“”\n]{2,50}["“”],?\s+(?:shall\s+|will\s+)?(?:means?|refers\s+to|be)\s+(?:(?:the|an?|any|all)\s+)?(?!(?:as|set|given|defined|exhibit|section|schedule|this|mr|mrs|ms|dr|messrs|calendar)\b)[a-z-]+(?:\s+[a-z-]+)?\s*[.;](?=\s|$)/gi;
const bareDefinitions: Detector = (document) =>
  gather(
    document,
    { rule: 'missing-particulars.definition', category: 'defined_terms', severity: 'low', belief: 0.75 },
    passages(document, BARE),
  );

/** Rights and duties that lack what they need to be used: an amount, a date, a ground, a form. */
export const incompleteClauses: Expert = legalExpert({
  id: 'missing-particulars',
  competence: ['ambiguity'],
  precision: 0.8,
  detectors: [
    scattered({
      rule: 'missing-particulars.amount',
      category: 'payment_terms',
      severity: 'medium',
      belief: 0.72,
      words: PAYS,
      unless: pattern(
        `${MEASURE}|\\b(?:applicable|relevant) (?:sow|statement of work|order|schedule)|\\b(?:sow|statements? of work|schedule|exhibit|appendix|annex|order form)\\b`,
      ),
    }),
    scattered({
      rule: 'missing-particulars.later',
      category: 'ambiguity',
      severity: 'medium',
      belief: 0.8,
      words: LATER,
      // What is paid or booked in another run is settled, and not left open.
      unless: pattern(
        '\\b(?:fees?|expenses?|amounts?|payments?|accounts?|charges?|invoices?)\\b[^.;]{0,60}?\\b(?:settled|provided|set|reviewed) separately\\b',
      ),
    }),
    scattered({
      rule: 'missing-particulars.general',
      category: 'ambiguity',
      severity: 'low',
      belief: 0.7,
      words: GENERAL,
      unless: NAMED,
    }),
    scattered({
      rule: 'missing-particulars.forum',
      category: 'venue',
      severity: 'high',
      belief: 0.75,
      words: FORUM,
      unless: FORUM_NAMED,
    }),
    bareDefinitions,
    scattered({
      rule: 'missing-particulars.should',
      category: 'ambiguity',
      severity: 'low',
      belief: 0.68,
      words: SHOULD,
      unless: SUPPOSED,
    }),
  ],
  defeaters: [
    answered({
      against: ['payment_terms'],
      rules: /amount/,
      within: 'section',
      words: pattern('[$€£]\\s?\\d|\\d\\s?%'),
      reason: 'missing-particulars.given',
    }),
  ],
});
