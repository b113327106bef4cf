import type { Catalogue } from '../catalogue.ts';
import { adversarial } from './adversarial.ts';
import { brief } from './brief.ts';
import { business } from './business.ts';
import { clauseRiskPositions } from './clause-risk-positions.ts';
import { clauseRisks } from './clause-risks.ts';
import { compliance } from './compliance.ts';
import { consistency } from './consistency/index.ts';
import { deal } from './deal.ts';
import { debate } from './debate.ts';
import { deviations } from './deviations.ts';
import { drafting } from './drafting.ts';
import { fairness } from './fairness.ts';
import { grievous } from './grievous/index.ts';
import { language } from './language.ts';
import { legal } from './legal/index.ts';
import { markdown } from './markdown.ts';
import { names } from './names.ts';
import { negotiation } from './negotiation.ts';
import { negotiationCustomer } from './negotiation-customer.ts';
import { playbook } from './playbook.ts';
import { reading } from './reading.ts';
import { report } from './report.ts';
import { sides } from './sides.ts';
import { technical } from './technical.ts';
import { toolkit } from './toolkit.ts';

export const catalogue: Catalogue = {
  names,
  parts: [
    legal,
    grievous,
    clauseRisks,
    compliance,
    fairness,
    consistency,
    technical,
    language,
    business,
    adversarial,
    toolkit,
    debate,
  ],
  texts: [
    drafting,
    deal,
    negotiation,
    negotiationCustomer,
    clauseRiskPositions,
    sides,
    playbook,
    deviations,
    reading,
    report,
    brief,
    markdown,
  ],
};
