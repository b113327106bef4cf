import type { Expert } from '../../expert.ts';
import { answered, elsewhere, pattern, scattered } from '../../toolkit/index.ts';
import { legalExpert } from '../legal-expert.ts';

const ORAL = pattern(
  '\\b(?:orally|verbally|by (?:telephone|phone|word of mouth))\\b[^.;]{0,40}?\\b(?:notif[a-z]+|consent|approv[a-z]+|agree[a-z]*|request|order|instruct[a-z]*|confirm[a-z]*|amend[a-z]*|terminat[a-z]*|authoriz[a-z]*)|\\b(?:oral|verbal) (?:[a-z]+ ){0,2}?(?:notice|notif[a-z]+|consent|approv[a-z]+|agree[a-z]*|request|order|instruct[a-z]*|confirm[a-z]*|amend[a-z]*|terminat[a-z]*|authoriz[a-z]*)|\\b(?:notice|notif[a-z]+|consent|approv[a-z]+|agreed|request|order|instruct[a-z]*|confirm[a-z]*|amend[a-z]*|terminat[a-z]*|authoriz[a-z]*)\\b[^.;]{0,50}?\\b(?:orally|verbally|by (?:telephone|phone)|informally)\\b',
);
const SETTLED = pattern(
  '\\b(?:whether|all|any|no|prior|previous)\\b[^.;]{0,80}?\\b(?:oral|verbal)|\\b(?:oral|verbal)(?:ly)? (?:or|and) (?:in )?writ|\\bwrit(?:ten|ing)[^.;]{0,30}?\\b(?:or|and|nor) (?:oral|verbal)|\\bnot\\b[^.;]{0,60}?\\b(?:oral|verbal)|supersede|\\b(?:oral|visual|verbal)(?:ly)? (?:disclos|,|and visual)|disclosed (?:oral|verbal)|\\bmeetings?\\b|\\bin person\\b|\\bconference|\\b(?:consultations?|support|assistance|advice|advis[a-z]+|help ?desk|training|hotline|service) (?:[a-z]+ ){0,4}by (?:tele)?phone',
);
const CONFIRMED = pattern('\\bconfirm(?:ed|ation)?\\b[^.;]{0,40}?\\bin writing\\b|\\bwritten confirmation\\b');

/** Declarations that bind although nobody can prove them. */
export const oralStatements: Expert = legalExpert({
  id: 'oral-statements',
  competence: ['notices', 'amendment', 'entire_agreement'],
  precision: 0.88,
  detectors: [
    scattered({
      rule: 'oral-statements.bind',
      category: 'notices',
      severity: 'medium',
      belief: 0.75,
      words: ORAL,
      unless: SETTLED,
      unlessSection: CONFIRMED,
    }),
  ],
  defeaters: [
    answered({
      against: ['notices', 'amendment'],
      rules: /oral/,
      within: 'section',
      words: CONFIRMED,
      reason: 'oral-statements.confirmed',
    }),
    elsewhere({
      against: ['amendment'],
      topic: pattern(
        '\\b(?:amend|modif|chang|var)[a-z]*\\b[^.;]{0,120}?\\b(?:in writing|written (?:agreement|instrument|consent|amendment))',
      ),
      found: 'oral-statements.writing-required',
    }),
  ],
});
