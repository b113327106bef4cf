import type { Texts } from '../catalogue.ts';

/**
 * Texts of the two PDF artifacts: `analytics.` for the figures, `report.` for the intelligence report, `stop.` for why a
 * debate ended.
 */
export const report: Texts = {
  'report.page': 'Page {page} of {pages}',
  'report.footer': 'Made by Conclave with rules and trained classifiers. Not legal advice.',
  'report.untitled': 'Untitled document',
  'report.band.low': 'Low risk',
  'report.band.moderate': 'Moderate risk',
  'report.band.elevated': 'Elevated risk',
  'report.band.high': 'High risk',
  'report.band.severe': 'Severe risk',
  'report.score.alt': 'Risk score {score} of 100: {band}.',
  'report.likelihood.almost-certain': 'Almost certain (80–100%)',
  'report.likelihood.likely': 'Likely (60–80%)',
  'report.likelihood.even': 'About even (40–60%)',
  'report.likelihood.unlikely': 'Unlikely (20–40%)',
  'report.likelihood.remote': 'Remote (0–20%)',
  'report.round.blind': 'First views',
  'report.round.short': 'Round {round}',
  'report.issues.none': 'The panel found nothing that stood after its debate.',

  'analytics.kind': 'Review analytics',
  'analytics.subject': 'The review in figures: risk, findings, debate and panel',
  'analytics.risk': 'Risk at a glance',
  'analytics.risk.note':
    'The score runs from 0 (calm) to 100 (severe). It weighs each accepted issue by its severity and by how sure the panel is.',
  'analytics.count.issues': '{count, plural, one {issue reported} other {issues reported}}',
  'analytics.count.changes': '{count, plural, one {proposed change} other {proposed changes}}',
  'analytics.count.experts': '{count, plural, one {expert on the panel} other {experts on the panel}}',
  'analytics.count.accepted': '{count, plural, one {claim accepted} other {claims accepted}}',
  'analytics.count.disputed': '{count, plural, one {claim disputed} other {claims disputed}}',
  'analytics.count.rejected': '{count, plural, one {claim rejected} other {claims rejected}}',
  'analytics.categories': 'Severity by category',
  'analytics.categories.rest': '{count, plural, one {# other category} other {# other categories}}',
  'analytics.matrix': 'Likelihood and severity',
  'analytics.matrix.note':
    'Likelihood is the panel’s own probability that a competent reader would agree with the issue. Each field shows the number of issues.',
  'analytics.consensus': 'How the panel decided',
  'analytics.consensus.note':
    '{rounds, plural, =0 {The panel decided on its first views, without debate} one {The panel debated for one round} other {The panel debated for # rounds}} under the protocol “{protocol}”. Why it ended: {reason}',
  'analytics.agreement': 'Agreement after each round',
  'analytics.panel': 'The panel',
  'analytics.panel.note':
    'Findings are what an expert stated in its first view, accepted is how many of them stand. Precision was measured on development data before this review.',
  'analytics.panel.expert': 'Expert',
  'analytics.panel.domain': 'Domain',
  'analytics.panel.findings': 'Findings',
  'analytics.panel.accepted': 'Accepted',
  'analytics.panel.precision': 'Precision',
  'analytics.panel.failure': 'Left out',

  'report.kind': 'Intelligence report',
  'report.subject': 'Verdict, issues, proposed wording, obligations, debate and negotiation',
  'report.verdict.low': 'This document can be accepted after a routine check.',
  'report.verdict.moderate': 'This document is acceptable once the points below are tidied up.',
  'report.verdict.elevated': 'This document should be improved before it is accepted.',
  'report.verdict.high': 'This document should not be accepted as it stands.',
  'report.verdict.severe': 'This document should not be accepted without substantial changes.',
  'report.verdict.counts':
    'A panel of {experts, plural, one {# expert} other {# experts}} examined {claims, plural, =0 {the document and made no claim} one {# claim} other {# claims}}. {issues, plural, =0 {No issue stands.} one {One issue stands: {critical} critical, {high} high.} other {# issues stand: {critical} critical, {high} high.}} {changes, plural, =0 {No change of wording is proposed.} one {One change of wording is proposed.} other {# changes of wording are proposed.}}',
  'report.top':
    '{count, plural, =0 {What to settle first} one {The first thing to settle} other {The # things to settle first}}',
  'report.read': 'What was read',
  'report.read.facts':
    'Type: {type}. Language: {language}. {words, plural, one {# word} other {# words}}, {clauses, plural, one {# clause} other {# clauses}}, {terms, plural, one {# defined term} other {# defined terms}}.',
  'report.read.parties': 'Parties: {parties}',
  'report.unread': 'What was not read',
  'report.unread.nothing': 'Everything that was submitted was read.',
  'report.unread.experts': 'These experts could not finish their work and were left out: {experts}.',
  'report.unread.more': '{count, plural, one {# further part was not read.} other {# further parts were not read.}}',
  'report.scorecard': 'Score card',
  'report.scorecard.note':
    'Grades run from A (calm) to E (severe). The score is the risk from 0 to 100 in that domain.',
  'report.scorecard.domain': 'Domain',
  'report.scorecard.grade': 'Grade',
  'report.scorecard.score': 'Score',
  'report.scorecard.issues': 'Issues',
  'report.scorecard.why': 'What decided it',
  'report.briefings': 'Executive briefings',
  'report.briefings.see': '{count, plural, one {See issue {issues}.} other {See issues {issues}.}}',
  'report.issues': 'Issues in the text',
  'report.issues.note':
    'Most severe first. In proposed wording, struck words go and underlined words come in. Every quotation is verbatim.',
  'report.issues.rest': '{count, plural, one {# further issue} other {# further issues}}',
  'report.issues.number': 'No.',
  'report.issues.severity': 'Severity',
  'report.issues.issue': 'Issue',
  'report.issues.confidence': 'Confidence',
  'report.where': 'Where',
  'report.more': '{count, plural, one {# more is in the JSON result.} other {# more are in the JSON result.}}',
  'report.missing': 'Missing provisions',
  'report.missing.note': 'What the document does not say and ought to say, with the place where it belongs.',
  'report.card.clause': 'Clause {clause}',
  'report.card.quote': 'The text says',
  'report.card.further': 'Also in',
  'report.card.further.count': '{count, plural, one {# further passage.} other {# further passages.}}',
  'report.card.place': 'Where it belongs',
  'report.card.place.clause': 'After clause {clause}.',
  'report.card.place.in': 'After “{clause}”.',
  'report.card.why': 'Why it matters',
  'report.card.do': 'What to do',
  'report.card.wording': 'What to write',
  'report.card.insert': 'What to add',
  'report.card.settle': 'What to settle for',
  'report.card.sure': 'How sure',
  'report.card.sure.accepted':
    'Accepted with {confidence} confidence. Raised by {experts}{more, plural, =0 {} one { and # other} other { and # others}}. {support} in support, {oppose} against, {abstain} abstained{rounds, plural, =0 {; it needed no debate} one { after one round of debate} other { after # rounds of debate}}.',
  'report.card.sure.disputed':
    'Disputed, with {confidence} confidence. Raised by {experts}{more, plural, =0 {} one { and # other} other { and # others}}. {support} in support, {oppose} against, {abstain} abstained{rounds, plural, =0 {; it was not debated} one { after one round of debate} other { after # rounds of debate}}.',
  'report.card.sure.rejected':
    'Rejected, with {confidence} confidence. Raised by {experts}{more, plural, =0 {} one { and # other} other { and # others}}. {support} in support, {oppose} against, {abstain} abstained{rounds, plural, =0 {; it was not debated} one { after one round of debate} other { after # rounds of debate}}.',
  'report.card.dissent': 'Dissent',
  'report.obligations': 'Obligations',
  'report.obligations.note': 'Who must do what, in the words of the document.',
  'report.obligations.who': 'Who',
  'report.obligations.what': 'What the text says',
  'report.dates': 'Key dates',
  'report.dates.date': 'Date',
  'report.dates.about': 'What the text says',
  'report.boardroom': 'Boardroom discussion',
  'report.boardroom.none': 'There was nothing to discuss: no claim was contested.',
  'report.boardroom.note':
    'What the experts said, round by round; those who disagree speak first. The figure behind a statement is the expert’s own probability that the claim holds.',
  'report.boardroom.agreement': 'Agreement after this round: {agreement}',
  'report.boardroom.stated': '{expert} ({count, plural, one {# finding} other {# findings}})',
  'report.boardroom.claim': 'Claim {claim}',
  'report.boardroom.claims':
    '{count, plural, one {# further claim was discussed in this round; the JSON result has it.} other {# further claims were discussed in this round; the JSON result has them.}}',
  'report.boardroom.voices':
    'In all: {support} in support, {oppose} against, {amend} for an amendment, {abstain} abstained.',
  'report.rejected': 'Claims that did not stand',
  'report.negotiation': 'Negotiation simulation',
  'report.negotiation.note':
    'What to ask for, what the other side is likely to answer, and what to settle for. The answers are derived by rule from the issue; nobody was asked.',
  'report.negotiation.matter': 'Matter',
  'report.negotiation.opening': 'Ask for',
  'report.negotiation.counterparty': 'Likely answer',
  'report.negotiation.fallback': 'Settle for',
  'report.method': 'Method and limits',
  'report.method.engine':
    'The review was made by {experts, plural, one {# embedded expert} other {# embedded experts}} ({engine}): rules and trained classifiers. No language model took part.',
  'report.method.debate':
    'Each expert first read the document on its own. {rounds, plural, =0 {There was no debate; claims were decided on the first views} one {They then debated contested claims for one round} other {They then debated contested claims for # rounds}} under the protocol “{protocol}”.',
  'report.method.evidence':
    'Every finding quotes the document verbatim or names the place where something is missing. Confidence is the panel’s probability that a competent reader would agree; it is not a certainty.',
  'report.method.limits':
    'Rules find what they know. They do not know the parties’ aims, the history of the deal, documents that are only referred to, or recent changes in the law. A document without issues is not thereby free of risk.',
  'report.method.advice': 'This report supports the work of a lawyer. It is not legal advice and does not replace it.',
  'report.method.unshown':
    '{count, plural, one {# sign of the document is} other {# different signs of the document are}} not in the fonts of this report and shown as an empty box □. The JSON result has every sign.',
  'report.method.record': 'Review {review}. Protocol {protocol}, SHA-256 {hash}. Seed {seed}.',

  'stop.no-change': 'No expert changed its position any more.',
  'stop.fixed-rounds': 'The agreed number of rounds was held.',
  'stop.max-rounds': 'The largest number of rounds was reached.',
  'stop.posterior': 'The panel was sure enough of every claim.',
  'stop.share': 'A large enough majority held over two rounds.',
  'stop.entropy': 'The votes on every claim were close enough together over two rounds.',
  'stop.nothing-debated': 'No claim was open for debate any more.',
  'stop.nothing-contested': 'No claim was contested.',
  'report.boardroom.silent':
    '{count, plural, one {# further expert stated no finding.} other {# further experts stated no finding.}}',
};
