/** Who is in Word as the author of every tracked change and comment of ours. */
export const AUTHOR = 'Conclave';

/** Shown beside comments. */
export const INITIALS = 'C';
