import type { Texts } from '../catalogue.ts';

/** What the other side says, and what to settle for, by kind of matter; categories with words of their own have them among the drafting texts. */
export const negotiation: Texts = {
  'drafting.negotiation.counterparty.civil-law-terms.not-approved':
    '“The contract was negotiated between us, so no second signature is needed.”',
  'drafting.negotiation.fallback.civil-law-terms.not-approved':
    'Without the second signature, negotiate the listed clauses one by one, and keep the record of it: what was negotiated needs none.',
  'drafting.negotiation.counterparty.of-liability': '“We priced this deal for the risk we can insure, and no more.”',
  'drafting.negotiation.fallback.playbook':
    'The playbook names no fallback; {owner, select, none {the person responsible} other {{owner}}} decides.',
  'drafting.negotiation.fallback.of-liability':
    'Limit what is left to a sum both sides can insure, and keep fraud, wilful harm and injury outside any limit.',
  'drafting.negotiation.counterparty.of-price':
    '“The price was agreed on these terms; change them and we have to price again.”',
  'drafting.negotiation.fallback.of-price':
    'Keep the figure and ask for a review once a year, with a right to leave if it rises by more than an index.',
  'drafting.negotiation.counterparty.of-change':
    '“We run one service for all customers and must be able to change it.”',
  'drafting.negotiation.fallback.of-change':
    'Accept changes on sixty days’ notice that do not reduce what was bought, with a right to leave and a refund if they do.',
  'drafting.negotiation.counterparty.of-exit': '“We have planned people and capacity for the whole term.”',
  'drafting.negotiation.fallback.of-exit':
    'Accept the term with thirty days to put a breach right, and a way out at the end of each year on ninety days’ notice.',
  'drafting.negotiation.counterparty.of-licence': '“Our rights in what we made are what we live on.”',
  'drafting.negotiation.fallback.of-licence':
    'Accept their ownership with a licence for the purpose of the contract that survives its end and goes with the business.',
  'drafting.negotiation.counterparty.of-restraint': '“We open our market to you and need to know that it stays ours.”',
  'drafting.negotiation.fallback.of-restraint':
    'Accept a restraint of twelve months, for named products and places, that ends when targets are missed.',
  'drafting.negotiation.counterparty.of-forum': '“We do not go to court abroad.”',
  'drafting.negotiation.fallback.of-forum':
    'Let the claimant sue in the courts of the other side, after thirty days of talks between those who can decide.',
  'drafting.negotiation.counterparty.of-data': '“Our security programme is the same for everybody, and it is audited.”',
  'drafting.negotiation.fallback.of-data':
    'Accept their programme by name and date, with notice of a breach within seventy-two hours and no change that lowers it.',
  'drafting.negotiation.counterparty.of-control': '“We cannot ask our customers each time we change how we work.”',
  'drafting.negotiation.fallback.of-control':
    'Accept notice instead of consent, with a right to object for good reason within thirty days.',
  'drafting.negotiation.counterparty.of-measure': '“A figure now would be a guess on both sides.”',
  'drafting.negotiation.fallback.of-measure':
    'Agree now how it will be measured, by whom, and what follows where it is not met.',
  'drafting.negotiation.counterparty.of-boilerplate': '“That clause is the same in every contract we sign.”',
  'drafting.negotiation.fallback.of-boilerplate':
    'Leave the clause and add one sentence that says when it does not apply.',
  'drafting.negotiation.counterparty.of-clarity': '“Everybody in our trade knows what is meant.”',
  'drafting.negotiation.fallback.of-clarity':
    'Record what both sides mean in an e-mail that the contract names, if the clause itself stays.',
  'drafting.negotiation.counterparty.absent': '“We have always worked without a clause on that ({matter}).”',
  'drafting.negotiation.fallback.absent':
    'Settle for one short clause on the matter ({matter}), the same for both sides, and the law for what it leaves open.',
};
