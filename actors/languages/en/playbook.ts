import type { Texts } from '../catalogue.ts';

/** What a review says by a client's playbook. */
export const playbook: Texts = {
  'playbook.title.missing': '{name}: not in the document',
  'playbook.title.deviates': '{name}: none of our positions',
  'playbook.title.walk_away': '{name}: do not sign as it stands',
  'playbook.title.fallback': '{name}: at fallback step {step, number}',
  'playbook.title.failed': '{name}: check not passed',
  'playbook.description.missing': 'The playbook “{playbook}” asks for it, and the document says nothing of it.',
  'playbook.description.missing.elsewhere':
    'The playbook “{playbook}” asks for it, and the document says nothing of it. It may stand in the terms that the document takes in from elsewhere, which were not read: look there first.',
  'playbook.description.deviates':
    'The document says something else than the playbook “{playbook}” prefers, accepts or settles for.',
  'playbook.description.walk_away': 'At this wording the playbook “{playbook}” says not to sign.',
  'playbook.description.fallback':
    'The document is at step {step, number} of what the playbook “{playbook}” settles for: acceptable, not preferred.',
  'playbook.description.failed': 'The playbook “{playbook}” has a check of its own for this.',
  'playbook.suggestion.topic': 'Ask for: “{wording}”',
  'playbook.suggestion.check': 'Bring the document in line with the check, or have the exception approved.',
  'playbook.rationale':
    '{standing, select, missing {The document says nothing on this point; this is our standard wording.} other {Our standard wording on this point.}}',
  'playbook.heading': 'Against the playbook',
  'playbook.summary':
    'By the playbook “{playbook}”, version {version, number}: {entries, plural, one {one position} other {# positions}}, of which {open, plural, =0 {none is open} one {one is open} other {# are open}}.',
  'playbook.position': 'Position',
  'playbook.standing': 'The document',
  'playbook.owner': 'Owner',
  'playbook.standing.preferred': 'says what is preferred',
  'playbook.standing.acceptable': 'says what is acceptable',
  'playbook.standing.fallback': 'is at fallback step {step, number}',
  'playbook.standing.deviates': 'takes none of our positions',
  'playbook.standing.walk_away': 'says what is not to be signed',
  'playbook.standing.missing': 'says nothing of it',
  'playbook.standing.not_required': 'says nothing of it, and need not',
  'playbook.standing.passed': 'passes the check',
  'playbook.standing.failed': 'does not pass the check',
  'playbook.standing.not_found': 'has no value to check',
  'playbook.set-aside': '({count, plural, one {one finding} other {# findings}} of the panel gave way)',
};
