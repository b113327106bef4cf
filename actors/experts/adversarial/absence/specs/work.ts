import { pattern } from '../../../toolkit/index.ts';
import type { AnswerSpec } from '../answer-spec.ts';
import { CONSENT, PERIOD } from '../families.ts';
import {
  CHANGES,
  CREATED,
  DESCRIBED,
  EXCLUSIVITY,
  MEASURED,
  OWNERSHIP,
  REMEDY,
  SERVICE,
  SOURCE_CODE,
} from '../families-matters.ts';

/** What answers that work is undescribed, undated, untested, unowned or without a remedy. */
export const WORK_SPECS: readonly AnswerSpec[] = [
  { rules: ['scope.not-stated'], sought: [{ words: [SERVICE, DESCRIBED] }] },
  {
    rules: ['scope.open-ended', 'change-control.on-request'],
    sought: [{ words: [CONSENT], where: 'beside' }],
  },
  { rules: ['deliverables.undescribed'], sought: [{ words: [pattern('\\bdeliverables?\\b'), DESCRIBED] }] },
  {
    rules: ['deliverables.undated', 'timeline.no-dates'],
    sought: [
      {
        words: [pattern('\\b(?:deliver|complet|milestone|submit|launch|implement)[a-z]*'), PERIOD],
        where: 'beside',
      },
      { words: [pattern('\\b(?:delivery schedule|time ?line|project plan|due dates?|milestones?)\\b')] },
    ],
  },
  { rules: ['timeline.not-binding'], sought: [{ words: [REMEDY], where: 'beside', strength: 'may-answer' }] },
  {
    rules: ['dependencies.no-relief'],
    sought: [
      {
        words: [
          pattern('\\b(?:extend|extension|adjust|excus|reliev|postpon|equitable)[a-z]*'),
          pattern('\\b(?:delay|late|time|schedule|date|perform)[a-z]*'),
        ],
      },
    ],
  },
  {
    rules: ['assumptions.no-consequence'],
    sought: [{ words: [pattern('\\bassum'), pattern('\\b(?:change|adjust|re-?pric|renegotiat|revise|if)[a-z]*')] }],
  },
  {
    rules: ['assumptions.not-stated'],
    sought: [{ words: [pattern('\\bassum(?:e|es|ed|ing|ptions?)\\b|\\bbased on\\b|\\bprovided that\\b')] }],
  },
  {
    rules: ['stated-requirements.no-contact'],
    sought: [
      {
        words: [
          pattern('\\b(?:questions?|inquir|enquir|clarification|contact)[a-z]*'),
          pattern('@|\\b(?:submit|address|e-?mail|phone|writing|to)\\b'),
        ],
      },
    ],
  },
  {
    rules: ['stated-requirements.no-criteria'],
    sought: [
      {
        words: [
          pattern('\\b(?:evaluat|award|select|scor|weight)[a-z]*'),
          pattern('\\b(?:criteri|basis|points?|factors?|percent|price)[a-z]*|%'),
        ],
      },
    ],
  },
  {
    rules: ['stated-requirements.no-deadline'],
    sought: [
      {
        words: [
          pattern('\\b(?:due|submi|deadline|no later|closing|receiv)[a-z]*'),
          pattern(
            '\\b(?:january|february|march|april|may|june|july|august|september|october|november|december)\\b|[0-9]{4}|\\bp\\.?m\\b',
          ),
        ],
      },
    ],
  },
  {
    rules: ['claim-evidence.unproven'],
    sought: [{ words: [pattern('[0-9]|\\bexhibit|\\bappendix|\\bcertif|\\breference')], where: 'beside' }],
  },
  {
    rules: ['acceptance-criteria.missing', 'acceptance-criteria.by-taste'],
    sought: [
      {
        words: [
          pattern('\\b(?:accept(?:s|ed|ance|able)?|reject(?:s|ed|ion)?|inspect(?:s|ed|ion)?)\\b'),
          pattern('\\b(?:criteri|specification|conform|test|standard|requirement)[a-z]*'),
        ],
      },
    ],
  },
  {
    rules: ['acceptance-criteria.no-deadline'],
    sought: [{ words: [pattern('\\b(?:accept|reject|inspect)[a-z]*'), PERIOD] }],
  },
  {
    rules: ['change-control.missing'],
    sought: [{ words: [CHANGES, pattern('\\b(?:written|writing|signed|agree[a-z]*|order|request|approv[a-z]*)\\b')] }],
  },
  {
    rules: ['interfaces.unspecified', 'units.missing'],
    sought: [{ words: [MEASURED, DESCRIBED], where: 'beside', strength: 'may-answer' }],
  },
  {
    rules: ['service-levels.no-figure', 'service-levels.no-period'],
    sought: [{ words: [pattern('\\b(?:uptime|availab|response|service levels?|downtime)[a-z]*'), MEASURED, PERIOD] }],
  },
  {
    rules: ['service-levels.no-remedy', 'onerous-performance.times-without-remedy'],
    sought: [
      { words: [REMEDY], where: 'beside' },
      { words: [pattern('\\b(?:uptime|availability|response times?|service levels?|downtime)\\b'), REMEDY] },
    ],
  },
  {
    rules: [
      'ambiguity.no-promise',
      'ambiguity.vague-time',
      'ambiguity.open-ended-time',
      'ambiguity.own-judgement',
      'ambiguity.vague-amount',
      'ambiguity.efforts',
    ],
    sought: [
      {
        words: [
          pattern(
            '\\b(?:no later than|not later than|in any event within|but not more than|at the latest|at least)\\b',
          ),
          PERIOD,
        ],
        where: 'beside',
      },
    ],
  },
  {
    rules: ['ip-ownership.missing'],
    sought: [{ words: [OWNERSHIP, CREATED] }],
  },
  {
    rules: ['ip-ownership.joint-without-rules'],
    sought: [
      { words: [pattern('\\bjoint(?:ly)?\\b'), pattern('\\b(?:licen[cs]e|exploit|use|account|consent)[a-z]*')] },
    ],
  },
  {
    rules: ['licence-scope.silent-on-exclusivity'],
    sought: [
      {
        words: [EXCLUSIVITY, pattern('\\b(?:licen[cs]|grant|right to use)[a-z]*')],
        unless: pattern('\\b(?:property|jurisdiction|remed[a-z]+|owner[a-z]*)\\b'),
      },
    ],
  },
  {
    rules: ['source-escrow.missing', 'source-escrow.no-release', 'source-escrow.not-updated'],
    sought: [
      { words: [SOURCE_CODE] },
      { words: [pattern('\\bsource code'), pattern('\\b(?:releas|updat|deliver|new version)[a-z]*')] },
    ],
  },
  {
    rules: ['passive-duties.no-actor'],
    sought: [
      {
        words: [pattern('\\b(?:shall|will|must) be [a-z]+ (?:[a-z]+ ){0,3}?by (?:the |each |either )?[a-z]+')],
        where: 'beside',
      },
    ],
  },
  {
    rules: ['onerous-performance.terms-of-others', 'exhibits.elsewhere'],
    sought: [
      {
        words: [
          pattern('\\b(?:terms|conditions|condizioni|condiciones)\\b'),
          pattern('\\b(?:attached|annexed|enclosed|allegat[oie]|adjunt[oa]s?)\\b'),
        ],
        where: 'beside',
      },
    ],
  },
];
