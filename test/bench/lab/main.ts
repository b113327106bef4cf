/** `npm run bench:lab`: what the lab's kernels take, beside published or textbook ones of the same run. */

import { argumentsOf } from '../../arguments.ts';
import { table } from '../table.ts';
import { benchAllRules } from './all-rules-bench.ts';
import { benchCondorcet } from './condorcet-bench.ts';
import { benchDawidSkene } from './dawid-skene-bench.ts';
import { benchDebates, benchDebatesAlone } from './debates-bench.ts';
import { benchKrippendorff } from './krippendorff-bench.ts';
import { benchSchulze } from './schulze-bench.ts';

argumentsOf({ usage: 'Usage: npm run bench:lab   all of it; some minutes' });
process.stderr.write('Measuring the lab; some minutes.\n');
process.stdout.write(
  `${table([benchSchulze(), ...benchCondorcet(), benchKrippendorff(), ...benchDawidSkene(), benchAllRules(), benchDebatesAlone(), await benchDebates()])}\n`,
);
