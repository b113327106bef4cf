import { z } from 'zod';
import { Adversaries } from './adversaries.ts';

const Share = z.number().gt(0).lt(1);
const Probability = z.number().min(0).max(1);

/**
 * How sure a simulated expert says it is: the logistic function of slope · logit(accuracy) + bias + noise, and more when it is right
 * by as much as `auroc` asks for.
 */
const Calibration = z.strictObject({
  /** 1 is calibrated; less is timid, more is bold. */
  slope: z.number().min(0).max(5).default(1),
  /** Log-odds added to every answer: above 0 is overconfident. */
  bias: z.number().min(-5).max(5).default(0),
  /**
   * Probability that it is surer of a right answer than of a wrong one: ½ tells nothing. Language models that state how sure they
   * are reach .52 to .61 (as Xiong et al. 2024, ICLR, arXiv 2306.13063); the default is the middle. Without noise it is ½.
   */
  auroc: z.number().min(0.5).max(0.999).default(0.57),
  /** Standard deviation of the log-odds from answer to answer. */
  noise: z.number().min(0).max(5).default(0.5),
});

/** Experts of one kind, whose errors go together: the same model, the same school, the same textbook. */
const Block = z.strictObject({
  name: z.string().min(1).max(200),
  count: z.int().min(1).max(1000),
  /** Probability of a right blind answer, for every topic or topic by topic. */
  accuracy: z.union([Share, z.record(z.string(), Share)]),
  /** Standard deviation of the experts' log-odds of being right around the block's. */
  spread: z.number().min(0).max(3).default(0),
  /** Correlation of the errors of any two experts of the block. */
  correlation: z.number().min(0).lt(1).default(0),
  calibration: Calibration.prefault({}),
  /** Probability that an expert does not reconsider in a round. */
  stubbornness: Probability.default(0.5),
  /** Exponent on the share of the voices that hold an answer: 0 heeds nobody's number, 1 proportionally, more follows the crowd. */
  conformity: z.number().min(0).max(10).default(1),
  /** Odds by which reconsidering favours the right answer beyond its number of voices: 1 is a debate that teaches nothing. */
  truth_pull: z.number().min(0.05).max(20).default(1),
  /** Probability that a statement fails: no blind answer, or no change in a later round. */
  failure: Probability.default(0),
});
export type Block = z.infer<typeof Block>;

/**
 * A panel of simulated experts, as data. It invents no language and no opinions: an expert is the probability of its
 * answers, and of changing them by what it hears.
 */
export const SimulatedPanel = z
  .strictObject({
    name: z.string().regex(/^[a-z0-9-]{1,60}$/),
    /** Possible answers to an item, one of them right. */
    candidates: z.int().min(2).max(26).default(2),
    /** Topics of the items, with the share of items of each; they are scaled to sum to 1. */
    topics: z.record(z.string(), z.number().gt(0)).default({ general: 1 }),
    /**
     * gaussian-copula: any accuracies and blocks. beta-binomial: each block its own urn (its errors are exchangeable, and its
     * majority is the correlated jury in closed form), so no spread and nothing between blocks.
     */
    joint: z.enum(['gaussian-copula', 'beta-binomial']).default('gaussian-copula'),
    /** Correlation of the errors of experts of different blocks: what is hard for one is hard for all. */
    correlation_between: z.number().min(0).lt(1).default(0),
    /** Correlation of an expert's errors with its own when it is asked the same again; at least that of its block. */
    correlation_self: z.number().min(0).lt(1).default(0.7),
    /** Share of wrong answers that fall on the item's one misleading candidate; the others fall on any wrong one. */
    misleading: Probability.default(0.5),
    /** Correlation of how sure any two are of one item, right or wrong: what seems easy to one seems easy to all. */
    correlation_confidence: z.number().min(0).lt(1).default(0),
    /** Experts of the panel who lie. */
    adversaries: Adversaries.prefault({}),
    /** Tokens for a statement, and for each statement of another that is read. */
    tokens: z.strictObject({ speak: z.number().gt(0).default(400), hear: z.number().min(0).default(150) }).prefault({}),
    blocks: z.array(Block).min(1).max(1000),
  })
  .check(({ value: panel, issues }) => {
    const complain = (message: string): void => {
      issues.push({ code: 'custom', message, input: panel });
    };
    const names = panel.blocks.map(({ name }) => name);
    if (new Set(names).size < names.length) complain('two blocks of one name');
    if (panel.adversaries.count > panel.blocks.reduce((sum, { count }) => sum + count, 0)) {
      complain('more adversaries than experts');
    }
    for (const { name, accuracy, correlation, spread } of panel.blocks) {
      const missing =
        typeof accuracy === 'number' ? undefined : Object.keys(panel.topics).find((topic) => !(topic in accuracy));
      if (missing !== undefined) complain(`${name} has no accuracy for the topic ${missing}`);
      if (correlation < panel.correlation_between)
        complain(`${name} correlates less with itself than with other blocks`);
      if (panel.joint === 'beta-binomial' && (spread > 0 || panel.correlation_between > 0)) {
        complain('a beta-binomial panel has no spread, and no correlation between blocks');
      }
    }
  });
export type SimulatedPanel = z.infer<typeof SimulatedPanel>;
