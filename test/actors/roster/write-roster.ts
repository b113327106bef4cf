/** Writes the roster anew from the experts' records: after an expert was added or its record changed. */
import { writeFileSync } from 'node:fs';
import { argumentsOf } from '../../arguments.ts';
import { rosterOfExperts } from './roster-of-experts.ts';

argumentsOf({
  usage: 'Usage: npm run roster   writes actors/roster/roster.generated.json anew from the records of the experts',
});
const rows = rosterOfExperts().map((member) => `  ${JSON.stringify(member)}`);
writeFileSync(new URL('../../../actors/roster/roster.generated.json', import.meta.url), `[\n${rows.join(',\n')}\n]\n`);
