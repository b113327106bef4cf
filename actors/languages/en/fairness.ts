import type { CataloguePart } from '../catalogue.ts';

export const fairness: CataloguePart = {
  experts: {
    'unfair-onerous-terms': 'Consumer counsel: onerous terms',
    'labelled-letters': 'Unfair terms classifier, by letters',
    'labelled-terms': 'Unfair terms classifier',
    'unfair-arbitration': 'Consumer counsel: arbitration',
    'unfair-choice-of-law': 'Consumer counsel: choice of law',
    'unfair-content-removal': 'Consumer counsel: content removal',
    'unfair-contract-by-using': 'Consumer counsel: consent by use',
    'unfair-jurisdiction': 'Consumer counsel: jurisdiction',
    'unfair-limitation-of-liability': 'Consumer counsel: liability',
    'unfair-privacy-included': 'Consumer counsel: bundled privacy consent',
    'unfair-unilateral-change': 'Consumer counsel: unilateral change',
    'unfair-unilateral-termination': 'Consumer counsel: unilateral termination',
  },
  rules: {
    'unfair-onerous-terms.token-cap': {
      title: 'Liability limited to a token sum: {amount}',
      description:
        'Whatever harm is done, the trader pays at most {amount} where nothing or little was paid. Consumer law sets such limits aside for injury, intent and gross negligence.',
      suggestion:
        'Ask for liability for intent, gross negligence and injury without limit, and for a real sum otherwise.',
    },
    'unfair-onerous-terms.licence-over-content': {
      title: 'Wide licence over what users submit',
      description:
        'What the consumer writes or uploads may be used, changed and passed on far beyond running the service, for long or for ever, without pay.',
      suggestion: 'Limit it to running and showing the service, and let it end when the content is deleted.',
    },
    'unfair-onerous-terms.consumer-indemnifies': {
      title: 'Consumer has to indemnify the trader',
      description:
        'The consumer makes the trader whole for claims and lawyers’ fees, often without fault and without a limit.',
      suggestion: 'Strike it, or limit it to loss that the consumer caused by a culpable breach.',
    },
    'unfair-onerous-terms.no-refund': {
      title: 'No refund, whatever happens',
      description: 'What was paid is lost, even where the trader cancels, changes or does not perform.',
      suggestion: 'Grant a refund of what was not performed, and the right of withdrawal that the law gives.',
    },
    'unfair-onerous-terms.renews-itself': {
      title: 'Subscription renews by itself',
      description: 'It goes on and is charged without a reminder; who forgets a date pays for another period.',
      suggestion: 'Ask for a reminder before each renewal, and for cancellation at any time as easy as signing up.',
    },
    'unfair-onerous-terms.watches': {
      title: 'Trader may watch the consumer’s device or messages',
      description:
        'The words allow looking into a device, messages or information of the consumer, for more than running the service.',
      suggestion: 'Name what is read, why and how long it is kept, and ask for consent apart from these terms.',
    },
    'labelled-terms.arbitration': {
      title: 'Potentially unfair: mandatory arbitration',
      description:
        'A classifier trained on terms of service that lawyers had labelled takes {count, plural, one {this sentence} other {these # sentences}} for such a term.',
      suggestion: 'Leave the consumer the choice of going to court.',
    },
    'labelled-terms.arbitration-severe': {
      title: 'Probably unfair: mandatory arbitration',
      description:
        'A classifier trained on terms of service that lawyers had labelled takes {count, plural, one {this sentence} other {these # sentences}} for such a term.',
      suggestion: 'Leave the consumer the choice of going to court.',
    },
    'labelled-terms.choice-of-law': {
      title: 'Potentially unfair: choice of law',
      description:
        'A classifier trained on terms of service that lawyers had labelled takes {count, plural, one {this sentence} other {these # sentences}} for such a term.',
      suggestion: 'Add that the mandatory law of the consumer’s home remains untouched.',
    },
    'labelled-terms.content-removal': {
      title: 'Potentially unfair: content removal',
      description:
        'A classifier trained on terms of service that lawyers had labelled takes {count, plural, one {this sentence} other {these # sentences}} for such a term.',
      suggestion: 'Name the grounds, give notice and a way to object.',
    },
    'labelled-terms.content-removal-severe': {
      title: 'Probably unfair: content removal',
      description:
        'A classifier trained on terms of service that lawyers had labelled takes {count, plural, one {this sentence} other {these # sentences}} for such a term.',
      suggestion: 'Name the grounds, give notice and a way to object.',
    },
    'labelled-terms.contract-by-using': {
      title: 'Potentially unfair: consent by use',
      description:
        'A classifier trained on terms of service that lawyers had labelled takes {count, plural, one {this sentence} other {these # sentences}} for such a term.',
      suggestion: 'Ask for an express acceptance; silence or use alone should not bind.',
    },
    'labelled-terms.jurisdiction': {
      title: 'Potentially unfair: jurisdiction',
      description:
        'A classifier trained on terms of service that lawyers had labelled takes {count, plural, one {this sentence} other {these # sentences}} for such a term.',
      suggestion: 'Let the consumer sue and be sued at home.',
    },
    'labelled-terms.limitation-of-liability': {
      title: 'Potentially unfair: limitation of liability',
      description:
        'A classifier trained on terms of service that lawyers had labelled takes {count, plural, one {this sentence} other {these # sentences}} for such a term.',
      suggestion: 'Leave intent, gross negligence and injury outside the exclusion.',
    },
    'labelled-terms.limitation-of-liability-severe': {
      title: 'Probably unfair: limitation of liability',
      description:
        'A classifier trained on terms of service that lawyers had labelled takes {count, plural, one {this sentence} other {these # sentences}} for such a term.',
      suggestion: 'Leave intent, gross negligence and injury outside the exclusion.',
    },
    'labelled-terms.privacy-included': {
      title: 'Potentially unfair: bundled privacy consent',
      description:
        'A classifier trained on terms of service that lawyers had labelled takes {count, plural, one {this sentence} other {these # sentences}} for such a term.',
      suggestion: 'Ask for consent to the use of data apart from the terms.',
    },
    'labelled-terms.unilateral-change': {
      title: 'Potentially unfair: unilateral change',
      description:
        'A classifier trained on terms of service that lawyers had labelled takes {count, plural, one {this sentence} other {these # sentences}} for such a term.',
      suggestion: 'Ask for a valid reason, notice and a free way out before the change.',
    },
    'labelled-terms.unilateral-termination': {
      title: 'Potentially unfair: unilateral termination',
      description:
        'A classifier trained on terms of service that lawyers had labelled takes {count, plural, one {this sentence} other {these # sentences}} for such a term.',
      suggestion: 'Name the grounds, give notice and refund what was paid for the time left.',
    },
    'labelled-terms.unilateral-termination-severe': {
      title: 'Probably unfair: unilateral termination',
      description:
        'A classifier trained on terms of service that lawyers had labelled takes {count, plural, one {this sentence} other {these # sentences}} for such a term.',
      suggestion: 'Name the grounds, give notice and refund what was paid for the time left.',
    },
    'unfair-arbitration.far-hearing': {
      title: 'Arbitration at a place of the trader’s choosing',
      description:
        '{count, plural, one {A sentence puts} other {# sentences put}} the arbitration at a fixed place that may be far from the consumer, who will give up rather than travel.',
      suggestion: 'Let the hearing take place where the consumer lives, or online.',
    },
    'unfair-arbitration.mandatory': {
      title: 'Mandatory arbitration for consumers',
      description:
        '{count, plural, one {A sentence makes} other {# sentences make}} arbitration compulsory or waives class actions. Within the EU such a term is presumed unfair.',
      suggestion: 'Make arbitration optional for consumers.',
      rationale: 'Keeps the way to the courts open.',
    },
    'unfair-choice-of-law.far-law': {
      title: 'Foreign law imposed on consumers',
      description:
        '{count, plural, one {A sentence chooses} other {# sentences choose}} the law of the trader’s country, without saying that the consumer keeps the mandatory protection of home.',
      suggestion: 'Add that mandatory consumer law remains untouched.',
      rationale: 'Preserves mandatory consumer law.',
    },
    'unfair-content-removal.at-whim': {
      title: 'Content removal at the trader’s discretion',
      description:
        '{count, plural, one {A sentence lets} other {# sentences let}} the trader remove what users made, without notice or at its sole discretion.',
      suggestion: 'Name the grounds, give notice and a way to object.',
      rationale: 'Ties removal to a ground or to notice.',
    },
    'unfair-content-removal.vague-ground': {
      title: 'Content removal on vague grounds',
      description:
        '{count, plural, one {A sentence allows} other {# sentences allow}} removal of content on the trader’s own judgment.',
      suggestion: 'Name the grounds, give notice and a way to object.',
    },
    'unfair-contract-by-using.use-is-consent': {
      title: 'Contract formed by mere use (browsewrap)',
      description:
        '{count, plural, one {A sentence treats} other {# sentences treat}} using the service as agreement to the terms or to later changes, whether or not they were read.',
      suggestion: 'Ask for an express act, such as ticking a box, before the contract binds.',
    },
    'unfair-jurisdiction.far-court': {
      title: 'Exclusive jurisdiction far from the consumer',
      description:
        '{count, plural, one {A sentence fixes} other {# sentences fix}} the trader’s court as the only one. A consumer abroad can hardly sue there.',
      suggestion: 'Let consumers sue and be sued where they live.',
      rationale: 'Preserves the consumer’s own court.',
    },
    'unfair-limitation-of-liability.capped': {
      title: 'Capped liability to consumers',
      description:
        '{count, plural, one {A sentence limits} other {# sentences limit}} what a consumer can recover, often to a token amount.',
      suggestion: 'Lift the limit for intent, gross negligence and essential duties.',
    },
    'unfair-limitation-of-liability.excluded': {
      title: 'Excluded liability to consumers',
      description:
        '{count, plural, one {A sentence says} other {# sentences say}} that the trader does not answer for failures, losses or delays, without a distinction by fault.',
      suggestion: 'Limit the exclusion to events that the trader could not prevent.',
    },
    'unfair-limitation-of-liability.injury': {
      title: 'Excluded liability for injury or gross negligence',
      description:
        '{count, plural, one {A sentence excludes} other {# sentences exclude}} liability for injury, death or gross negligence. Such a term is void in most of Europe.',
      suggestion: 'Except injury, intent and gross negligence.',
      rationale: 'Restores the liability that cannot be excluded.',
    },
    'unfair-limitation-of-liability.losses': {
      title: 'Excluded heads of loss',
      description:
        '{count, plural, one {A sentence excludes} other {# sentences exclude}} losses such as data, profit or consequential damage, whichever party is at fault.',
      suggestion: 'Exclude only loss that could not be foreseen and was not caused by fault.',
    },
    'unfair-limitation-of-liability.others': {
      title: 'Disclaimer for content, partners or third parties',
      description:
        '{count, plural, one {A sentence denies} other {# sentences deny}} responsibility for what others do on or through the service, even where the trader chose or controls them.',
      suggestion: 'Keep responsibility for one’s own selection, control and knowledge.',
    },
    'unfair-privacy-included.bundled': {
      title: 'Privacy consent bundled with the terms',
      description:
        '{count, plural, one {A sentence makes} other {# sentences make}} the privacy policy part of the contract or reads consent into use. Consent must be free and separate.',
      suggestion: 'Separate the policy from the contract, and ask for consent apart.',
    },
    'unfair-unilateral-change.of-service-or-price': {
      title: 'Unilateral change of service or price',
      description:
        '{count, plural, one {A sentence lets} other {# sentences let}} the trader alter, reduce or reprice what was paid for.',
      suggestion: 'Limit changes to stated reasons, with notice and a right to leave.',
      rationale: 'Adds notice.',
    },
    'unfair-unilateral-change.of-terms': {
      title: 'Unilateral change of terms',
      description:
        '{count, plural, one {A sentence lets} other {# sentences let}} the trader change the terms on its own. The consumer agreed to something else.',
      suggestion: 'Give reasons, notice in good time and a free right to leave.',
      rationale: 'Adds notice, a reason and a way out.',
    },
    'unfair-unilateral-termination.groundless': {
      title: 'Unilateral termination without cause',
      description:
        '{count, plural, one {A sentence allows} other {# sentences allow}} suspension or termination at any time, at will or without notice. The consumer can lose access, data and money.',
      suggestion: 'Require a serious ground and reasonable notice.',
      rationale: 'Requires a ground and a warning, or notice.',
    },
    'unfair-unilateral-termination.vague-ground': {
      title: 'Unilateral termination on vague grounds',
      description:
        '{count, plural, one {A sentence allows} other {# sentences allow}} suspension or termination on grounds that the trader judges alone.',
      suggestion: 'Name the grounds, and give a warning and a way to object.',
    },
  },
  reasons: {
    'labelled-letters.alike':
      'Read by its letters, the sentence is like those of which lawyers who labelled terms of service called {percent}% unfair.',
    'labelled-letters.unlike':
      'Read by its letters, the sentence is like those of which lawyers who labelled terms of service called no more than {percent}% unfair.',
    'labelled-terms.alike': 'Of sentences like this, lawyers who labelled terms of service called {percent}% unfair.',
    'labelled-terms.unlike':
      'Of sentences like this, lawyers who labelled terms of service called no more than {percent}% unfair.',
    'unfair-arbitration.voluntary': 'Arbitration is voluntary: {section}, “{quote}”.',
    'unfair-arbitration.way-out': 'The section leaves a way out (“{words}”).',
    'unfair-choice-of-law.protected': 'Mandatory consumer law is preserved: {section}, “{quote}”.',
    'unfair-choice-of-law.conflict-rules-out':
      'It also shuts out the rules that would protect the consumer (“{words}”).',
    'unfair-content-removal.of-user': 'It is the user who may remove: {section}, “{quote}”.',
    'unfair-content-removal.checked': 'The section gives a ground or a way to object (“{words}”).',
    'unfair-contract-by-using.express-act': 'An express act is required: {section}, “{quote}”.',
    'unfair-contract-by-using.later-changes-too': 'It reads consent to later changes into use as well (“{words}”).',
    'unfair-jurisdiction.at-home': 'The consumer’s own courts are open: {section}, “{quote}”.',
    'unfair-jurisdiction.softened': 'The section softens it (“{words}”).',
    'unfair-limitation-of-liability.saved':
      'The sentence preserves liability or speaks of the user’s own: {section}, “{quote}”.',
    'unfair-limitation-of-liability.statute-saved': 'The section preserves what the law protects (“{words}”).',
    'unfair-privacy-included.only-informs': 'The sentence only refers to the policy: {section}, “{quote}”.',
    'unfair-unilateral-change.with-consent': 'The change needs consent or a legal ground: {section}, “{quote}”.',
    'unfair-unilateral-change.announced': 'The section promises notice (“{words}”).',
    'unfair-unilateral-change.at-whim': 'It is graver, since it says “{words}”.',
    'unfair-unilateral-termination.of-user': 'It is the user’s own right: {section}, “{quote}”.',
    'unfair-unilateral-termination.grounded': 'The sentence names a ground or notice (“{words}”).',
  },
};
