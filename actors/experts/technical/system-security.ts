import type { Finding } from '../../../protocols/index.ts';
import type { ParsedDocument } from '../../reading/index.ts';
import type { Expert } from '../expert.ts';
import { absence, gather, inContext, lowered, opposed, passages, sentenceText } from '../toolkit/evidence.ts';

const VAGUE =
  /\b(?:industry[- ]standard|commercially reasonable|appropriate|adequate|reasonable|suitable)(?: (?:and|or) \w+)? (?:\w+ ){0,2}(?:security|safeguards|encryption|protection(?:s)?(?= of data)|security measures)\b/gi;
const CONCRETE =
  /\b(?:ISO(?:\/IEC)? ?27001|SOC ?2|NIST|AES|TLS|PCI|OWASP|penetration test\w*|multi-?factor|encrypt\w+ (?:at rest|in transit)|access control|Regulation S-P|Gramm-Leach|GLBA)\b/i;
const HOLDS_DATA =
  /\b(?:personal data|customer data|user data|client data|passwords?|credentials|log ?in|user accounts?|hosted|cloud)\b/gi;
const TOPICS = /\b(?:security|encrypt\w*|authenticat\w*|authori[sz]ation|access control|vulnerabilit\w+)\b/i;

function vague(document: ParsedDocument): Finding[] {
  const spans = passages(document, VAGUE).filter((span) => !CONCRETE.test(sentenceText(document, span.start)));
  const frame = { category: 'security', severity: 'medium', belief: 0.78 } as const;
  return gather(
    document,
    { ...frame, rule: 'system-security.vague' },
    spans.map((span) => inContext(document, span)),
  );
}

function silent(document: ParsedDocument): Finding[] {
  const holds = passages(document, HOLDS_DATA);
  if (holds.length < 4 || TOPICS.test(document.text)) return [];
  return [
    absence(
      document,
      { rule: 'system-security.silent', category: 'security', severity: 'high', belief: 0.84 },
      holds.at(-1)?.end,
    ),
  ];
}

/** Whether data that the document puts into a system are protected by anything one could check. */
export const systemSecurity: Expert = {
  id: 'system-security',
  domain: 'technical',
  competence: ['security'],
  serves: ['saas', 'services', 'requirements', 'request_for_proposal', 'proposal', 'licence', 'data_processing'],
  reads: ['en'],
  quick: true,
  deepOnly: false,
  precision: 0.85,
  detectors: [silent, vague],
  defeaters: [
    {
      against: ['security'],
      examine: (claim, document) => {
        const named = CONCRETE.exec(document.text);
        if (!named) return undefined;
        return claim.finding.evidence.length === 0
          ? opposed('system-security.named', 0.2, { quote: named[0] })
          : lowered('system-security.elsewhere', 'low', 0.5, { quote: named[0] });
      },
    },
  ],
};
