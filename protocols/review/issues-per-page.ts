/** Issues a reader can take in from one page of a document, when neither operator nor request says otherwise. */
export const DEFAULT_ISSUES_PER_PAGE = 4;

/** The most that either may ask for. */
export const MOST_ISSUES_PER_PAGE = 100;
