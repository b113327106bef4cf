/**
 * Rules of the grammar checker that are right on legal and technical prose (all others give false alarms there), each with what must be
 * in a sentence for the rule to object. Tagging a sentence costs the checker a hundred times what a pattern does, so it is
 * given only sentences in which some rule could fire: a quarter of a contract.
 */

/** Words that follow `will` or `shall` in contracts and that the checker takes there for what they are. */
const AFTER_WILL = `
a abide accept accompany accrue achieve acknowledge acquire act actively add adhere administer adopt advise affect afford
again agree allocate allow also alternate always amend and annually any anything appear apply appoint approve arise arrange as
ask assign assist assume at attempt attend authorize automatically bar be bear become begin belong benefit bill bind bring
calculate carry cause cease certify change charge choose clearly co collaborate collect collectively come commence
commercialize commit communicate compensate complete comply conduct confer confirm conflict conform consent consider consist
constitute consult contact contain continue contribute control convert cooperate coordinate correct count cover create credit
decide deduct deem defend define deliver demonstrate describe design designate destroy detail determine develop devote
diligently direct directly disclose discontinue discuss display distribute distributor divulge do duly during each effect
either elect employ enable end endeavor engage ensure enter entitle enure equal equally escalate establish evaluate exceed
exchange exclude exclusively execute exercise exist expire expressly extend facilitate fail feature file first follow for form
forthwith forward from fulfill fully function furnish further generally give go govern grant guarantee handle have he help
hold host identify immediately impair implement impose in include incorporate increase incur indemnify indicate inform
initially initiate inspect install instead instruct insure inure investigate invoice issue it join jointly keep license
likewise limit link list lose maintain make manage manufacture mark market materially mean meet modify monitor mutually name
need negotiate neither never nevertheless no nominate not notify obligate observe obtain occur offer on only operate or order
originate otherwise override oversee owe own participate pass pay perform periodically permit place preclude prepare present
prevail prevent proceed process procure produce prohibit promote promptly properly propose protect provide publish purchase
pursue put re reasonably receive record recover reduce refer reference reflect refrain refund register regularly reimburse
release relieve remain remit remove render renew replace report represent request require reside resolve respond restrict
result resume retain return revert review run satisfy schedule secure see seek select sell send separately serve set settle
share ship show sign simultaneously so solely solicit source specifically specify spend start state still store strictly
submit substitute such suffer supersede supply support survive take terminate test the then thereafter therefore thereupon
they this timely to together transfer transmit treat trigger try undertake update upon use utilize vary vest violate waive
warrant we within work you`
  .trim()
  .replaceAll(/\s+/g, '|');

/** Words after a pronoun that agree with it, or begin something else. */
const NEUTRAL =
  'shall|will|may|must|can|could|would|should|might|cannot|had|did|to|of|in|and|or|for|by|from|under|with|as|on|at|that|which|if|unless|when|upon|not|nor|but|into|than|hereby|without|within|against|until|because|so|pursuant|hereunder|thereunder|through|after|before|during';

const MODAL = '(?:can|could|may|might|must|shall|should|will|would|ought)';
const BE = "(?:am|is|are|was|were|be|being|been|[a-z]+['’](?:s|re|m))";

/** By the checker's rule: what must be in the sentence for the rule to object, and for the objection to be kept. */
const TRIGGERS: Readonly<Record<string, string>> = {
  // An article whose sound differs from what is printed: see `isArticle` in grammar.ts for what is kept.
  AnA: '\\ba\\s+[aeiouh]|\\ban\\s+(?:[^aeio\\s]|e[uw]|o[nu])',
  AllowTo: 'allow',
  BewareOf: 'beware',
  CommitmentTo: 'commitments?\\s+toward',
  ComprisesOf: 'compris',
  CriteriaPhenomena: 'criteria|phenomena',
  DespiteOf: 'despite\\s+of',
  DoubleModal: `\\b${MODAL}\\s+(?:not\\s+)?${MODAL}\\b`,
  EachAndEveryOne: 'every\\s*one',
  ExceptOf: 'except\\S*\\s+of',
  HadOf: '\\bha[ds]\\S*\\s+of\\b',
  IsBeenAuxSequence: `\\b${BE}\\s+(?:\\S+\\s+)?been\\b`,
  ItsPossessive: "it\\s?['’]",
  LikelyHood: 'hood\\b',
  NotTo: '\\bno\\s+to\\b',
  OneOfTheSingular: '\\bone\\s+of\\b',
  Payed: 'payed',
  PleasRequestVerb: '\\bpleas\\b',
  PronounVerbAgreement: `\\b(?:he|she|it)\\s+(?!(?:is|was|has|does|${NEUTRAL})\\b)[a-z]|\\b(?:I|we|they|you)\\s+(?!(?:are|were|have|do|${NEUTRAL})\\b)[a-z]`,
  RelayOnForRely: '\\brelay',
  ResponsibilityFor: 'responsibilit\\S*\\s+of',
  SaveToSafe: '\\bsave\\s+to\\b',
  SingleBe: `\\b${BE}\\s+${BE}\\b`,
  SomeOfThe:
    '\\b(?:some|any|all|most|many|few|none|several|each|both|half|much|enough|more|less|fewer|least|plenty|lots?)\\s+the\\b',
  ThanksALot: 'thanks',
  TheTheToThatThe: '\\bthe\\s+the\\b',
  TheAnother: '\\bthe\\s+another',
  TheirToThere: '\\btheir\\b',
  ThenThan:
    '\\bthen\\b|\\b(?!(?:other|more|less|later|greater|rather|earlier|fewer|longer|lower|higher|better|sooner|larger|smaller)\\b)[a-z]+\\s+than\\b',
  ThereToTheir: '\\bthere\\b',
  ToTo: '\\bto\\s+to\\b',
  TooTo: '\\btoo\\b',
  WasComprisedOf: 'comprised',
  TheWhetherWeather: '\\bthe\\s+whether',
  WithoutOut: 'without\\s+out',
  WorseOrWorst: '\\bworst?e?\\b',
  PrincipleToPrincipalRoleNoun: 'principle',
  ThoughThought: 'though',
  WillNonLemma: `\\b(?:will|shall)\\s+(?!(?:${AFTER_WILL})\\b)[a-z]`,
  BoarderBorder: 'boarder',
  SameAs: '\\bsame\\s+then\\b',
  AmountsFor: '\\bamounts?\\S*\\s+for\\b',
  AsFollows: '\\bas\\s+follow\\b',
};

/** The rules that are switched on; all others stay off. */
export const GRAMMAR_RULES: readonly string[] = Object.keys(TRIGGERS);

const ANY = new RegExp(Object.values(TRIGGERS).join('|'), 'i');

/** Whether any rule could object to something in the sentence. */
export const mayHaveSlip = (sentence: string): boolean => ANY.test(sentence);
