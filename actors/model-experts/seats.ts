import { SeatSheet } from '../../protocols/models/index.ts';
import balance from './seats/model-balance.json' with { type: 'json' };
import briefer from './seats/model-briefer.json' with { type: 'json' };
import coherence from './seats/model-coherence.json' with { type: 'json' };
import drafter from './seats/model-drafter.json' with { type: 'json' };
import liability from './seats/model-liability.json' with { type: 'json' };
import money from './seats/model-money.json' with { type: 'json' };
import requirements from './seats/model-requirements.json' with { type: 'json' };
import rights from './seats/model-rights.json' with { type: 'json' };
import term from './seats/model-term.json' with { type: 'json' };
import translator from './seats/model-translator.json' with { type: 'json' };
import verification from './seats/model-verification.json' with { type: 'json' };
import verifier from './seats/model-verifier.json' with { type: 'json' };

/** Every seat that a language model can sit on, in order of id. */
export const SEATS: readonly SeatSheet[] = [
  balance,
  briefer,
  coherence,
  drafter,
  liability,
  money,
  requirements,
  rights,
  term,
  translator,
  verification,
  verifier,
].map((sheet) => SeatSheet.parse(sheet));

const BY_ID: ReadonlyMap<string, SeatSheet> = new Map(SEATS.map((sheet) => [sheet.id, sheet]));

/** Throws when there is no such seat: a plan names only seats there are. */
export function seatSheet(id: string): SeatSheet {
  const sheet = BY_ID.get(id);
  if (sheet === undefined) throw new Error(`there is no seat ${id}`);
  return sheet;
}
