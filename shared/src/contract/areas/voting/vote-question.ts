/** Under what a ballot's answer stands, and what comes of it: a vote asks one thing. */
export const voteQuestion = 'vote';
