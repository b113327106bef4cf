import { Playbook } from '../../protocols/playbook/index.ts';
import { servicesCustomerInSpanish } from './es/services-customer.ts';
import { servicesCustomerInItalian } from './it/services-customer.ts';
import { USE_OF_DATA } from './use-of-data.ts';

/** Services as a customer buys them. Our own wording, for a first draft of a client's own positions. */
export const servicesCustomer = (): Playbook =>
  Playbook.parse({
    name: 'Services, as a customer',
    description: 'Positions of a customer that buys services or software as a service. A start for your own playbook.',
    side: 'customer',
    document_types: ['services', 'saas', 'consulting', 'licence', 'supply', 'general'],
    topics: [
      {
        id: 'liability-cap',
        name: 'Limitation of liability',
        reason:
          'The limit should bear a relation to the fees and to the damage that a failure can cause, and it cannot cover fraud, wilful misconduct or breaches of confidence.',
        about: {
          categories: ['cap_on_liability'],
          grievous: ['cap_derisory', 'cap_one_sided', 'exclusion_all_remedies'],
        },
        preferred: {
          wording:
            'The total liability of each party under this Agreement is limited to twice the fees paid or payable in the twelve (12) months before the event. This limit does not apply to fraud, wilful misconduct, gross negligence, breach of confidentiality or data protection duties, or indemnities.',
        },
        acceptable: [
          {
            wording:
              'The total liability of each party under this Agreement is limited to one and a half times the fees paid or payable in the twelve (12) months before the event, save for fraud, wilful misconduct and breach of confidentiality.',
          },
        ],
        fallback: [
          {
            wording:
              'The total liability of each party under this Agreement is limited to the fees paid or payable in the twelve (12) months before the event, save for fraud, wilful misconduct and breach of confidentiality.',
            pattern: '(?:twelve|12)[^.]{0,20}months?[^.]{0,400}(?:fraud|wil+ful|gross negligence|confidential)',
            note: 'Only with insurance of at least the yearly fees.',
          },
        ],
        walk_away: {
          pattern:
            '(?:one|1|single|three|3)(?: \\((?:1|3)\\))? months?[^.]{0,40}(?:fees|charges)|(?:fees|charges)[^.]{0,60}\\b(?:one|1|three|3)\\b[^.]{0,8}months?|(?:no|any) liability whatsoever',
          note: 'A cap of some months’ fees leaves the customer without a remedy.',
        },
        required: false,
        severity: 'high',
        owner: 'Legal',
      },
      {
        id: 'termination-for-convenience',
        name: 'Termination for convenience',
        reason:
          'Needs change during the term; the customer should be able to end the services on notice and pay for what was performed.',
        about: {
          categories: ['termination_for_convenience'],
          grievous: ['termination_one_side_only'],
          // A right to leave, and not what follows once the contract has ended for whatever reason.
          pattern:
            '(?:\\bmay|entitled to|right to|option to)\\b[^.]{0,60}\\bterminate\\b[^.]{0,160}(?:for convenience|without cause|for any reason|for no reason)',
        },
        preferred: {
          wording:
            '{Customer} may terminate this Agreement for convenience on thirty (30) days’ written notice and then pays only for services performed until the date of termination.',
          pattern:
            '(?:\\bmay|entitled to|right to|option to)\\b,? (?:[^n.][^.]{0,60})?\\bterminate\\b[^.]{0,160}(?:convenience|without cause|any reason|no reason|any time)[^.]{0,120}\\b(?:30|thirty|fourteen|14|fifteen|15|ten|10|seven|7)\\b[^.]{0,12}days',
        },
        acceptable: [
          {
            wording: 'Either party may terminate this Agreement for convenience on ninety (90) days’ written notice.',
            pattern:
              '(?:either|each) party (?:\\w+ )?may (?:also )?terminate[^.]{0,80}(?:convenience|without cause|any reason|no reason|any time)',
          },
        ],
        fallback: [
          {
            wording:
              '{Customer} may terminate this Agreement for convenience on sixty (60) days’ written notice, after the first year.',
          },
        ],
        severity: 'medium',
        owner: 'Procurement',
      },
      {
        id: 'payment-term',
        name: 'Payment term',
        reason: 'Invoices are checked and approved before they are paid, which takes this period.',
        about: {
          categories: ['payment_terms'],
          pattern: '(?:pay|paid|payable|due)[^.]{0,80}invoices?|invoices?[^.]{0,80}(?:pay|paid|payable|due)',
          grievous: ['payment_before_delivery_no_refund'],
        },
        preferred: {
          wording: '{Customer} shall pay undisputed invoices within sixty (60) days of receipt.',
          pattern: '\\b(?:60|sixty|90|ninety)\\b[^.]{0,30}days',
        },
        acceptable: [
          {
            wording: '{Customer} shall pay undisputed invoices within forty-five (45) days of receipt.',
            pattern: '\\b(?:45|forty-five)\\b[^.]{0,30}days',
          },
        ],
        fallback: [
          {
            wording: '{Customer} shall pay undisputed invoices within thirty (30) days of receipt.',
            pattern: '\\b(?:30|thirty)\\b[^.]{0,30}days',
          },
        ],
        severity: 'low',
        owner: 'Finance',
      },
      {
        id: 'intellectual-property',
        name: 'Ownership of deliverables',
        reason:
          'The customer pays for the deliverables and has to be able to use and change them without further consent.',
        about: { categories: ['ip_ownership_assignment'], grievous: ['ip_assignment_before_payment_or_not_at_all'] },
        preferred: {
          wording:
            '{Provider} assigns to {customer} all intellectual property rights in the deliverables as they are created. {Provider} keeps its earlier materials and grants {customer} a perpetual, worldwide licence to use them as part of the deliverables.',
          pattern: 'assigns?[^.]{0,120}(?:all|right, title)[^.]{0,200}(?:deliverables|work product|results|inventions)',
        },
        fallback: [
          {
            wording:
              '{Provider} assigns to {customer} all intellectual property rights in the deliverables on payment for them.',
            pattern: '(?:upon|on|subject to|following)[^.]{0,30}payment[^.]{0,200}(?:assign|own|title)',
          },
        ],
        required: false,
        severity: 'high',
        owner: 'Legal',
      },
      {
        id: 'indemnity',
        name: 'Indemnity for infringement',
        reason:
          'Only the supplier knows where its services come from and can make sure that they infringe no rights of others.',
        about: { categories: ['indemnity'] },
        preferred: {
          wording:
            '{Provider} shall defend and indemnify {customer} against third-party claims that what {provider} supplies under this Agreement infringes intellectual property rights.',
          pattern: 'indemnif[^.]{0,300}(?:infring|intellectual property|misappropriat)',
        },
        severity: 'medium',
        owner: 'Legal',
      },
      {
        id: 'confidentiality',
        name: 'Confidentiality',
        reason: 'Both parties share confidential information under this contract, so the duty should bind both.',
        about: {
          categories: ['confidentiality'],
          grievous: ['confidentiality_none_one_way', 'confidentiality_residuals'],
        },
        preferred: {
          wording:
            'Each party shall keep the confidential information of the other party secret, use it only for this Agreement, and protect it with reasonable care, during the term and for five (5) years after it.',
          pattern: '(?:each|either|neither|receiving|recipient)[^.]{0,200}confidential',
        },
        walk_away: {
          pattern: 'residuals?[^.]{0,120}(?:free to use|may use|without restriction)',
          note: 'A residuals clause licenses what is secret.',
        },
        severity: 'high',
        owner: 'Legal',
      },
      {
        id: 'data-protection',
        name: 'Data protection',
        reason:
          'The customer answers for its personal data and needs these commitments to meet its own duties under data protection law.',
        about: { categories: ['data_protection'] },
        preferred: {
          wording:
            '{Provider} shall process personal data only on documented instructions of {customer}, keep it secure, tell {customer} of a breach within forty-eight (48) hours, and delete or return it at the end.',
          pattern:
            '(?:personal data|personal information|customer data)[^.]{0,300}(?:instruction|in accordance with|data (?:processing|protection))',
        },
        severity: 'high',
        owner: 'Privacy',
      },
      {
        id: 'use-of-data',
        name: 'Use of data',
        reason:
          'The customer’s data was given for the services alone, and what a model has learnt cannot be taken back.',
        about: {
          pattern: USE_OF_DATA,
          grievous: ['data_sale', 'data_ownership_taken', 'data_ai_training'],
        },
        preferred: {
          wording:
            '{Provider} shall not sell data of {customer}, and shall not use it to train or improve models or products, without the prior written consent of {customer}.',
          pattern: '(?:not|never|neither)[^.]{0,60}(?:\\bsell\\b|\\bsold\\b|\\btrain)',
        },
        walk_away: {
          pattern: USE_OF_DATA,
          unless_denied: true,
          note: 'Our data is neither sold nor used for training.',
        },
        required: false,
        severity: 'high',
        owner: 'Privacy',
      },
      {
        id: 'governing-law',
        name: 'Governing law',
        reason: 'The services are received in this place, and disputes about them should be decided under its law.',
        about: {
          categories: ['governing_law'],
          // Of a place or a people: a contract is under many other laws, on data, on taxes.
          pattern:
            '(?:governed|construed|interpreted)[^.]{0,120}\\blaws?(?: and [^.]{0,40})? (?:of|in force in)\\b|(?:governed|construed|interpreted)[^.]{0,60}\\b(?:english|scots|scottish|irish|italian|spanish|french|german|austrian|swiss|dutch|belgian|portuguese|swedish|danish|norwegian|finnish|polish|greek|indian|singapore|canadian|australian|californian?|delaware|texas|florida|new york) law\\b|governing law',
        },
        preferred: {
          wording: 'This Agreement is governed by the laws of the place where {customer} has its seat.',
          pattern: '.',
        },
        severity: 'medium',
        owner: 'Legal',
        note: 'Any law is taken here; a check of your own can name those you accept.',
      },
      {
        id: 'renewal',
        name: 'Renewal',
        reason: 'A renewal should be a decision of both parties and not follow from a missed date.',
        about: { categories: ['renewal_term'], grievous: ['renewal_no_exit', 'renewal_long_short_window'] },
        preferred: {
          wording: 'This Agreement renews only by written agreement of both parties.',
          pattern: 'renew[^.]{0,60}(?:only|by (?:mutual )?(?:written )?agreement)',
        },
        fallback: [
          {
            wording:
              'This Agreement renews for one year at a time unless a party objects thirty (30) days before the end of the term.',
            pattern: '\\b(?:30|thirty|60|sixty)\\b[^.]{0,40}days',
          },
        ],
        required: false,
        severity: 'medium',
        owner: 'Procurement',
      },
      {
        id: 'assignment',
        name: 'Assignment',
        reason: 'Each party chose the other for who it is and should have a say before that changes.',
        about: { categories: ['anti_assignment'], grievous: ['assignment_free_one_side'] },
        preferred: {
          wording:
            'Neither party may assign this Agreement without the consent of the other, which must not be unreasonably withheld.',
          pattern: '(?:neither|either|each|no) party[^.]{0,120}(?:assign|transfer)',
        },
        severity: 'low',
        owner: 'Legal',
      },
    ],
    checks: [
      {
        id: 'insurance',
        name: 'Insurance is mentioned',
        kind: 'must_mention',
        pattern: 'insur(?:ance|ed)',
        severity: 'low',
        owner: 'Risk',
      },
      {
        id: 'auto-acceptance',
        name: 'No deemed acceptance',
        kind: 'must_not_mention',
        pattern: 'deemed (?:to have )?(?:been )?accepted',
        unless_denied: true,
        severity: 'medium',
      },
      {
        id: 'breach-notice',
        name: 'Breach notice within three days',
        kind: 'must_not_exceed',
        period: 'breach_notification',
        days: 3,
        severity: 'high',
        owner: 'Privacy',
      },
    ],
    languages: { it: servicesCustomerInItalian, es: servicesCustomerInSpanish },
  });
