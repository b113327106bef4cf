/**
 * The words by which a sentence forbids or denies an act: `may not withhold`, `does not survive`, `no party may retain`, `not entitled to
 * keep`. A pattern that looks for the act alone would read them as the act.
 *
 * @param act beginnings of the verbs, as in the pattern of the act
 */
export const denied = (act: string): string => {
  const acts = `(?:[a-z]+ly )?(?:be )?(?:${act})[a-z]*`;
  return [
    `\\b(?:may|can|shall|will|must|need|do|does|is|are) ?not (?:have the right to |be (?:entitled|permitted|allowed) to )?${acts}`,
    `\\b(?:neither|no) (?:[a-z]+ ){1,4}?(?:may|can|shall|will|is|are) ${acts}`,
    `\\bnot (?:entitled|permitted|allowed) to ${acts}`,
  ].join('|');
};
