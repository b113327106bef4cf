import type { Finding } from '../../protocols/index.ts';
import type { Speaker } from '../languages/index.ts';

/** What a finding says: an outside expert's own words, which no catalogue could have, or its rule's in the reader's language. */
export const findingText = (finding: Finding, speaker: Speaker): ReturnType<Speaker['rule']> =>
  finding.words ?? speaker.rule(finding.rule, finding.values);
