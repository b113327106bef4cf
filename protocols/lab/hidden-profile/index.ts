export { type ArmRow, type HiddenProfileDesign, hiddenProfile, USUAL_HIDDEN_PROFILE } from './hidden-profile.ts';
