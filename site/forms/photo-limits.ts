/** The largest number of photos that may come with a form. */
export const maxPhotos = 5;
