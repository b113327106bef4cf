import { pattern } from '../../../toolkit/index.ts';
import type { AnswerSpec } from '../answer-spec.ts';
import { CONSENT, EITHER, NOTICE, PERIOD } from '../families.ts';
import { AFTERWARDS, COMPELLED, DATA, DISCLOSE, HAND_BACK, HELD, PROTECT, PUBLIC, SECRET } from '../families-data.ts';
import {
  CORRUPTION,
  EXCEPTED,
  EXPORT,
  HEALTH_LAW,
  INCIDENT,
  OPT_OUT,
  REMEDY,
  SLAVERY,
  SUBCONTRACT,
  TRANSFER_BASIS,
} from '../families-matters.ts';

const GUARDED = pattern(
  '\\b(?:in no (?:case|event) (?:may|shall|will) (?:[a-z]+ ){0,6}(?:use|disclose|sell)|for (?:any|no) (?:other )?purposes? other than|not (?:[a-z]+,? ){0,4}(?:use|disclose|sell|share|rent|license|distribute|transfer|resell)|(?:privacy|data protection|gramm)[a-z-]* (?:polic|law|act|regulat)[a-z]*|gdpr|safeguard|encrypt|protect(?:s|ed)? (?:the )?(?:[a-z]+ ){0,4}(?:data|information|privacy)|solely (?:for|to)|only (?:for|to|as)\\b)',
);
const CONFIDENTIAL = pattern('\\b(?:confiden|secre|disclos|nondisclos)[a-z]*');
const PERSONAL = pattern(
  '\\b(?:personal(?:ly)?|non-?public(?: personal)?|customer|user|client|consumer|subscriber|patient|end user)s?\\b[^.;]{0,40}?\\b(?:data|information)\\b|\\bdati personali\\b|\\bdatos personales\\b|\\bprivacy\\b',
);

/** What answers that secrets or personal data are unguarded, unreturned or without the usual exceptions. */
export const DATA_SPECS: readonly AnswerSpec[] = [
  {
    rules: ['confidentiality.missing'],
    sought: [
      {
        words: [
          pattern(
            '\\b(?:confidential|confidence|secret|secrecy|non-?disclosure|riservat[a-z]*|segret[a-z]*|confidencial[a-z]*)',
          ),
          pattern(
            '\\b(?:not|keep|kept|maintain|hold|held|protect|treat|preserve|obligation|agreement|mantener|manten)[a-z]*',
          ),
        ],
        unless: pattern('\\bconfidential treatment\\b|\\bomitted\\b'),
      },
      {
        words: [DISCLOSE, pattern('\\bnot\\b|\\bwithout\\b'), HELD],
        unless: pattern('\\b(?:arbitra|settlement|dispute)[a-z]*'),
        strength: 'may-answer',
      },
    ],
  },
  {
    rules: ['confidentiality.one-sided', 'onerous-secrecy.one-way'],
    sought: [
      {
        words: [
          pattern(
            '\\b(?:each|both|either|neither) (?:of the )?part(?:y|ies)|\\breceiving party|\\bthe parties\\b|\\brecipient\\b|\\beach other',
          ),
          SECRET,
        ],
      },
    ],
    mirror: SECRET,
  },
  {
    rules: ['confidentiality.no-exceptions', 'clause-risks.confidentiality-wide'],
    sought: [
      { words: [PUBLIC, EXCEPTED], where: 'beside', within: 2 },
      { words: [CONFIDENTIAL, PUBLIC, EXCEPTED], within: 1 },
      {
        words: [
          CONFIDENTIAL,
          pattern(
            '\\b(?:independently (?:developed|known)|generally (?:known|available)|public domain|publicly (?:known|available)|already known)\\b',
          ),
        ],
      },
    ],
  },
  {
    rules: ['confidentiality.no-compelled-disclosure'],
    sought: [
      { words: [COMPELLED], where: 'beside' },
      { words: [DISCLOSE, COMPELLED] },
      { words: [SECRET, COMPELLED], within: 1 },
    ],
  },
  {
    rules: ['data-protection.no-law', 'system-security.silent'],
    sought: [
      { words: [PERSONAL, GUARDED] },
      { words: [DATA, GUARDED], where: 'beside' },
      { words: [PERSONAL, pattern('\\b(?:laws?|regulations?|polic(?:y|ies)|comply|compliance)\\b')] },
    ],
  },
  {
    rules: ['data-protection.no-instructions'],
    sought: [{ words: [DATA, pattern('\\b(?:instruct|direct|behalf|istruzion|instrucci)[a-zà-ÿ]*')] }],
  },
  {
    rules: ['data-protection.no-security', 'card-data.stored', 'card-data.no-standard'],
    sought: [{ words: [DATA, PROTECT] }, { words: [pattern('\\bpci|\\bencrypt|\\btokeni')] }],
  },
  {
    rules: ['data-retention.missing'],
    sought: [
      { words: [HAND_BACK, HELD, AFTERWARDS] },
      {
        words: [
          pattern('\\b(?:return|destroy|destruction|delet|eras|restitu|distru|devol|destru|suprim|cancella)[a-zà-ÿ]*'),
          HELD,
        ],
      },
    ],
  },
  {
    rules: ['data-retention.endless'],
    sought: [
      {
        words: [
          DATA,
          pattern(
            '\\b(?:as long as|no longer|until|for [a-z0-9() -]{1,30}(?:years?|months?|days)|delet|destroy|anonymi)[a-z]*',
          ),
        ],
        where: 'beside',
      },
    ],
  },
  {
    rules: ['breach-notice.missing'],
    sought: [
      {
        words: [
          NOTICE,
          INCIDENT,
          pattern('\\b(?:data|information|security|privacy|confidential|systems?|network|dati|datos)\\b'),
        ],
      },
    ],
  },
  {
    rules: ['breach-notice.no-deadline'],
    sought: [
      { words: [PERIOD], where: 'beside' },
      { words: [INCIDENT, NOTICE, pattern('\\b[0-9]+\\)? (?:hours?|days?|business)')] },
    ],
  },
  {
    rules: ['ccpa.missing', 'ccpa.no-restriction'],
    sought: [
      { words: [pattern('\\b(?:ccpa|cpra|california (?:consumer|privacy))')] },
      { words: [PERSONAL, pattern('\\bnot (?:[a-z]+ ){0,3}(?:sell|share|retain|use|rent|disclose)')] },
    ],
  },
  { rules: ['ccpa.no-opt-out'], sought: [{ words: [OPT_OUT] }] },
  {
    rules: ['data-subject-rights.no-help', 'data-subject-rights.policy-silent'],
    sought: [
      {
        words: [
          pattern(
            '\\b(?:access|correct|rectif|delet|eras|updat|object|opt[- ]out|cancel|modif|review|acces|supres|accesso)[a-zà-ÿ]*',
          ),
          DATA,
        ],
      },
    ],
  },
  { rules: ['health-data.no-law', 'health-data.unguarded'], sought: [{ words: [HEALTH_LAW] }] },
  { rules: ['international-transfer.no-safeguard'], sought: [{ words: [TRANSFER_BASIS] }] },
  {
    rules: ['sub-processors.missing', 'sub-processors.uncontrolled'],
    sought: [
      { words: [SUBCONTRACT, CONSENT] },
      {
        words: [
          SUBCONTRACT,
          pattern('\\b(?:responsible|liable|bound by|comply|remain|notice|notify|same terms|written agreement)\\b'),
        ],
      },
    ],
  },
  { rules: ['anti-corruption.missing'], sought: [{ words: [CORRUPTION] }] },
  {
    rules: ['anti-corruption.no-consequence', 'modern-slavery.no-consequence'],
    sought: [
      { words: [REMEDY], where: 'beside' },
      { words: [pattern('\\bterminat'), pattern('\\b(?:breach|violat|default|represent|warrant)[a-z]*')] },
    ],
  },
  { rules: ['modern-slavery.missing'], sought: [{ words: [SLAVERY] }] },
  { rules: ['sanctions-export.missing'], sought: [{ words: [EXPORT] }] },
  { rules: ['sanctions-export.one-sided'], sought: [{ words: [EITHER, EXPORT] }], mirror: EXPORT },
  {
    rules: ['system-security.vague'],
    sought: [
      { words: [pattern('\\b(?:iso|soc ?[12]|nist|pci|industry standards?|encrypt[a-z]*|aes|tls|ssl|firewalls?)\\b')] },
    ],
  },
];
