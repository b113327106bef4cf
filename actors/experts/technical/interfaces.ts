import type { Finding } from '../../../protocols/index.ts';
import type { ParsedDocument } from '../../reading/index.ts';
import type { Expert } from '../expert.ts';
import { gather, inContext, opposed, passages, sentenceText } from '../toolkit/evidence.ts';
import { SPECIFICATIONS } from './smell.ts';

const INTERFACE =
  /\b(?:interfac(?:e|es|ing) (?:with|to|between)|integrat(?:e|es|ed|ion) with|APIs?\b(?! key)|data exchange with|connect(?:s|ed)? to (?:the )?(?:external|existing|third[- ]party))/gi;
const SPECIFIED =
  /\b(?:version|v\d|protocol|format|REST|SOAP|JSON|XML|CSV|HTTPS?|SFTP|MQTT|OPC|Modbus|TCP|UDP|RS-?\d+|IEEE|ISO|ETSI|RFC|OpenAPI|specif\w+|standard|schema|section|annex|appendix|table|document)\b/i;

function unspecified(document: ParsedDocument): Finding[] {
  const spans = passages(document, INTERFACE).filter((span) => !SPECIFIED.test(sentenceText(document, span.start)));
  return gather(
    document,
    {
      rule: 'interfaces.unspecified',
      category: 'interfaces',
      severity: 'medium',
      belief: 0.78,
      values: { count: spans.length },
    },
    spans.map((span) => inContext(document, span)),
  );
}

/** Interfaces that are named and not specified. */
export const interfaces: Expert = {
  id: 'interfaces',
  domain: 'technical',
  competence: ['interfaces'],
  serves: SPECIFICATIONS,
  reads: ['en'],
  quick: false,
  deepOnly: false,
  precision: 0.84,
  detectors: [unspecified],
  defeaters: [
    {
      against: ['interfaces'],
      examine: (_claim, document) => {
        const page =
          /\b(?:interface (?:control|requirements?|specification) document|interface specification|API (?:reference|documentation|specification)|ICD)\b/i.exec(
            document.text,
          );
        return page ? opposed('interfaces.document', 0.35, { quote: page[0] }) : undefined;
      },
    },
  ],
};
