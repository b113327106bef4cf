/** `npm run fixed-reviews`: what twenty fixed documents come to is written anew, after experts or debate were changed on purpose. */
import { writeFileSync } from 'node:fs';
import { fixedReviews } from './fixed-reviews.ts';

const reviews = await fixedReviews();
writeFileSync(new URL('./fixed-reviews.json', import.meta.url), `${JSON.stringify(reviews, null, 2)}\n`);
