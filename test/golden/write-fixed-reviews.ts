/** `npm run fixed-reviews`: what twenty fixed documents come to is written anew, after experts or debate were changed on purpose. */
import { writeFileSync } from 'node:fs';
import { argumentsOf } from '../arguments.ts';
import { fixedReviews } from './fixed-reviews.ts';

argumentsOf({ usage: 'Usage: npm run fixed-reviews   writes test/golden/fixed-reviews.json anew; takes a minute' });
const reviews = await fixedReviews();
writeFileSync(new URL('./fixed-reviews.json', import.meta.url), `${JSON.stringify(reviews, null, 2)}\n`);
