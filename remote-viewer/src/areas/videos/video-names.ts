/** What addresses call videos, and playlists as well. */
export const videoNames = { one: 'video', list: 'videos' } as const;
