export { DocumentPiece, DocumentRequest, PIECE_UNITS, pieceAt } from './document-piece.ts';
export { OfferedStatement, OWN_WORDS } from './offered-statement.ts';
export { isOutside, OutsideExpert } from './outside-expert.ts';
export { Receipt, Refusal } from './receipt.ts';
