import type { Responder } from '../../../debate/protocol.ts';
import type { Item } from '../panel.ts';
import type { Manner } from './manner.ts';
import { nullModel } from './null-model.ts';
import { opinion } from './opinion.ts';
import { adopt, antiConformity, draft, independent, revise } from './own-way.ts';
import { argument, delphi } from './ratings.ts';
import { ranked, redCell, sides } from './roles.ts';

/** The responder of a protocol at work; the members' own way when it names none. */
export function mannerOf<Question extends Item>(responder: Responder = { kind: 'revise' }): Manner<Question> {
  switch (responder.kind) {
    case 'revise':
      return revise();
    case 'independent':
      return independent();
    case 'adopt':
      return adopt(responder);
    case 'draft':
      return draft();
    case 'anti-conformity':
      return antiConformity();
    case 'delphi':
      return delphi(responder);
    case 'sides':
      return sides(responder);
    case 'ranked':
      return ranked(responder);
    case 'red-cell':
      return redCell(responder);
    case 'argument':
      return argument(responder.semantics);
    case 'opinion':
      return opinion(responder.model);
    case 'null':
      return nullModel(responder);
    default:
      return responder satisfies never;
  }
}
