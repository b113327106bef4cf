import { type GrievousJudgement, grievousThreshold, judgeGrievous } from '../../../actors/classifiers/index.ts';
import { GRIEVOUS_GROUPS, GROUP_OF } from '../../../actors/experts/grievous/index.ts';
import type { Figure, Report } from '../report.ts';
import { type WrittenPassage, writtenPassages } from './grievous-examples.ts';

/** What was said of a passage; undefined where nothing was. */
interface Judged {
  readonly passage: WrittenPassage;
  readonly said: GrievousJudgement | undefined;
}

const AIM = { recall: 0.9, precision: 0.9, objected: 0.03 };
const AIM_ABROAD = { recall: 0.8, precision: 0.85, objected: 0.03 };

/**
 * Grievous terms on the passages of the writer nobody has read. An objection is right on a passage with a defect if it names
 * its class or one of the same group, since a passage often has a neighbouring defect too; on a near miss it is wrong.
 */
export function evalGrievous(tell: (step: string) => void): Report {
  tell('passages of the test part');
  const judged = writtenPassages('c').map((passage): Judged => {
    const judgement = judgeGrievous(passage.text, passage.lang, GROUP_OF);
    return { passage, said: judgement.probability >= grievousThreshold(passage.lang) ? judgement : undefined };
  });
  const figures = [
    ...figuresOf('all', judged, AIM),
    ...figuresOf('English', inLanguage(judged, 'en'), AIM),
    ...figuresOf('Italian', inLanguage(judged, 'it'), AIM_ABROAD),
    ...figuresOf('Spanish', inLanguage(judged, 'es'), AIM_ABROAD),
    ...GRIEVOUS_GROUPS.flatMap((group) =>
      figuresOf(
        group,
        judged.filter(({ passage }) => GROUP_OF.get(passage.class) === group),
        AIM,
      ),
    ),
  ];
  return { set: 'grievous', about: `${judged.length} passages of a writer nobody has read`, figures, experts: [] };
}

const inLanguage = (judged: readonly Judged[], language: string): Judged[] =>
  judged.filter(({ passage }) => passage.lang === language);

const isOfClass = ({ passage, said }: Judged): boolean => said?.id === passage.class;
const isOfGroup = ({ passage, said }: Judged): boolean =>
  said !== undefined && GROUP_OF.get(said.id) === GROUP_OF.get(passage.class);
const share = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole);

function figuresOf(name: string, judged: readonly Judged[], aim: typeof AIM): Figure[] {
  const defects = judged.filter(({ passage }) => passage.label === 1);
  const misses = judged.filter(({ passage }) => passage.label === 0);
  const said = judged.filter((one) => one.said !== undefined);
  const right = defects.filter(isOfGroup);
  const objected = misses.filter((one) => one.said !== undefined);
  return [
    { measure: `${name}: recall`, figure: share(right.length, defects.length), aim: aim.recall },
    { measure: `${name}: recall, by the very class`, figure: share(defects.filter(isOfClass).length, defects.length) },
    { measure: `${name}: precision`, figure: share(right.length, said.length), aim: aim.precision },
    { measure: `${name}: near misses objected to`, figure: share(objected.length, misses.length), aim: aim.objected },
  ];
}
