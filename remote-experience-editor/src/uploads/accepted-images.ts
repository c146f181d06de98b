/** What a file field offers where a picture is asked for; the API looks at the content itself. */
export const acceptedImages = 'image/jpeg,image/png,image/webp,image/avif,image/gif,image/svg+xml';
