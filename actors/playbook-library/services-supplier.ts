import { Playbook } from '../../protocols/playbook/index.ts';
import { servicesSupplierInSpanish } from './es/services-supplier.ts';
import { servicesSupplierInItalian } from './it/services-supplier.ts';

/** Services as a supplier sells them. Our own wording, for a first draft of a client's own positions. */
export const servicesSupplier = (): Playbook =>
  Playbook.parse({
    name: 'Services, as a supplier',
    description: 'Positions of a supplier of services or software as a service. A start for your own playbook.',
    side: 'provider',
    document_types: ['services', 'saas', 'consulting', 'licence', 'supply', 'general'],
    topics: [
      {
        id: 'liability-cap',
        name: 'Limitation of liability',
        reason: 'The price is calculated with a limited risk; liability has to stay in proportion to the fees.',
        about: { categories: ['cap_on_liability'], grievous: ['uncapped_liability', 'cap_one_sided'] },
        preferred: {
          wording:
            'The total liability of {provider} under this Agreement is limited to the fees paid in the twelve (12) months before the event. {Provider} is not liable for lost profit or indirect damage. Nothing in this Agreement limits liability that cannot be limited by law.',
          pattern:
            '(?:liab)[^.]{0,300}(?:not exceed|limited to|in excess of|exceed)[^.]{0,300}(?:fees|amounts?|sums?)[^.]{0,80}(?:paid|payable)',
        },
        fallback: [
          {
            wording:
              'The total liability of {provider} under this Agreement is limited to one and a half times the fees paid in the twelve (12) months before the event.',
          },
          {
            wording:
              'The total liability of {provider} under this Agreement is limited to twice the fees paid in the twelve (12) months before the event.',
            note: 'Only with approval of the finance director.',
          },
        ],
        walk_away: {
          pattern: 'unlimited liability|liab[^.]{0,40}without (?:any )?limit',
          note: 'We do not sell with unlimited liability.',
        },
        severity: 'critical',
        owner: 'Legal',
      },
      {
        id: 'consequential-loss',
        name: 'Indirect loss',
        reason: 'Indirect losses cannot be foreseen or insured at this price; each party carries its own.',
        about: { categories: ['consequential_loss'] },
        preferred: {
          wording: 'Neither party is liable for lost profit, lost data or indirect or consequential damage.',
          pattern: '(?:consequential|indirect|lost profit|loss of profit)',
        },
        severity: 'high',
        owner: 'Legal',
      },
      {
        id: 'payment-term',
        name: 'Payment term',
        reason: 'The services are performed before they are invoiced, so payment should follow promptly.',
        about: {
          categories: ['payment_terms'],
          pattern: '(?:pay|paid|payable|due)[^.]{0,80}invoices?|invoices?[^.]{0,80}(?:pay|paid|payable|due)',
          grievous: ['payment_very_late', 'payment_pay_when_paid', 'payment_withhold_setoff_at_will'],
        },
        preferred: {
          wording: '{Customer} shall pay invoices within fourteen (14) days of their date.',
          pattern: '\\b(?:14|fourteen|15|fifteen)\\b[^.]{0,30}days',
        },
        acceptable: [
          {
            wording: '{Customer} shall pay invoices within thirty (30) days of their date.',
            pattern: '\\b(?:30|thirty)\\b[^.]{0,30}days',
          },
        ],
        fallback: [
          {
            wording: '{Customer} shall pay invoices within forty-five (45) days of their date.',
            pattern: '\\b(?:45|forty-five)\\b[^.]{0,30}days',
          },
        ],
        walk_away: {
          pattern: '(?:after|when|once)[^.]{0,40}(?:is|has been) paid by (?:its|the) (?:client|customer|end)',
          note: 'We do not carry the risk of another’s customer.',
        },
        severity: 'medium',
        owner: 'Finance',
      },
      {
        id: 'late-interest',
        name: 'Interest on late payment',
        reason: 'Interest makes up for the cost of late payment and follows commercial practice.',
        about: { categories: ['late_interest'] },
        preferred: {
          wording: 'Late amounts bear interest at one percent (1%) a month, or the highest lawful rate if lower.',
          pattern: 'interest|(?:late|overdue|delinquent)[^.]{0,60}(?:fee|charge)',
        },
        severity: 'low',
        owner: 'Finance',
      },
      {
        id: 'warranty',
        name: 'Warranty',
        reason:
          'The warranty covers what the supplier controls, which is the care with which the services are performed.',
        about: { categories: ['warranty_disclaimer'], grievous: ['obligation_best_efforts_result_risk'] },
        preferred: {
          wording:
            '{Provider} warrants that it performs the services with reasonable skill and care. All other warranties are excluded as far as the law allows.',
          pattern: '(?:disclaim|no other warrant|exclud|as is)',
        },
        severity: 'medium',
        owner: 'Legal',
      },
      {
        id: 'intellectual-property',
        name: 'Ownership of materials',
        reason:
          'The supplier uses the same materials and tools for all its customers; the customer owns what is made for it alone.',
        about: { categories: ['ip_ownership_assignment'], grievous: ['ip_assignment_background'] },
        preferred: {
          wording:
            '{Provider} keeps all rights in its materials and tools. On full payment, {customer} owns the deliverables made for it alone.',
          pattern: '(?:retain|keep|reserve|remain)[^.]{0,160}(?:right|title|interest|own)',
        },
        fallback: [
          {
            wording:
              '{Provider} assigns the deliverables to {customer} on full payment and keeps all rights in its earlier materials.',
            pattern: '(?:upon|on|subject to|following)[^.]{0,30}payment',
          },
        ],
        required: false,
        severity: 'high',
        owner: 'Legal',
      },
      {
        id: 'termination-for-convenience',
        name: 'Termination for convenience',
        reason:
          'People and capacity are reserved for the services; the notice period and the costs already incurred need to be covered.',
        about: { categories: ['termination_for_convenience'], grievous: ['termination_instant_no_cause'] },
        preferred: {
          wording:
            'Either party may terminate this Agreement for convenience on ninety (90) days’ written notice. {Customer} pays for services performed and for costs that can no longer be avoided.',
          pattern: '(?:either|each|any) party[^.]{0,120}(?:90|ninety|60|sixty)',
        },
        acceptable: [
          {
            wording: 'Either party may terminate this Agreement for convenience on thirty (30) days’ written notice.',
            pattern: '(?:either|each|any) party may',
          },
        ],
        required: false,
        severity: 'medium',
        owner: 'Sales',
      },
      {
        id: 'exclusivity',
        name: 'Exclusivity and non-compete',
        reason: 'The supplier serves several customers and cannot tie its staff to one of them.',
        about: {
          categories: ['exclusivity', 'non_compete'],
          grievous: ['noncompete_overbroad', 'exclusivity_one_sided_no_minimum'],
        },
        preferred: {
          wording: 'Nothing in this Agreement prevents {provider} from working for others.',
          pattern: '(?:non-exclusive|nothing[^.]{0,80}prevent|not[^.]{0,40}exclusive)',
        },
        acceptable: [
          {
            wording: '{Customer} buys these services from {provider} alone.',
            // The customer's own tie: a supplier that may sell to nobody else is called exclusive, too.
            pattern:
              '\\b(?:customer|client|buyer|purchaser)\\b[^.]{0,80}\\b(?:buys?|purchases?|procures?|obtains?|orders?)\\b[^.]{0,120}\\b(?:only|exclusively|solely|alone)\\b|\\b(?:customer|client|buyer|purchaser) (?:agrees|undertakes|accepts) that\\b[^.]{0,60}\\b(?:sole|exclusive)(?: and (?:sole|exclusive))? (?:provider|supplier|source|vendor|contractor)(?: (?:of|for|to) [^.;,]{0,30})?[.;]',
          },
        ],
        required: false,
        severity: 'high',
        owner: 'Sales',
      },
      {
        id: 'force-majeure',
        name: 'Force majeure',
        reason: 'Neither party should answer for events that it could not prevent.',
        about: { categories: ['force_majeure'], grievous: ['force_majeure_one_side'] },
        preferred: {
          wording:
            'Neither party is liable for delay caused by events beyond its reasonable control; payment duties stay.',
          pattern:
            '(?:neither|either|each|any|no) party|beyond[^.]{0,40}control|neither[^.]{0,160}(?:liable|responsible|in default)',
        },
        severity: 'low',
        owner: 'Legal',
      },
    ],
    checks: [
      {
        id: 'penalties',
        name: 'No penalties or liquidated damages',
        kind: 'must_not_mention',
        pattern: 'liquidated damages|contractual penalt(?:y|ies)',
        unless_denied: true,
        severity: 'high',
        owner: 'Legal',
      },
      {
        id: 'payment-days',
        name: 'Payment within 45 days',
        kind: 'must_not_exceed',
        period: 'payment',
        days: 45,
        severity: 'medium',
        owner: 'Finance',
      },
      {
        id: 'change-control',
        name: 'Changes of scope are in writing',
        kind: 'must_mention',
        pattern: 'change (?:order|request|control)|(?:amend|modif)[^.]{0,80}(?:in writing|written|signed)',
        severity: 'low',
      },
    ],
    languages: { it: servicesSupplierInItalian, es: servicesSupplierInSpanish },
  });
