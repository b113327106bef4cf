import type { Texts } from '../catalogue.ts';

/** What a review says by a client's playbook. */
export const playbook: Texts = {
  'playbook.title.missing': '{name}: not in the document',
  'playbook.title.deviates': '{name}: none of our positions',
  'playbook.title.walk_away': '{name}: do not sign as it stands',
  'playbook.title.fallback': '{name}: at fallback step {step, number}',
  'playbook.title.failed': '{name}: check not passed',
  'playbook.description.missing': 'The playbook “{playbook}” asks for it, and the document says nothing of it.',
  'playbook.description.deviates':
    'The document says something else than the playbook “{playbook}” prefers, accepts or settles for.',
  'playbook.description.walk_away': 'At this wording the playbook “{playbook}” says not to sign.',
  'playbook.description.fallback':
    'The document is at step {step, number} of what the playbook “{playbook}” settles for: acceptable, not preferred.',
  'playbook.description.failed': 'The playbook “{playbook}” has a check of its own for this.',
  'playbook.suggestion.topic': 'Ask for: “{wording}”',
  'playbook.suggestion.check': 'Bring the document in line with the check, or have the exception approved.',
  'playbook.rationale': 'Our standard position on this point.',
};
