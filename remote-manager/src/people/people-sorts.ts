/** What lists of people can be sorted by. */
export const peopleSorts = ['email', 'name', 'role', 'lastSeenAt'] as const;
