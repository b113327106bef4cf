import type { CataloguePart } from '../../catalogue.ts';

export const legalBoilerplate: CataloguePart = {
  experts: {
    assignment: 'Assignment',
    'change-of-control': 'Change of control',
    'entire-agreement': 'Entire agreement and amendment',
    notices: 'Notices',
    'oral-statements': 'Oral statements',
    'reversed-boilerplate': 'Reversed boilerplate',
    severability: 'Severability',
    'third-party-rights': 'Third-party rights',
  },
  rules: {
    'assignment.consent-at-will': {
      title: 'Consent to assignment may be withheld for any reason',
      description:
        'Neither party may assign without the other’s consent, and nothing obliges a party to be reasonable about it. That can block a reorganisation or a sale.',
      suggestion: 'Say that consent may not be unreasonably withheld or delayed.',
      rationale: 'A refusal then needs a reason.',
    },
    'assignment.free': {
      title: '{party} may assign without consent',
      description:
        '{party} can pass its duties to a third party of its choice. The other side bears the risk that this third party is less able to perform or is a competitor.',
      suggestion: 'Limit free assignment to affiliates and to a sale of the whole business, and require notice.',
    },
    'assignment.missing': {
      title: 'No assignment clause',
      description:
        'The document is silent on assignment. Each party may then find itself bound to a stranger it never chose, or be unable to transfer the contract when its business is reorganised.',
      suggestion: 'Add a clause that allows assignment only with consent, not to be unreasonably withheld.',
      rationale: 'Settles who the parties can become.',
    },
    'assignment.one-sided-bar': {
      title: 'One-sided bar on assignment: {party}',
      description:
        '{party} may not assign without consent, while the other side is free to hand the contract to anyone.',
      suggestion: 'Make the bar mutual, or give {party} the same freedom.',
      rationale: 'Puts both parties under the same rule.',
    },
    'change-of-control.one-sided': {
      title: 'One-sided change-of-control clause',
      description: 'The clause attaches a consequence to a change of control and gives the right to {party} alone.',
      suggestion: 'Make the right mutual, or limit it to a takeover by a competitor.',
      rationale: 'Gives both parties the same right.',
    },
    'entire-agreement.changed-alone': {
      title: 'Unilateral amendment right: {party}',
      description:
        '{party} can rewrite the terms without the other side’s agreement, so that every other protection in the document is worth only as much as {party} wishes.',
      suggestion: 'Require the agreement of both parties to any change.',
      rationale: 'Takes away the power to change the terms alone.',
    },
    'entire-agreement.missing': {
      title: 'No entire agreement clause',
      description: 'Earlier drafts, e-mails and promises may count beside the signed text.',
      suggestion: 'State that the document is the whole agreement on its subject.',
      rationale: 'Keeps earlier statements out.',
    },
    'entire-agreement.no-amendment-rule': {
      title: 'No amendment clause',
      description: 'Without a rule on form, a conversation or an e-mail may change the contract.',
      suggestion: 'Require a signed writing for amendments and waivers.',
      rationale: 'Prevents changes by accident.',
    },
    'entire-agreement.not-entire': {
      title: 'Conflicting entire agreement provisions',
      description:
        'One sentence replaces all other agreements of the parties, another leaves them standing. Which of them still binds is open.',
      suggestion: 'Name the agreements that stay in force, and let the clause replace all others.',
    },
    'notices.missing': {
      title: 'No notices clause',
      description:
        'The document requires notices and does not say in which form, to which address or when they take effect. A termination could fail on that.',
      suggestion: 'Add form, address and time of effect.',
      rationale: 'Says when a notice counts.',
    },
    'oral-statements.bind': {
      title: '{count, plural, one {Binding oral statement} other {# binding oral statements}}',
      description: '{words}: what was said on the telephone will bind, and nobody can prove it.',
      suggestion: 'Ask for writing, or for confirmation in writing within two business days.',
    },
    'reversed-boilerplate.opposite': {
      title: 'Standard clause with its meaning reversed',
      description:
        'Nearly every contract says that {kind, select, waiver {a failure to enforce a right is no waiver} severability {an invalid term leaves the others in force} consent {consent may not be unreasonably withheld} agency {an independent contractor is no agent or employee and binds nobody} counterparts {all counterparts together are one original} remedy {damages are no sufficient remedy for a breach of confidence} exceptions {only what was found without the other side’s information, or became public without the recipient’s fault, is free} amendment {changes need the written agreement of both sides} survival {what must outlast the contract survives it and binds successors} law {applicable law is complied with} gross_fault {nobody is excused for gross fault or intent} arbitration {an award is final and binding} other {it is otherwise}}. This one says the opposite, where few will read it.',
      suggestion: 'Restore the usual wording, or make sure that the change is meant.',
    },
    'severability.missing': {
      title: 'No severability clause',
      description: 'If one provision fails, it is open whether the rest stands.',
      suggestion: 'Add that the remaining provisions stay in force.',
      rationale: 'Keeps the rest of the contract alive.',
    },
    'third-party-rights.given': {
      title: 'Third-party enforcement rights',
      description: 'Someone who did not sign can sue on the contract, and may have to agree to changes of it.',
      suggestion: 'Name the beneficiary and the provisions meant, and exclude all others.',
    },
  },
  reasons: {
    'assignment.found': 'Assignment is dealt with in {section}: “{quote}”.',
    'assignment.within-group': 'The freedom is limited to affiliates or successors: {section}, “{quote}”.',
    'change-of-control.permitted': 'The transaction is permitted in {section}: “{quote}”.',
    'entire-agreement.amendment-found': 'The form of changes is dealt with in {section}: “{quote}”.',
    'entire-agreement.found': 'There is such a clause in {section}: “{quote}”.',
    'notices.found': 'Notices are dealt with in {section}: “{quote}”.',
    'oral-statements.confirmed': 'What is said is to be confirmed in writing, in {section}: “{quote}”.',
    'oral-statements.writing-required': 'Changes need writing by {section}: “{quote}”.',
    'reversed-boilerplate.single-case': 'The sentence speaks of a single case in {section}: “{quote}”.',
    'severability.found': 'Severability is dealt with in {section}: “{quote}”.',
    'third-party-rights.denied': 'The sentence denies such rights: {section}, “{quote}”.',
    'third-party-rights.found': 'Third parties are dealt with in {section}: “{quote}”.',
    'third-party-rights.only-indemnitees': 'It concerns only those who are indemnified or insured (“{words}”).',
  },
};
